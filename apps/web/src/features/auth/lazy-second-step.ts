// The second step, which few people need: it loads when somebody has to take it.
import { lazyComponent } from '#lib/lazy.tsx';

export const SecondStep = lazyComponent(() => import('#features/auth/second-step.tsx').then((m) => ({ default: m.SecondStep })));
