// The sentences of the API reference: one about each group, and what a program should know of each endpoint besides its summary. In
// English only. A new endpoint does not compile without its sentence.
import type { Api } from '#api.ts';

/** The statuses of refusals that an endpoint has of its own; the server derives the others from the declaration. */
export type OwnRefusal = 401 | 404 | 409 | 410 | 413 | 422 | 503;

/** A sentence, or a sentence with the reasons of refusals. */
export type Description = string | { text: string; refusals: Partial<Record<OwnRefusal, string>> };

type Descriptions = { [Word in keyof Api]: { about: string; calls: { [Name in keyof Api[Word]]: Description } } };

const changedSince = 'Somebody has changed it since the version that was sent; `current` is what is stored now.';
const listFull = 'The list is full.';
const endedLink = 'The link was used, replaced or has expired.';
const emailTaken = 'The address belongs to another account.';

export const descriptions: Descriptions = {
  auth: {
    about: 'The sign-in of browsers. Programs use API tokens instead.',
    calls: {
      login: {
        text: 'The answer sets the session cookie. Attempts are limited by account and by address. An account with a second step gets `secondFactor` instead, and no session.',
        refusals: {
          401: 'Username or password is wrong.',
          503: "The company's directory does not answer, and no account of this server has this name and password.",
        },
      },
      secondFactor: {
        text: 'Answers the challenge of a sign-in, within five minutes and five tries, and sets the session cookie. A code from the phone is taken one step early or late, and once. With the method `passkey`, `credential` is what the browser answers to the options of `POST /api/auth/passkey/options`.',
        refusals: { 401: 'The code or the passkey is wrong, or the challenge is void.' },
      },
      currentUser: 'The way to find out whether a session is still valid, and what its person may do.',
      logout:
        'Succeeds without a session, too. Other sessions and API tokens of the person stay. `location` is where the browser also ends its session at the provider of single sign-on, if that is chosen.',
      reauthenticate:
        'With the password, a code of the second step, or a passkey (options: `POST /api/auth/passkey/options`). For ten minutes the session may then do what answers `reauthentication_required`. Wrong attempts are limited.',
      changePassword:
        'Ends all other sessions and all API tokens and feeds of the caller. Attempts with a wrong password are limited.',
    },
  },
  users: {
    about: 'People: their cards, the own profile, and the accounts as administrators see them.',
    calls: {
      register: {
        text: 'Open to everybody only if the operator allows registration; administrators may always register people.',
        refusals: { 409: 'The username or the address is taken, or the company has no room for another account.' },
      },
      list: 'One list of the whole company, without deleted accounts.',
      get: 'Any signed-in person may read the card of any other.',
      update: {
        text: 'A field that is left out stays as it is. A new address needs the current password, and takes effect once its link is opened, if the server can send mails.',
        refusals: { 409: emailTaken },
      },
      updateSettings: 'A field that is left out stays as it is.',
      setPicture: {
        text: 'Stored as WebP. At most 5 MB.',
        refusals: { 503: 'Too many pictures are being read; try again after Retry-After.' },
      },
      removePicture: 'The initials of the person are shown again.',
      picture: 'The address of a picture changes with the picture, so it may be stored for ever. Cards of people contain it.',
      activity: '`tracked` says whether the actions of the caller are recorded.',
      adminList: 'With addresses, usernames and departments; deleted accounts are not contained.',
      adminPage: 'A page has at most 50 people; `next` is the place for `after`.',
      createService: {
        text: 'The name gets the ending [bot]. Nobody can sign in as a service account.',
        refusals: { 409: 'The username is taken, or the company has no room for another account.' },
      },
      setRole: 'Takes effect with the next call of that person. Nobody changes the own role.',
      setActive:
        'From a deactivation on, sessions, API tokens, feeds, links and webhooks of the person do nothing, and nobody can give them work; what they have stays. A reactivation brings all of it back but the sessions. Nobody deactivates the own account.',
      remove:
        'Erases the name, address and picture; tasks and comments of the person stay. Nobody deletes the own account this way.',
    },
  },
  departmentMerges: {
    about:
      'One department takes all that another one has: tasks, people, board and settings. The former name leads to it from then on.',
    calls: {
      create: {
        text: 'With `dryRun` it only says what would move. It cannot be undone. Members of either department see the tasks of both afterwards.',
        refusals: {
          409: 'The other department is archived, or the boards would have too many tasks, columns or templates together.',
        },
      },
    },
  },
  departments: {
    about: 'Departments and their members. Each department has one board.',
    calls: {
      list: 'Signed-in people get all departments with their description and number of members.',
      mine: 'With the role of the caller in each, and its board.',
      users: 'Each membership with its person and role.',
      create: {
        text: 'Another spelling of a name that exists is the same name.',
        refusals: { 409: 'A department of this name exists, or there are too many.' },
      },
      update: {
        text: 'What is left out stays. A department that is open to everybody may be chosen at registration and for any task. Its former name still leads to it. Into an archived one comes nothing new.',
        refusals: { 409: 'Another department has the name, or had it.' },
      },
      remove: 'The tasks stay where they are; people lose what they saw only through this department.',
      addUser: {
        text: 'The role is member unless another one is named.',
        refusals: { 409: 'The person is a member already, or there are too many memberships.' },
      },
      setRole: 'Takes effect with the next call of that person.',
      removeUser: 'The person and the department are named in the body.',
    },
  },
  workspaces: {
    about: 'Boards, their columns, and who sees them. The id 0 stands for the company view of administrators.',
    calls: {
      list: 'With the number of open tasks, and whether the caller may add columns.',
      columns: "By order. A task's status is the name of its column.",
      members: 'Members of the department and people who were added to the workspace.',
      membersPage: 'A page has at most 50 people; `next` is the place for `after`.',
      createColumn: {
        text: 'The column becomes the last one. For those who manage the board.',
        refusals: { 409: 'A column of this name exists, or the board has no room for another one.' },
      },
      updateColumn: {
        text: 'Fields that are left out stay. A new name becomes the status of the tasks in it; To Do, In Progress, Review and Done keep theirs. With `limitRefuses`, a full column refuses another task. For those who manage the board.',
        refusals: { 409: 'Another column of the board has this name.' },
      },
      removeColumn:
        'Its tasks, those in the trash too, go to the end of the other column and take its status, whatever the limit of that column is. To Do, In Progress, Review and Done cannot be deleted. For those who manage the board.',
    },
  },
  tasks: {
    about: 'Tasks: reading, writing, moving, deleting and restoring them.',
    calls: {
      list: 'A page that is not the last one has a Link header with rel="next". A list of several megabytes ends early in the same way.',
      inWorkspace:
        'A page that is not the last one has a Link header with rel="next". The ETag of an answer saves loading an unchanged board again.',
      get: {
        text: 'A task that the caller does not see is answered as if it did not exist.',
        refusals: { 404: 'There is no such task for the caller; `error` is deleted if the caller saw it before it was deleted.' },
      },
      create: {
        text: 'The priority is P0, P1, P2 or P3, and the column decides the status. A department that is named sees the task, too.',
        refusals: { 409: 'The board has no room for another task, or the column is full and refuses more.' },
      },
      update: {
        text: 'A field that is left out stays as it is. With `base`, the values that the caller saw, changes of others to other fields are kept and texts are merged; with `version` any change since is a conflict.',
        refusals: {
          409: 'Somebody has changed the same fields since (`current` is the stored task, `fields` names them), or the board or the column has no room.',
        },
      },
      move: {
        text: 'An `order` above the highest appends, a used one inserts before that card. The answer has the final order and status.',
        refusals: { 409: 'Somebody has changed the task since, or the column is full and refuses more.' },
      },
      people: 'Without their addresses.',
      statuses: 'Also for people who see the task but not its board, such as an assignee from another department.',
      remove: 'Comments and checklist are deleted and restored with it.',
      restore: { text: 'Returns the task as it was.', refusals: { 409: 'The column is full and refuses more.' } },
    },
  },
  bulkChanges: {
    about: 'One change of many tasks.',
    calls: {
      create:
        'Each task is changed by the rules of a single change, or refused with its own code and sentence; the others are changed all the same. People get one notification for all of their tasks. To undo it, send `taskId` and `undo` of each changed task as `tasks`. Of a recurring task only this one changes. `assign` puts a person in the place of the first assignee, `replaceAssignee` in the place of the one that it names, whichever role that has; a task that neither of them has any more is refused with 409. At most 60 in a minute, and 20,000 tasks in an hour, with those of proposals that are confirmed and undone.',
    },
  },
  peopleImports: {
    about: 'Adding many people: each row of a table becomes an invitation.',
    calls: {
      read: 'Understands CSV, workbooks (.xlsx) and lines such as `Nia Okafor <nia@example.com>`, with headers in English, German, French or Spanish, or without one in the order name, e-mail, user name, title, department, role. At most 5,000 rows and 2 MB.',
      create:
        'A row with a problem is left out and says why; the others are invited together. An address that has an account is never changed. Each link is returned this once, and goes by mail where the server sends mails. The person may change the name, user name and title; departments and role are as in the row.',
    },
  },
  handOvers: {
    about: 'Everything that one person is at work on goes to another one in one act.',
    calls: {
      create:
        'Open tasks of all boards or of some, with the open checklist items of the person, and done tasks whose series goes on. Each task is changed by the rules of a single change, or stays with its own code and sentence, such as where the other person is in none of its departments. The other person gets one notification and at most one mail. At most 5,000 tasks at once; `more` says that there are others.',
      undo: {
        text: 'For a day, and also for a person who is deactivated. A task whose people somebody has changed since stays as it is. Nobody is notified.',
        refusals: { 410: 'It was taken back before, or is too long ago.' },
      },
    },
  },
  recurrences: {
    about: 'Recurring tasks. Their rule is the field `repeat` of a task (RRULE, RFC 5545).',
    calls: {
      skip: { text: 'The dates of the task move; no task is made.', refusals: { 409: changedSince } },
    },
  },
  company: {
    about: 'The tasks of the whole company in pages, for administrators.',
    calls: {
      view: 'Counts cover all tasks; a small company gets all cards at once (`whole`). Each lane says in `next` where its next page starts. With `group`, `groups` counts what the filter finds, and the lane has the first rows in the order of the groups.',
      page: 'Continues a lane: `after` is the `next` of the lane before, with the same filter and order. Rows of groups need `group` and `groups`; the first group is the one of `after`, and an empty `after` starts with it.',
    },
  },
  attachments: {
    about:
      'Files on tasks: whoever sees a task sees its files, and may add and remove them. Texts show a picture of the task as `![name](/api/attachments/7/preview)`.',
    calls: {
      list: 'A file with a width is a picture and has a preview.',
      add: {
        text: 'A multipart form with the file in the field `attachment`. The type is decided by the content. At most 25 MB, and 100 files on a task.',
        refusals: {
          409: 'The task has no room for another file.',
          413: 'The file is larger than 25 MB.',
          503: 'Too many files are being received, or the storage cannot be reached; try again after Retry-After.',
        },
      },
      content:
        'Answers one range of bytes, too. The ETag lets a client ask whether the file may still be read without loading it again.',
      preview: 'At most 1200 pixels a side. 404 for a file that is no picture.',
      remove: 'The task gets a comment of the system. Equal contents of other tasks stay.',
      restore: {
        text: 'For 24 hours after it was removed.',
        refusals: { 409: 'The task has no room for another file.' },
      },
      setCover: 'Null shows none. A picture that is removed from the task is no longer shown.',
    },
  },
  comments: {
    about: 'Comments on tasks, as Markdown. Moves and assignments write comments of the system.',
    calls: {
      list: 'Comments of the system have isSystemComment.',
      create: {
        text: 'Mention somebody as [@Name](user:7). At most 60 in a minute.',
        refusals: { 409: 'The task has no room for another comment.' },
      },
      remove: 'For the author of the comment and for administrators.',
    },
  },
  history: {
    about: 'What happened to tasks: who changed which field from what to what, when, and in which way.',
    calls: {
      task: 'Whoever sees the task sees all of it, also from the time before. Changes from before the history was stored are missing, except moves.',
      board:
        'With comments. Only tasks on the board that the caller sees now count, deleted ones included until they are removed for good.',
    },
  },
  watches: {
    about: 'What the caller is told about a task. Only they see it.',
    calls: {
      read: 'Without a choice the state is usual.',
      set: 'Whoever watches is told of comments, moves and due dates like somebody concerned; whoever mutes is told of mentions only, and not reminded. At most 1,000 tasks.',
    },
  },
  relations: {
    about:
      'What tasks are to each other: one blocks another, duplicates it, is a sub-task of it, or they relate to each other. Only whoever sees both tasks sees the relation. A task has at most 50 relations.',
    calls: {
      list: 'Without relations to tasks in the trash, which come back with them.',
      add: {
        text: 'The relation also appears on the other task. Tasks that the caller does not see are not named by a refusal.',
        refusals: {
          409: 'The tasks are related like this already, it would close a circle, the sub-task has a parent already, sub-tasks would go more than 5 levels deep, or one of the tasks has 50 relations.',
        },
      },
      remove: 'Whoever sees both tasks may take their relation away.',
      addSubtask: {
        text: 'It stands in To Do.',
        refusals: { 409: 'Sub-tasks would go more than 5 levels deep, the task has 50 relations, or the column is full.' },
      },
      promote: {
        text: 'An item that is checked becomes a task in Done. A text that is too long for a title goes to the description.',
        refusals: { 409: 'Sub-tasks would go more than 5 levels deep, the task has 50 relations, or the column is full.' },
      },
      marks: 'At most 5,000; both tasks are visible to the caller.',
      summaries:
        'Tasks that the caller does not see are left out. Of a task that blocks and that the caller does not see, only that there is one is said. Tasks in the trash block nothing.',
    },
  },
  trash: {
    about:
      'Deleted tasks, until they are deleted for good after 30 days, unless administrators choose otherwise. `POST /api/tasks/{taskId}/restore` brings one back.',
    calls: {
      list: 'The last deleted ones first. Whoever sees a task sees it here.',
      purge:
        'For those who manage the board of each task. If one of the tasks is refused, none is deleted; those that are no longer in the trash are left out.',
    },
  },
  archive: {
    about:
      'Done tasks that no board or list shows any more; the search still finds them. `POST /api/tasks/bulk` with `archived` puts tasks into it and takes them out; a task that gets another status than Done comes back by itself.',
    calls: { list: 'The last archived ones first. Whoever sees a task sees it here.' },
  },
  checklistTemplates: {
    about: 'Checklists to begin a task with, of one department or of all.',
    calls: {
      list: 'Administrators get the templates of all departments.',
      get: 'A template of a foreign department is answered as if it did not exist.',
      create: { text: 'Without a department it is for all.', refusals: { 409: listFull } },
      update: { text: 'Send `version` to be refused if somebody else has changed it.', refusals: { 409: changedSince } },
      remove: 'Cannot be undone.',
    },
  },
  monitoring: {
    about: 'The state and the charts of the server for administrators. Operators read GET /metrics.',
    calls: {
      read: 'Kept in the memory of the process: a restart begins anew, and other processes have points of their own.',
      status: 'A part that could not be read within a second is null.',
      endMailHold: {
        text: 'A restored copy mails nobody until somebody ends this. Discard if the original has gone on.',
        refusals: { 409: 'Mails are not held.' },
      },
    },
  },
  backups: {
    about: 'Backups of the whole database, which the server makes, tests and deletes by its schedule.',
    calls: {
      list: 'The operator sets schedule, folder and encryption in the environment. What a program said is in English.',
      make: { text: 'List the backups to follow it.', refusals: { 409: 'A backup is being made already.' } },
    },
  },
  notifications: {
    about: 'What a person is told in the application.',
    calls: {
      list: 'The texts are in the language of the reader. The next page starts `before` the last one: `createdAt` and id, joined by an underscore.',
      markRead: 'Succeeds again if it is read already.',
      markUnread: 'Succeeds again if it is unread already.',
      markAllRead: 'Returns how many were unread.',
    },
  },
  events: {
    about: 'What has changed: by asking again, or as a stream.',
    calls: {
      list: 'Ask again with the timestamp of the last event. An event carries the changed task as the reader sees it now.',
      stream: {
        text: 'A program reconnects with Last-Event-ID. The stream ends when the rights of its caller change.',
        refusals: { 503: 'The server has too many streams or is stopping.' },
      },
    },
  },
  account: {
    about: 'The own account as a whole.',
    calls: {
      exportData: 'At most 10 in an hour.',
      exportOf: 'For a person who asks what is stored about them. The person gets the same archive; it is recorded who took it.',
      remove: 'Username and password confirm it. It cannot be undone.',
    },
  },
  exports: {
    about: 'Tasks as files.',
    calls: {
      all: 'CSV for spreadsheets, JSON that keeps everything, or Markdown to read. At most 30 in an hour.',
      board: 'CSV for spreadsheets, JSON that keeps everything, or Markdown to read. At most 30 in an hour.',
    },
  },
  identities: {
    about: 'The accounts of people at providers of single sign-on, with which they sign in.',
    calls: {
      list: 'One for each provider at most.',
      link: {
        text: 'Asks for the password first. The browser that called goes to `location` and comes back within ten minutes.',
        refusals: { 409: 'There is no such provider.', 503: 'The provider cannot be reached.' },
      },
      unlink: {
        text: 'Asks for the password, so that nobody loses the only way in. Other sessions that began with that account end.',
        refusals: { 404: 'There is no such link.', 409: 'Passwords are switched off, so this is the only way in.' },
      },
    },
  },
  identityProviders: {
    about: 'Single sign-on with OpenID Connect: browsers go to a provider and come back signed in.',
    calls: {
      start:
        'Redirects (302) to the provider, or to the sign-in page with the reason. `next` is a path of this product that follows.',
      callback:
        'Redirects (302) to a page, with a session, or to the sign-in page with the reason. Each way is walked once, within ten minutes, by the browser that began it.',
      backchannelLogout:
        'Takes the form of OpenID Connect Back-Channel Logout 1.0: the sessions of the `sid` or the `sub` of the token end at once.',
      list: 'Also that of the environment, which cannot be changed here.',
      create: {
        text: 'The id stands in the addresses that the provider has to know, and stays.',
        refusals: { 409: 'The id is taken, or the list is full.' },
      },
      update: {
        text: 'Without `secret` the stored one stays, unless issuer or client ID have changed.',
        refusals: { 404: 'There is no such provider.', 409: changedSince },
      },
      remove: {
        text: 'People who signed in with it need another way, such as a link for a new password.',
        refusals: { 404: 'There is no such provider.', 409: 'Everybody has to sign in with it, or the environment sets it.' },
      },
      test: {
        text: 'Nobody is signed in by it. `location` is null if the provider could not be reached; `testResult` says why.',
        refusals: { 404: 'There is no such provider.' },
      },
      testResult: {
        text: 'Only for the administrator who began it.',
        refusals: { 404: 'There is no such test, or it is older than ten minutes.' },
      },
      enforce: {
        text: 'Needs a provider with which an administrator has come back, and an administrator who may still use a password.',
        refusals: { 409: 'No provider has proved itself.' },
      },
    },
  },
  directories: {
    about: "The company's directory (LDAP, Active Directory): people sign in with its passwords at `POST /api/auth/login`.",
    calls: {
      get: 'Also that of the environment, which cannot be changed here. The password is never shown.',
      set: {
        text: 'Without `password` the stored one stays, unless the address or the account have changed. A connection without encryption is refused unless it stays on this machine or the operator allows it.',
        refusals: { 409: 'Somebody has changed it since the version that was sent, or the environment sets it.' },
      },
      remove: {
        text: 'The accounts stay, and need a link for a new password.',
        refusals: { 404: 'There is no directory.', 409: 'The environment sets it.' },
      },
      test: {
        text: 'Finds somebody without their password and says which account, departments and role a sign-in would give. `detail` is what the directory said. At most 20 in a minute.',
        refusals: { 404: 'There is no directory.' },
      },
      synchronise: {
        text: 'Read the directory again to follow it. A run that would deactivate many people is `held` and does nothing; call it again with their number in `leaving` to allow it.',
        refusals: { 409: 'The directory is switched off.' },
      },
    },
  },
  imports: {
    about: 'Tasks from files of other programs: upload, preview, start, and undo as a whole.',
    calls: {
      upload: 'Reads CSV, files of Trello, Planka and Vikunja, and the JSON of this product. At most 30 in an hour.',
      preview: { text: 'Ask as often as you like before the start.', refusals: { 409: 'It was started already.' } },
      start: { text: 'Read the import again to follow its progress.', refusals: { 409: 'It was started already.' } },
      list: 'With the progress of each.',
      get: 'The state tells whether it is only previewed, running, done or undone.',
      problems: 'Correct them and upload the file again: what was imported before is not imported twice.',
      undo: { text: 'Tasks that somebody has changed are kept and counted.', refusals: { 409: 'The import is not finished.' } },
    },
  },
  feeds: {
    about: 'Addresses for programs that can only open an address: calendars and news readers.',
    calls: {
      list: 'With the minute in which each was last opened.',
      create: {
        text: 'Keep the address as secret as a password.',
        refusals: { 409: 'The person has as many feeds as they may have.' },
      },
      revoke: 'Whoever opens its address afterwards gets a 404.',
      calendar: 'The token is the credential; nothing else is asked for. iCalendar (RFC 5545), with an ETag.',
      notifications: 'The token is the credential; nothing else is asked for. Atom (RFC 4287), with an ETag.',
    },
  },
  incomingMails: {
    about: 'Mails that become tasks and comments.',
    calls: {
      setup: 'The address of a board is null until it is switched on for the first time.',
      list: 'Entries are kept for 30 days, unless administrators choose otherwise; the mails themselves are not kept.',
      setAddress: 'A new secret part ends the old address at once. The operator must have set up mail in.',
    },
  },
  clientErrors: {
    about: 'Errors of the web application.',
    calls: { report: 'For the web application itself. At most 20 in ten minutes.' },
  },
  search: {
    about: 'Search in tasks.',
    calls: { tasks: 'At most twenty hits; a longer word tolerates one wrong letter.' },
  },
  assistant: {
    about:
      'The assistant without a language model: it understands sentences in four languages and proposes changes, which a person confirms.',
    calls: {
      parse: 'Understands what quick add understands; the words that are left are the title.',
      people: 'At most 20 user names, separated by commas, in any case. Names that nobody has are left out.',
      ask: 'What it does not understand completely is answered with a question or examples, never with a guess.',
      find: 'All conditions are optional and must hold together.',
      proposal: 'A proposal expires after 15 minutes.',
      confirm: {
        text: 'Name the acts to confirm only some, or to change their fields. `blocked` names tasks that are done now although others block them.',
        refusals: { 409: 'It was confirmed before, or a task has changed since.', 410: 'It has expired.' },
      },
      undo: { text: 'The answer names the tasks that were kept.', refusals: { 409: 'There is nothing to undo.' } },
    },
  },
  instructions: {
    about: 'What a language model is told before each conversation. It is data beside its rules: it gives no right.',
    calls: {
      own: 'At most 1,000 characters.',
      ofBoard: 'Whoever sees a board reads its instructions.',
      setOwn: 'They hold from the next message on.',
      setOfBoard: 'By whoever manages the board.',
    },
  },
  conversations: {
    about: 'Conversations with the assistant, which only their person sees.',
    calls: {
      list: 'Without their messages.',
      create: {
        text: 'The first message names it if no name is given.',
        refusals: { 409: 'There are too many conversations; delete one.' },
      },
      get: 'With the state in which proposals are now.',
      update: 'Only the name changes.',
      remove: 'Cannot be undone; changes of confirmed proposals stay.',
      export: 'Only the own conversations.',
      send: {
        text: 'The reply comes from the language model if the operator has set one, else from rules. At most 30 messages in a minute.',
        refusals: { 409: 'The conversation is full; begin another one.' },
      },
    },
  },
  scheduledQuestions: {
    about:
      'Questions that the assistant answers again on a schedule, at an hour in the time zone of the caller. Only their person sees them.',
    calls: {
      list: 'At most 20 questions.',
      create: {
        text: 'The rules must be able to answer it. The answer is made at its time, of what the person may see then: a conversation, a notification and, unless e-mail is off, a mail.',
        refusals: { 409: 'There are as many questions as there may be.' },
      },
      update: 'Whatever is not given stays. The next day is counted from now.',
      remove: 'The conversation with its answers stays.',
    },
  },
  mailServer: {
    about: 'The mail server of this installation, the sender of its mails and the address of its links.',
    calls: {
      get: 'Says whether there is a password, never the password. What the environment sets wins.',
      set: { text: 'Without `password` it stays; null removes it.', refusals: { 409: changedSince } },
    },
  },
  registration: {
    about: 'Who may create an account.',
    calls: {
      get: 'What the environment sets wins.',
      set: 'Holds from the next registration on. Changes nothing if the environment sets it.',
    },
  },
  setup: {
    about: 'The first hour of an administrator: what is set up and what is not.',
    calls: {
      get: 'The server finds the state of each step in what is stored and configured.',
      set: 'A step is put off for all administrators, the card is dismissed for the caller alone.',
    },
  },
  samples: {
    about: 'The sample people and tasks of a new installation.',
    calls: {
      get: 'What somebody has used or changed is among what stays.',
      remove:
        'Tasks go to the trash, accounts are deleted for good. Whatever is gone already is left out, so a second call succeeds.',
    },
  },
  models: {
    about: 'The language model of the operator: settings, budget and log.',
    calls: {
      get: 'Without the key and without the whole address.',
      settings: 'Says whether there is a key, never the key.',
      setSettings: { text: 'Without `apiKey` the key stays; null removes it.', refusals: { 409: changedSince } },
      test: 'A failure of the model is an answer with success false.',
      usage: 'The cost is computed with the prices of the settings.',
      calls: '`next` is null on the last page.',
      call: 'Contents are kept only if the settings say so.',
      preview: 'Shows what would leave the server.',
    },
  },
  scores: {
    about: 'How soon a task should be done. The score suggests and changes nothing.',
    calls: {
      get: 'The parts add up to the score.',
      weights: 'The same for everybody.',
      setWeights: 'Takes effect at once on all screens.',
      preview: 'Each task with its score before and under the new points.',
    },
  },
  hints: {
    about: 'Quiet hints of the assistant, which a person can dismiss.',
    calls: {
      title: 'For a title that is being typed.',
      load: 'Only tasks that the caller sees are counted.',
      dismissed: 'The web application does not show these.',
      dismiss: 'Answers with all kinds that are dismissed now.',
    },
  },
  nudges: {
    about: 'What a person may want to look at: stuck tasks, tasks that wait in vain, too much work, tasks that nobody has.',
    calls: {
      list: 'At most six, those that cost most to ignore first. Only tasks that the caller sees, of theirs and of boards that they lead.',
      silenced: 'Only those about tasks and people that the caller sees.',
      silence: 'Send `cause` as it came: once it is another, the nudge is back. At most 100; the oldest ones end first.',
    },
  },
  today: {
    about: 'What a person should do first, with the reasons, and plans of their day and week.',
    calls: {
      get: 'By score, in the time zone and the language of the caller. What an open task blocks is left out of `first`.',
      plan: 'The proposal is confirmed and undone as every other one. Dates that are not past stay as they are.',
    },
  },
  summaries: {
    about: 'What happened and what is next, as sections of tasks.',
    calls: {
      mine: 'Days and weeks are those of the caller.',
      department: 'The week of the board, as the caller counts weeks.',
      trends: 'Days and weeks are those of the caller. Done counts tasks that are still done.',
      trendTasks: 'At most 20 tasks, with the number of all.',
      changes: 'A visit ends after 30 minutes without a call.',
      visit: 'Call it while the board is shown.',
    },
  },
  myWork: {
    about: 'The own tasks of the caller on every board, and what they chose for today. Only the caller sees the choice.',
    calls: {
      list: 'A task stands in one section only. Days are those of the time zone of the caller, and weeks those of their settings.',
      page: '`next` of the section is the place for `after`.',
      mark: 'A choice stays until the task is done or the choice is taken back. At most 200 tasks can be chosen.',
      items:
        "Returns the caller's open checklist items that have a date, of listed tasks of which the caller is an assignee: at most 200, the earliest first.",
      changes: 'From the beginning of yesterday in the time zone of the caller. At most as far back as events are kept.',
    },
  },
  suggestions: {
    about: 'What the language model suggests on request. It writes nothing, and `failure` says why there is no suggestion.',
    calls: {
      filter: 'Rules read the text first, and the language model what they do not understand.',
      checklist: 'At most 30 calls of the model and messages to the assistant in a minute.',
      tasks: 'The proposal is confirmed like one of the assistant.',
      summary: 'Makes no summary itself.',
      summarize: 'The summary is for everybody who sees the task.',
      description: 'Paragraphs are answered one by one, so that a person can choose.',
      mail: 'The text has paragraphs, no links but `{{loginLink}}`, and only placeholders that a mail of the event fills.',
    },
  },
  emailTemplates: {
    about: 'The texts of mails.',
    calls: {
      list: 'With the variables that each may contain.',
      create: { text: 'Variables are written as {{name}}.', refusals: { 409: listFull } },
      update: {
        text: 'A field that is left out stays as it is.',
        refusals: { 409: 'Somebody has changed it since, or a default would lose its event.' },
      },
      remove: { text: 'Cannot be undone.', refusals: { 409: 'A default stays; make another template the default first.' } },
      setDefault: 'Mails of the event use it from now on.',
      preview: 'Variables are filled with examples.',
    },
  },
  email: {
    about: 'The delivery of mails, for administrators.',
    calls: {
      testConnection: 'A failure of the mail server is an answer with success false and a code.',
      sendTest: { text: 'At most 10 in an hour.', refusals: { 422: 'The mail server refused it; `message` says why.' } },
      outbox: 'A mail without a subject was not composed yet.',
      outboxMail: 'The HTML may contain what people have written: show it in a frame without scripts.',
      resend: { text: 'A mail that waits is tried at once.', refusals: { 409: 'It is being sent just now.' } },
    },
  },
  dashboardMails: {
    about: 'The dashboards that the caller gets by mail on Mondays at 8:00 in their time zone.',
    calls: {
      list: 'Boards that the caller no longer sees are left out, and are not sent.',
      set: { text: 'At most 20 dashboards.', refusals: { 409: 'There are as many dashboards as there may be.' } },
    },
  },
  digests: {
    about: 'The link at the end of mails that turns them off.',
    calls: {
      unsubscribePage: 'The token is the credential; nothing else is asked for.',
      unsubscribe: 'One click of a mail program is enough (RFC 8058).',
    },
  },
  audit: {
    about: 'Sign-ins, what protects accounts, what administrators have done, and what was refused.',
    calls: {
      list: 'Entries are kept for 400 days, unless administrators choose otherwise. The kind `acts` is all but sign-ins.',
      exportAll: 'A table for spreadsheets. At most 30 in an hour; each one is recorded.',
    },
  },
  invitations: {
    about: 'Links that let somebody become a member of a board.',
    calls: {
      list: 'Also says which roles the caller may give.',
      create: {
        text: 'Mails the link, too, if the server can send mails. At most 20 in an hour; it is valid for seven days.',
        refusals: { 409: 'The address is a member or is invited already, or there are too many invitations.' },
      },
      resend: { text: 'The seven days begin anew.', refusals: { 409: 'The address is a member by now.', 410: endedLink } },
      revoke: 'The link stops working at once.',
      look: { text: 'The token is in the fragment of the link.', refusals: { 410: endedLink } },
      accept: {
        text: 'Starts no session: sign in afterwards. Works where registration is closed, too.',
        refusals: { 409: 'The username or the address is taken.', 410: endedLink },
      },
      join: {
        text: 'The address of the account must be the invited one.',
        refusals: { 409: 'There are too many memberships.', 410: endedLink },
      },
    },
  },
  passwordResets: {
    about: 'New passwords by a link.',
    calls: {
      options: 'Without mails only an administrator can make a link.',
      create: {
        text: 'Links made before stop working. Valid for a day. At most 30 in an hour.',
        refusals: { 409: 'A service account has no password.' },
      },
      request: 'Takes as long without an account as with one. At most 5 in an hour for one account.',
      look: { text: 'The token is in the fragment of the link.', refusals: { 410: endedLink } },
      use: { text: 'Ends all API tokens and feeds of the person, too.', refusals: { 410: endedLink } },
    },
  },
  emailConfirmations: {
    about: 'Links that confirm an address, or take a change of it back.',
    calls: {
      look: { text: 'Opening a link changes nothing.', refusals: { 410: endedLink } },
      confirm: { text: 'Needs no session.', refusals: { 409: emailTaken, 410: endedLink } },
      revert: {
        text: 'For the holder of the former address. The answer has the token for a new password.',
        refusals: { 409: emailTaken, 410: endedLink },
      },
      send: { text: 'At most 5 in an hour.', refusals: { 404: 'There is no address to confirm.', 409: emailTaken } },
      cancel: 'The present address stays.',
    },
  },
  presence: {
    about: 'Who looks at a board or task just now.',
    calls: { report: 'Report again within 45 seconds; a place of null ends it. Nothing is stored.' },
  },
  tokens: {
    about: 'API tokens. Programs send them as Authorization: Bearer.',
    calls: {
      list: 'With the minute in which each was last used.',
      create: {
        text: 'Permissions of administrators are given only to administrators. A token never makes tokens.',
        refusals: { 409: 'The person has as many tokens as they may have.' },
      },
      revoke: 'A program that uses it gets a 401 from now on.',
      adminList: 'With the person of each.',
    },
  },
  scimTokens: {
    about:
      'Tokens with which a directory, such as Entra ID or Okta, keeps accounts and departments at /scim/v2 (RFC 7643, RFC 7644). They open nothing else.',
    calls: {
      list: 'With the minute in which each was last used.',
      create: {
        text: 'It goes on working when the administrator leaves.',
        refusals: { 409: 'There are twenty tokens already.' },
      },
      revoke: 'The directory gets a 401 from now on.',
    },
  },
  passkeys: {
    about:
      'Passkeys (WebAuthn): a device with whatever unlocks it, in the place of a password and a code. They work at the host name of PUBLIC_URL, over https, or on localhost.',
    calls: {
      list: 'A passkey whose `state` is not `works` opens nothing.',
      begin: {
        text: 'The options are those of `navigator.credentials.create`. The challenge is answered by the same session, once, within five minutes.',
        refusals: { 409: 'Passkeys do not work at the address of this server.' },
      },
      add: {
        text: 'At most 20 of a person. The person is told by mail.',
        refusals: {
          409: 'There is no room for another one, it is there already, or passkeys do not work here.',
          410: 'The challenge is void.',
        },
      },
      rename: 'Devices show a name of their own.',
      remove: 'The device keeps its part, which opens nothing here. The person is told by mail.',
      signInOptions: {
        text: 'The options are those of `navigator.credentials.get`. The answer sets a cookie: the challenge is answered by the same browser, once, within five minutes. With the challenge of a second step only the passkeys of that person are asked for.',
        refusals: {
          401: 'The challenge of the second step is void.',
          409: 'Passkeys do not work at the address of this server.',
        },
      },
      signIn: {
        text: 'The answer sets the session cookie. No code is asked for: whoever unlocks the device has both. Attempts are limited by address.',
        refusals: {
          401: 'The passkey is unknown or was copied, the challenge is void, or the account is deactivated.',
          409: 'Passkeys do not work at the address of this server.',
        },
      },
    },
  },
  signInWays: {
    about: 'What the page for signing in shows.',
    calls: { list: '`passkey` says whether anybody has one that works at the address of the server.' },
  },
  secondFactors: {
    about: 'The second step of a sign-in: a code from a phone (RFC 6238), or a recovery code.',
    calls: {
      get: 'Without any secret.',
      start: {
        text: '`uri` is what the phone reads from a picture. A new call replaces a secret that was not confirmed.',
        refusals: { 409: 'There is a second step already.' },
      },
      confirm: {
        text: 'The recovery codes are returned only here. The person is told by mail.',
        refusals: { 404: 'No secret was made.', 409: 'There is a second step already.' },
      },
      remove: 'Succeeds without a second step, too. The person is told by mail.',
      renewCodes: { text: 'Each works once; those from before stop working.', refusals: { 404: 'There is no second step.' } },
      endTrust: 'Browsers stay signed in, and are asked at their next sign-in.',
      reset: 'Passkeys of the person are removed, too. They sign in with the password alone until they set up another phone.',
    },
  },
  trustedDevices: {
    about: 'Browsers in which a sign-in needs no code for 30 days.',
    calls: {
      list: '`device` is in the language of the caller.',
      end: 'It stays signed in, and is asked at its next sign-in.',
    },
  },
  sessions: {
    about: 'Where people are signed in. Whoever uses a session that has ended is signed out within a second.',
    calls: {
      list: 'The id of a session opens nothing. `device` is in the language of the caller.',
      end: 'Also the present one. The tabs of that browser forget what they have shown.',
      endOthers: 'API tokens and feeds stay; a new password ends these too.',
      endOfUser: 'Also of the caller. The person can sign in again.',
    },
  },
  retention: {
    about: 'How long each kind of record is kept, in days.',
    calls: {
      get: 'The usual days until administrators have chosen others.',
      set: 'Kinds that are left out stay. What is older is deleted for good within an hour. Backups keep what they have.',
    },
  },
  signInPolicy: {
    about: 'Who has to have a second step of the sign-in.',
    calls: {
      get: '`without` counts the people who have none, whatever the choice is.',
      set: 'Whoever has none when the time is over can only set one up. API tokens stay valid.',
    },
  },
  signIns: {
    about: 'The history of sign-ins.',
    calls: {
      list: 'At most 100 of 180 days, unless administrators choose other days, and as many refused ones as successful ones are kept.',
    },
  },
  taskTemplates: {
    about:
      'What a new task of a board can begin with. Whoever sees the board may read them; tasks are created with `tasks.create` as usual.',
    calls: {
      list: 'People who have left the department since are not listed but counted in `leftOut`.',
      create: {
        text: 'Dates are days after the day of use. For those who manage the board.',
        refusals: { 409: 'The board has as many templates, or as much text in them, as it may have.' },
      },
      update: {
        text: 'Fields that are left out stay. For those who manage the board.',
        refusals: { 409: changedSince },
      },
      remove: 'For those who manage the board. Tasks that were made from it stay.',
      restore: {
        text: 'For those who manage the board.',
        refusals: { 409: 'The board has as many templates as it may have.' },
      },
    },
  },
  views: {
    about: 'Layouts with their filter and order under a name. A shared view belongs to everybody who sees its board.',
    calls: {
      list: 'Without a board, those of the boards of which the caller is a member; the own ones come first, 500 at most.',
      create: { text: 'A private view is seen by nobody else.', refusals: { 409: 'There are as many views as there may be.' } },
      update: {
        text: 'A shared view is changed by its owner and by those who manage the board. Only its owner ends the sharing.',
        refusals: { 409: changedSince },
      },
      remove: 'Who may change a view may delete it.',
      restore: { text: 'By whoever may change it.', refusals: { 409: 'There are as many views as there may be.' } },
    },
  },
  webhooks: {
    about: 'Other programs are told what happens, as Standard Webhooks describes.',
    calls: {
      list: 'With what waits, what failed, and since when each fails.',
      create: {
        text: 'The address must be https and must not lead into a private network, unless the operator allows its host.',
        refusals: { 409: 'There are as many webhooks as there may be.' },
      },
      update: {
        text: 'While it is paused nothing is queued. A start, and another address, end its pauses after failures.',
        refusals: { 409: 'Somebody else has changed it; `current` is the stored webhook.' },
      },
      remove: 'What is being sent at this moment may still arrive.',
      rotate: 'Until the old secret ends, each request has two signatures.',
      test: 'Answers when the receiver has answered, 15 seconds later at most. It is not retried.',
      deliveries: 'Rows are kept for 30 days, contents for 7.',
      delivery: 'The body is what was signed. The response is cut.',
      redeliver: {
        text: 'Receivers know it by its id.',
        refusals: { 409: 'The webhook sends nothing, or the content is no longer kept.' },
      },
      redeliverFailed: { text: 'After the receiver was mended.', refusals: { 409: 'The webhook sends nothing.' } },
    },
  },
};

