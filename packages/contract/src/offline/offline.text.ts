// Texts of working without a server: a new version, what waits, what was not applied.
export const offlineText = {
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  later: 'Later',
  waiting: (count: number) => `${count} ${count === 1 ? 'change waits' : 'changes wait'} for the server`,
  refused: (count: number) => `${count} ${count === 1 ? 'change was' : 'changes were'} not applied`,
  show: 'Show',
  list: {
    title: 'Changes that are not sent yet',
    text: 'They are sent in this order as soon as the server answers.',
    none: 'Everything is sent.',
  },
  kinds: {
    create: (title: string) => `New task: ${title}`,
    move: (title: string) => `Move: ${title}`,
    update: (title: string) => `Change: ${title}`,
    comment: (title: string) => `Comment: ${title}`,
  },
  mine: 'Yours',
  theirs: 'Now on the server',
  again: 'Try again',
  insist: 'Use mine',
  copy: 'Copy text',
  copied: 'Copied',
  discard: 'Discard',
  keepTheirs: 'Keep theirs',
  full: 'Too many changes wait. They have to be sent before you can go on.',
  uncertain: 'This was sent more than a day ago without an answer. Please look whether it has arrived before you try again.',
  logOut: {
    title: 'Log out and lose what waits?',
    text: (count: number) =>
      `${count} ${count === 1 ? 'change has' : 'changes have'} not been sent. Logging out deletes everything of yours from this browser.`,
    yes: 'Log out and delete',
    no: 'Stay',
  },
};
