// Texts of watching and muting a task.
import { watchLimits } from '@app/contract/watches/watches.rules.ts';

export const watchesText = {
  label: 'Notifications',
  states: { usual: 'Default', watching: 'Watching', muted: 'Muted' },
  explained: {
    usual: 'If it is assigned to you, you created it, or you commented',
    watching: 'Every comment, move and new due date',
    muted: 'Only when somebody mentions you',
  },
  now: {
    usual: 'You get the default notifications',
    watching: 'You are watching this task',
    muted: 'You have muted this task',
  },
  failed: 'Your choice could not be saved',
  loadFailed: 'Your choice could not be loaded.',
  full: `You can watch or mute at most ${watchLimits.perPerson} tasks. Reset some first.`,
};
