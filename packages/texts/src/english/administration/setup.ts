// Texts of setting up an installation and of removing its sample data, which only administrators see. The web loads them with their parts.
import type { Widened } from '#catalogue.ts';
import { numberOf } from '#number.ts';

const number = numberOf('en');
const people = (count: number) => `${number(count)} ${count === 1 ? 'person' : 'people'}`;
const tasks = (count: number) => `${number(count)} ${count === 1 ? 'task' : 'tasks'}`;

export const setupText = {
  title: 'Set up',
  done: (done: number, all: number) => `${number(done)} of ${number(all)} done`,
  allDone: 'Everything is set up',
  nothingOpen: 'Nothing is open',
  next: (step: string) => `Next: ${step}`,
  all: 'All steps',
  hide: 'Hide',
  hidden: { title: 'Set up is hidden', text: 'Search for “Set up” to find it again.' },
  saveFailed: 'The change was not saved',
  loadFailed: 'The steps could not be loaded.',
  later: 'Later',
  laterLabel: (step: string) => `Later: ${step}`,
  states: { open: 'Open', later: 'Put off', done: 'Done' },
  steps: {
    company: 'Company',
    mail: 'E-mail',
    departments: 'Departments',
    people: 'People',
    signIn: 'Signing in',
    backup: 'Backup',
    assistant: 'Assistant',
    samples: 'Sample data',
  },
  company: {
    none: 'Name and address',
    noName: 'The name is missing',
    noAddress: 'The address is missing',
    title: 'Company name and address',
    nameHint: 'Mails and invitations come in this name.',
    addressHint: 'Where your people open Tasklane AI. Links in mails begin with it.',
    environment: 'It is set where the server is started (COMPANY_NAME, PUBLIC_URL) and changed there.',
    loadFailed: 'Name and address could not be loaded.',
    saved: 'Name and address saved',
    sender: (name: string, address: string) => `Mails come from “${name}”, and their links begin with ${address}.`,
  },
  mail: { none: 'No mail server yet', untested: 'Not tested yet', works: 'Works' },
  departments: (count: number) => `${number(count)} ${count === 1 ? 'department' : 'departments'}`,
  onlyYou: 'Only you so far',
  people: (count: number) => `${people(count)} besides you`,
  invited: (count: number) => `${number(count)} invited`,
  registration: { open: 'Anybody can register', approval: 'Anybody, after approval', closed: 'By invitation only' },
  signIn: {
    title: 'Who can create an account',
    texts: {
      open: 'Whoever knows the address, in a department that is open to registration.',
      approval: 'Whoever knows the address, in any department. They see nothing until an administrator admits them.',
      closed: 'Only people whom you add or invite.',
    },
    environment: 'It is set where the server is started (REGISTRATION) and changed there.',
    loadFailed: 'The choice could not be loaded.',
    saved: 'Choice saved',
  },
  backup: { none: 'None yet', scheduled: 'By schedule', last: (day: string) => `Last one: ${day}` },
  noModel: 'No language model yet',
  samples: {
    text: 'This installation began with invented people and tasks. What you have made or changed stays.',
    count: (persons: number, all: number) => `${people(persons)}, ${tasks(all)}`,
    remove: 'Remove sample data',
    question: 'Remove the sample data?',
    goes: (persons: number, all: number, templates: number) =>
      `${people(persons)}, ${tasks(all)} and ${number(templates)} ${templates === 1 ? 'checklist template' : 'checklist templates'} are removed. The tasks stay in the trash for 30 days.`,
    tasksStay: (titles: string) => `Somebody has worked on these tasks, so they stay: ${titles}.`,
    peopleStay: (names: string) => `The accounts of these people are in use, so they stay: ${names}.`,
    othersStay: 'Everything that you have made stays.',
    cancel: 'Cancel',
    removing: 'Removing…',
    removed: 'Sample data removed',
    nothing: 'There is no sample data left to remove.',
    failed: 'The sample data was not removed',
    loadFailed: 'The sample data could not be counted',
  },
};

export type SetupText = Widened<typeof setupText>;
