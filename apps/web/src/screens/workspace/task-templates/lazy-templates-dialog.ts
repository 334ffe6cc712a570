// The dialog of task templates, which '…' above a board, the command menu and the dialog of a new task open.
import { lazyOverlay } from '#lib/lazy.tsx';

export const TemplatesDialog = lazyOverlay(
  () => import('#screens/workspace/task-templates/templates-dialog.tsx').then((m) => ({ default: m.TemplatesDialog })),
  { opens: 'layer' },
);
