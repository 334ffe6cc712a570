// The whole catalogue in English, the model of the other languages, in the parts in which the web fetches it.

import { englishAccountAdmin } from '#languages/english-account-admin.ts';
import { englishBoard } from '#languages/english-board.ts';
import { englishOverlays } from '#languages/english-overlays.ts';
import { englishShell } from '#languages/english-shell.ts';

export const english = {
  ...englishShell,
  ...englishBoard,
  ...englishOverlays,
  ...englishAccountAdmin,
  // These come in two pieces.
  notifications: { ...englishBoard.notifications, ...englishAccountAdmin.notifications },
  shortcuts: { ...englishBoard.shortcuts, ...englishOverlays.shortcuts },
  tasks: { ...englishBoard.tasks, ...englishOverlays.tasks },
  users: { ...englishShell.users, ...englishAccountAdmin.users },
};
