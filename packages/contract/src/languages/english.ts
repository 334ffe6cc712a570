// The English catalogue, the model of the other languages, combined from the chunks that the web loads.

import { englishAccountAdmin } from '#languages/english-account-admin.ts';
import { englishBoard } from '#languages/english-board.ts';
import { englishOverlays } from '#languages/english-overlays.ts';
import { englishShell } from '#languages/english-shell.ts';
import { englishSignIn } from '#languages/english-sign-in.ts';

export const english = {
  ...englishShell,
  ...englishBoard,
  ...englishOverlays,
  ...englishAccountAdmin,
  // These features have texts in two chunks.
  admin: { ...englishShell.admin, ...englishAccountAdmin.admin },
  auth: { ...englishShell.auth, ...englishSignIn.auth },
  scores: { ...englishOverlays.scores, ...englishAccountAdmin.scores },
  notifications: { ...englishBoard.notifications, ...englishAccountAdmin.notifications },
  shortcuts: { ...englishBoard.shortcuts, ...englishOverlays.shortcuts },
  tasks: { ...englishBoard.tasks, ...englishOverlays.tasks },
  workspaces: { ...englishBoard.workspaces, ...englishOverlays.workspaces },
  users: { ...englishShell.users, ...englishAccountAdmin.users },
};
