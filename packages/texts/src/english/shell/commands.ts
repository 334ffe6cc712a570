// Texts of the command menu and of the peek at a task.
import { numberOf } from '#number.ts';

const number = numberOf('en');

export const commandsText = {
  title: 'Command menu',
  placeholder: 'Type a command, a name or a task',
  back: 'Back',
  groups: {
    selection: 'Selected tasks',
    task: 'This task',
    recent: 'Recent',
    board: 'This board',
    places: 'Go to',
    people: 'People',
    account: 'You',
    tasks: 'Tasks',
    typed: 'What you typed',
  },
  count: (count: number) => `${number(count)} ${count === 1 ? 'result' : 'results'}`,
  none: 'Nothing found',
  set: (values: string) => `Set: ${values}`,
  typeDate: 'Type a date, for example: next Friday',
  findValue: 'Type to find',
  filterBy: (field: string) => `Filter: ${field}`,
  settingsTab: (tab: string) => `Settings: ${tab}`,
  adminTab: (tab: string) => `Admin Panel: ${tab}`,
  assistant: 'Conversations with the assistant',
  language: 'Language',
  compactOn: 'Use the compact view',
  compactOff: 'Use the comfortable view',
  inMembers: 'Show in Members',
  onlyTheirs: 'Show only tasks of this person',
  assignTo: (title: string) => `Assign: ${title}`,
  newTask: (title: string) => `Add task: ${title}`,
  newTaskGets: 'A new task gets:',
  whichBoard: 'On which board?',
  ask: (text: string) => `Ask the assistant: ${text}`,
  search: (text: string) => `All tasks with: ${text}`,
  peek: {
    label: (title: string) => `Quick look: ${title}`,
    failed: 'The rest could not be loaded.',
    empty: 'No description',
    keys: 'Space closes, Enter opens',
    closed: 'Quick look closed',
  },
};
