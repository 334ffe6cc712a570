// The whole catalogue in English, the model of the other languages, in the parts in which the web fetches it.
import { englishApp } from '#languages/english-app.ts';
import { englishFirst } from '#languages/english-first.ts';
import { englishLater } from '#languages/english-later.ts';
import { englishRest } from '#languages/english-rest.ts';

export const english = {
  ...englishFirst,
  ...englishApp,
  ...englishLater,
  ...englishRest,
  // These come in two pieces.
  notifications: { ...englishApp.notifications, ...englishRest.notifications },
  shortcuts: { ...englishApp.shortcuts, ...englishLater.shortcuts },
  tasks: { ...englishApp.tasks, ...englishLater.tasks },
  users: { ...englishFirst.users, ...englishRest.users },
};
