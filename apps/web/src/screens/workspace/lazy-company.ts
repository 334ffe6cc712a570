// The company view as a lazy component: few people open it.
import { lazyComponent } from '#lib/lazy.tsx';

export const CompanyBoard = lazyComponent(() =>
  import('#screens/workspace/company/company-board.tsx').then((m) => ({ default: m.CompanyBoard })),
);