/** What each parameter means, by its name; by operation and name where one name has several meanings. */
export const parameterTexts: Record<string, string> = {
  action: 'Only entries with this action.',
  section: 'The section: overdue, today, waiting, week, later, none or done.',
  after: 'Continue after this place: `next` of the page before.',
  columnId: 'The id of a column.',
  before: 'Continue with older entries: `next` of the page before.',
  age: 'Only tasks that were created so many days ago.',
  by: 'The order.',
  attachmentId: 'The id of a file on a task.',
  callId: 'The id of a call of the model.',
  checklistTemplateId: 'The id of a template.',
  column: 'The key of the column, for the kind column.',
  commentId: 'The id of a comment.',
  conversationId: 'The id of a conversation of the caller.',
  days: 'How many days back.',
  department: 'A department by name.',
  deliveryId: 'The id of a delivery of the webhook.',
  departmentId: 'The id of a department.',
  descending: '1 reverses the order.',
  group: 'What the rows of the list are grouped by.',
  groups: 'The values of the groups to read, in this order, as JSON; for the kind group.',
  cards: 'The order of the cards in each column: `board`, or `score`, the highest first.',
  emailTemplateId: 'The id of a template.',
  feedId: 'The id of a feed of the caller.',
  from: 'The first day, in the zone of the caller.',
  fields: 'card returns cards: descriptions are cut, checklists and comments are counted. compact is an older name of the same.',
  filter:
    'Conditions as JSON: text, mine, assignees, priorities, departments, statuses, due. An assignee has the task in any role, as its first assignee or another one.',
  format: 'The kind of file.',
  hash: 'The hash in the address of the picture.',
  importId: 'The id of an import.',
  handOverId: 'The id of a hand-over.',
  invitationId: 'The id of an invitation.',
  kind: 'The kind of lane.',
  itemId: 'The id of an item of the checklist.',
  language: 'The language of the answer; without it that of the caller.',
  limit: 'The most entries of a page.',
  mailId: 'The id of a mail.',
  notificationId: 'The id of a notification of the caller.',
  outcome: 'Only entries with this outcome.',
  period: 'Without it the day.',
  person: 'The id of a person who has the tasks in any role; none for tasks without an assignee.',
  providerId: 'The id of a provider of single sign-on.',
  identityId: "The id of one of the caller's accounts at providers.",
  testId: 'The id of a test of a provider, as the test returns it.',
  next: 'The path of the page that follows.',
  'identityProviders.callback state': 'What the provider was given.',
  code: 'What the provider gives for the tokens.',
  iss: 'The issuer, where the provider names it.',
  error: 'Why the provider refused.',
  error_description: 'The same in words.',
  proposalId: 'The id of a proposal of the caller.',
  q: 'The terms, separated by spaces.',
  recipient: "A part of the address or of the person's name.",
  relationId: 'The id of a relation.',
  role: 'Only people with this role.',
  scheduledQuestionId: 'The id of a scheduled question of the caller.',
  search: 'A part of the name, username or address.',
  sessionId: 'The id of a session, as the list has it.',
  passkeyId: 'The id of a passkey, as the list has it.',
  show: 'Which number: created and done of a week, open or overdue now.',
  since: 'An instant in milliseconds since 1970.',
  skip: 'How many rows to skip.',
  state: 'Only mails in this state.',
  taskId: 'The id of a task.',
  title: 'The title of a new task.',
  to: 'The last day, in the zone of the caller.',
  today: "The day in the caller's zone, YYYY-MM-DD.",
  token: 'The secret of the link.',
  tokenId: 'The id of a token.',
  scimTokenId: 'The id of a token of a directory.',
  trustedDeviceId: 'The id of a browser that needs no code, from the list of them.',
  unread: 'true returns only unread notifications.',
  userId: 'The id of a person.',
  view: 'Which cards are needed with the counts.',
  waiting: '1 returns only people who wait for a department.',
  'assistant.people usernames': 'User names, separated by commas.',
  week: 'A day of the week in which they were created or done; without it all weeks.',
  webhookId: 'The id of a webhook.',
  taskTemplateId: 'The id of a task template.',
  viewId: 'The id of a saved view.',
  workspaceId: 'The id of a board.',
  'company.view from': 'Only tasks that end on this day or later; a task with one date takes one day.',
  'company.view to': 'Only tasks that begin on this day or earlier.',
  'company.page size': 'How many rows of the list or of its groups: 100, or 500 for a file.',
  'company.page from': 'Only tasks that end on this day or later; a task with one date takes one day.',
  'company.page to': 'Only tasks that begin on this day or earlier.',
  'views.list workspaceId': 'The id of a board; 0 for the company view.',
  'tasks.list after': 'Continue after the task with this id.',
  'tasks.inWorkspace after': 'Continue after the task with this id.',
  'tasks.list status':
    'Only tasks in a column of one of these names, separated by commas; names with a comma stand in quotation marks.',
  'tasks.list assignee': 'Only tasks that one of these people has in any role: `me`, `none`, ids, names or usernames.',
  'tasks.list priority': 'Only tasks with one of these priorities.',
  'tasks.list department': 'Only tasks of one of these departments.',
  'tasks.list due': 'overdue, today, upcoming, future, none, or days such as `<7d`, `0d..6d`, `>=2026-12-01`.',
  'tasks.list q': 'A line of the language of filters, such as `due:<7d assignee:me -status:Done "vat return"`.',
  'tasks.list sort': 'The order of the list, a minus reverses it; without it by column and order.',
  'tasks.inWorkspace status':
    'Only tasks in a column of one of these names, separated by commas; names with a comma stand in quotation marks.',
  'tasks.inWorkspace assignee': 'Only tasks that one of these people has in any role: `me`, `none`, ids, names or usernames.',
  'tasks.inWorkspace priority': 'Only tasks with one of these priorities.',
  'tasks.inWorkspace department': 'Only tasks of one of these departments.',
  'tasks.inWorkspace due': 'overdue, today, upcoming, future, none, or days such as `<7d`, `0d..6d`, `>=2026-12-01`.',
  'tasks.inWorkspace q': 'A line of the language of filters, such as `due:<7d assignee:me -status:Done "vat return"`.',
  'tasks.inWorkspace sort': 'The order of the list, a minus reverses it; without it by column and order.',
  'tasks.inWorkspace workspaceId': 'The id of a board; 0 for all visible tasks.',
  'workspaces.removeColumn moveTo': 'The id of the column of the board that gets the tasks.',
  'workspaces.columns workspaceId': 'The id of a board; 0 for the company view.',
  'notifications.list before': '`createdAt` and id of the last notification of the page before, joined by an underscore.',
  'events.stream after': 'The id of the last message that was received; the header Last-Event-ID overrides it.',
  'audit.list before': 'Continue with entries older than the one with this id.',
  'audit.list userId': 'Only entries of this person.',
  'models.calls userId': 'Only calls for this person.',
  'models.usage by': 'What a row is: a person, a day, or both.',
  'webhooks.deliveries before': 'Continue with deliveries older than the one with this id.',
  'webhooks.deliveries state': 'Only deliveries in this state.',
  'tokens.adminList before': 'Continue after the token with this id.',
};
