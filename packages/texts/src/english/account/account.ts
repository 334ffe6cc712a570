// Texts of the data export and of deleting the account.
import { product } from '@app/contract/limits.ts';

export const accountText = {
  usernameDiffers: 'This is not your username.',
  adminStays: 'Administrators cannot delete their own account. Another administrator has to make you a user first.',
  password: 'Your password',
  cancel: 'Cancel',
  exportData: {
    title: 'Export Data',
    text: 'Your profile, tasks, comments, notifications, conversations and sessions as files in one ZIP archive.',
    button: 'Export Data',
    busy: 'Exporting...',
    ask: 'The archive holds everything that is stored of you, so please type your password first.',
    done: { title: 'Data exported', text: 'The archive was saved to your downloads.' },
    failed: 'Your data could not be exported.',
  },
  remove: {
    zone: 'Danger Zone',
    zoneText: 'What happens here cannot be undone.',
    title: 'Delete Account',
    text: 'Ends your account for good.',
    adminText: 'Administrators cannot delete their own account. Another administrator has to make you a user first.',
    button: 'Delete Account',
    busy: 'Deleting...',
    ask: 'This cannot be undone, and nobody can ever use your username again.',
    effects: [
      'You are signed out everywhere and can no longer sign in.',
      'Tasks stay with your departments; nobody is assigned in your place.',
      "Comments stay, without your name: as those of a 'Deleted user'.",
      'Your profile, picture, notifications and conversations are erased.',
    ],
    username: 'Your username',
    confirm: (username: string) => `Type your username, ${username}, and your password to confirm.`,
    done: { title: 'Account deleted', text: 'Your account and your personal data have been erased.' },
    failed: 'Your account could not be deleted.',
  },
  /** The cover letter in the archive. */
  readme: (username: string, date: string) =>
    `${product}: the data of ${username}, exported on ${date}.

profile.json        your account, your settings, your departments and boards
tasks.json          the tasks that you created or are assigned to, as far as you may see them
tasks.csv           the same tasks as a table for spreadsheets (UTF-8, separated by commas)
comments.json       the comments that you wrote, and the moves that were noted under your name
files.json          a list of the files that you added to tasks
notifications.json  what you were notified of
views.json          the views that you saved, with their filters
watches.json        the tasks that you watch or have muted
my-work.json        the tasks that you chose for today, and mentions that need no answer
conversations.json  your conversations with the assistant
proposals.json      what the assistant proposed to change, and what of it you confirmed
mails.json          the e-mails that were sent to you, with the texts of the latest
sessions.json       where you are signed in
sign-ins.json       when and from where somebody signed in
api-tokens.json     your API tokens, without their secrets
audit.json          what the record of this server says of you
changes.json        which tasks you changed, and when
other.json          what else is stored: directory, trusted browsers, links, mails that came in
files/              those files themselves
avatar.webp         your picture, if you have one

Dates are written YYYY-MM-DD, times in UTC (ISO 8601). What belongs to other people is not in here: of a task
that you share with them, it says that you are assigned, and not who else is.
Cells of the table that could be read as a formula begin with an apostrophe.
`,
};
