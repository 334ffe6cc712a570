// Texts of the built-in mails. A separate catalogue, because no screen needs it; `{{name}}` is a placeholder.
import type { Widened } from '#catalogue.ts';

export const mailsText = {
  user_welcome: {
    subject: 'Welcome to {{companyName}}, {{firstName}}',
    heading: 'Welcome, {{firstName}}',
    lines: [
      'Your account is ready. Your department’s board shows what is planned, what is under way and what is done, as soon as you belong to it.',
      'You sign in with the username that you chose at registration.',
    ],
    button: 'Sign in',
  },
  task_assigned: {
    subject: '{{assignerName}} assigned you “{{taskTitle}}”',
    heading: '{{taskTitle}}',
    lines: ['Hi {{firstName}}, {{assignerName}} assigned you this task in {{workspaceName}}.', '{{taskDescription}}'],
    button: 'Open the task',
  },
  task_reminder: {
    subject: 'Reminder: “{{taskTitle}}” is due on {{taskDueDate}}',
    heading: '{{taskTitle}}',
    lines: ['Hi {{firstName}}, a reminder of this task in {{workspaceName}}.', '{{taskDescription}}'],
    button: 'Open the task',
  },
  notification: {
    subject: '{{assignerName}} wrote about “{{taskTitle}}”',
    heading: '{{taskTitle}}',
    lines: ['Hi {{firstName}}, {{assignerName}} wrote about this task in {{workspaceName}}.'],
    button: 'Open the task',
  },
  password_updated: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    lines: [
      'Hi {{firstName}}, the password of your account was changed on {{currentDate}}. Your other sessions were signed out.',
      'If it was not you, please tell an administrator at once.',
    ],
    button: 'Sign in',
  },
  secondFactor: {
    subject: 'The second step of your sign-in was changed',
    hello: 'Hi {{firstName}},',
    changes: {
      on: 'your account now asks for a code from your phone when somebody signs in.',
      off: 'your account no longer asks for a code from your phone when somebody signs in.',
      codes: 'your account has new recovery codes. Those from before no longer work.',
      reset:
        'an administrator has taken away the code from your phone and your passkeys, so that you can sign in with your password alone. Set up your new phone soon.',
    },
    identity: {
      linked: {
        subject: 'An account of your company opens your account',
        line: (name: string) => `your account is linked with ${name}. Whoever signs in there can open it.`,
      },
      unlinked: {
        subject: 'The link of your account has ended',
        line: (name: string) => `the link of your account with ${name} has ended. It no longer opens it.`,
      },
    },
    passkey: {
      added: {
        subject: 'A passkey was added to your account',
        line: (name: string) => `your account has a new passkey: ${name}. Whoever unlocks the device can sign in with it.`,
      },
      removed: {
        subject: 'A passkey was removed from your account',
        line: (name: string) => `the passkey ${name} was removed from your account. It no longer opens it.`,
      },
      copied: {
        subject: 'A passkey of your account was copied',
        line: (name: string) =>
          `two devices have used the passkey ${name}, which only a copy of it can do. It is locked. Remove it, and add a new one if you still have the device.`,
      },
    },
    last: 'If it was not you, please tell an administrator at once and change your password.',
    button: 'Open the security of your account',
  },
  newSignIn: {
    subject: 'New sign-in to your account',
    lines: ['Hi {{firstName}}, somebody signed in to your account from a device that was not used for it before.'],
    labels: { device: 'Device', address: 'Address', time: 'Time' },
    last: 'If it was you, there is nothing to do. If it was not you, change your password at once: that signs out every other device.',
    button: 'See where you are signed in',
  },
  new_user_registered: {
    subject: '{{fullName}} has registered',
    heading: 'A new person has registered',
    lines: ['{{fullName}} created an account on {{currentDate}}.'],
    button: 'Open the admin dashboard',
  },
  invitation: {
    subject: '{{assignerName}} invites you to {{workspaceName}}',
    heading: 'You are invited to {{workspaceName}}',
    lines: [
      '{{assignerName}} invites you to work with {{workspaceName}} in {{companyName}}.',
      'The link below opens the invitation. It is for this address alone and works for seven days.',
    ],
    button: 'Open the invitation',
  },
  password_reset: {
    subject: 'A new password for {{companyName}}',
    heading: 'Choose a new password',
    lines: [
      'Hi {{firstName}}, somebody asked for a new password for your account. If it was you, choose one with the link below. It works once and for one hour.',
      'If it was not you, ignore this e-mail: your password stays as it is.',
    ],
    button: 'Choose a new password',
  },
  password_reset_by_admin: {
    subject: 'A new password for {{companyName}}',
    heading: 'Choose a new password',
    lines: [
      'Hi {{firstName}}, {{assignerName}} has created a link for you to choose a new password. It works once and for 24 hours.',
      'Until you use it, your password stays as it is.',
    ],
    button: 'Choose a new password',
  },
  email_changed: {
    subject: 'The e-mail address of your account was changed',
    heading: 'Your e-mail address was changed',
    lines: [
      'Hi {{firstName}}, your account now has another e-mail address. This one gets no more mail from us.',
      'If it was not you, please tell an administrator at once.',
    ],
    button: 'Sign in',
  },
  email_changed_back: {
    subject: 'The e-mail address of your account was changed',
    heading: 'Your e-mail address was changed',
    lines: [
      'Hi {{firstName}}, your account now has another e-mail address. This one gets no more mail from us.',
      'If it was not you, take the change back with the link below. It works for seven days: everybody is signed out, and you choose a new password.',
    ],
    button: 'Take the change back',
  },
  email_confirm: {
    subject: 'Confirm your e-mail address for {{companyName}}',
    heading: 'Confirm your e-mail address',
    lines: [
      'Hello, this address was given for an account with {{companyName}}. If it was you, confirm it with the link below. It works once and for three days.',
      'If it was not you, ignore this e-mail: the address does not count, and gets nothing else from us.',
    ],
    button: 'Confirm address',
  },
  /** Texts of a built-in reminder by kind. */
  reminders: {
    due_tomorrow: {
      subject: '“{{taskTitle}}” is due tomorrow',
      line: 'Hi {{firstName}}, this task in {{workspaceName}} is due tomorrow. You get this reminder because it is assigned to you.',
    },
    due_today: {
      subject: '“{{taskTitle}}” is due today',
      line: 'Hi {{firstName}}, this task in {{workspaceName}} is due today. You get this reminder because it is assigned to you.',
    },
    overdue: {
      subject: '“{{taskTitle}}” is overdue',
      line: 'Hi {{firstName}}, this task in {{workspaceName}} was due on {{taskDueDate}}. You get this reminder because it is assigned to you.',
    },
  },
  /** A registration that waits for approval. */
  approval: {
    subject: '{{fullName}} waits for approval',
    line: '{{fullName}} created an account on {{currentDate}} and sees nothing until you or another administrator approves it.',
  },
  /** Warnings to administrators; the first line is the message of the notification. */
  warnings: {
    backup_failed: {
      subject: 'The last backup needs attention',
      line: 'What is written from now on is in no backup until one succeeds.',
      button: 'Open the state of the server',
    },
    webhook_stopped: {
      subject: 'A webhook was stopped',
      line: 'What it should have told waits for a time. Start it again when the cause is gone.',
      button: 'Open the webhooks',
    },
  },
  quote: {
    commented: '{{assignerName}} wrote:',
    mentioned: '{{assignerName}} mentioned you:',
    alsoAssigned: '{{assignerName}} also assigned you:',
  },
  labels: {
    status: 'Status',
    priority: 'Priority',
    dueDate: 'Due date',
    name: 'Name',
    email: 'E-mail',
    title: 'Job title',
    department: 'Department',
  },
  footer: {
    answer: 'Answer this e-mail to write a comment.',
    account: 'You get this e-mail because you have an account with {{companyName}}.',
    settings: 'E-mail settings',
    invitation:
      'You get this e-mail because somebody at {{companyName}} invited this address. If it means nothing to you, ignore it: nothing happens.',
    confirmation: 'You get this e-mail because somebody gave this address for an account with {{companyName}}.',
    test: 'An administrator of {{companyName}} sent this message to test e-mail.',
  },
  none: '–',
  sample: {
    title: 'Project manager',
    department: 'Marketing',
    taskTitle: 'Plan the spring campaign',
    taskDescription: 'Agree on the channels and the budget with everybody.',
    status: 'In Progress',
    comment: 'The budget is approved, we can start.',
  },
};

/** The shape of the words in every language. */
export type MailsText = Widened<typeof mailsText>;
