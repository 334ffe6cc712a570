// My work with the plan of a day, which shows an answer of the assistant: screens do not import each other.
import { lazyOverlay } from '#lib/lazy.tsx';
import { MyWorkScreen } from '#screens/workspace/my-work/my-work-screen.tsx';

const PlanDialog = lazyOverlay(() => import('#app/assistant/plan-dialog.tsx').then((m) => ({ default: m.PlanDialog })));

export function MyWork() {
  return <MyWorkScreen renderPlan={(begins, close) => <PlanDialog begins={begins} onClose={close} onLoadError={close} />} />;
}
