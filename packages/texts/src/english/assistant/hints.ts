// Texts of hints.
import { pluralOf } from '#plural.ts';

const plural = pluralOf('en');

export const hintsText = {
  label: 'Hint',
  similar: 'Similar:',
  withTemplate: (name: string) => `Use checklist ${name}`,
  stuck: (days: number) => plural(days, 'No change for 1 day.', `No change for ${days} days.`),
  askNow: 'Ask in a comment',
  noDueDate: 'High priority without a due date.',
  setDueDate: 'Set a due date',
  load: (open: number, week: number) => `${plural(open, '1 open task', `${open} open tasks`)}, ${week} due this week`,
  dismiss: 'Do not show such hints',
  dismissed: { title: 'Hint hidden for good', text: 'You can show it again in Settings > Preferences.' },
  notSaved: 'Your choice was not saved',
};
