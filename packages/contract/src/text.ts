// The catalogue: every sentence a person can read, by word. English is the model that the other languages (`languages/`) must match.
import { accountText } from '#account/account.text.ts';
import { adminText } from '#admin/admin.text.ts';
import { auditText } from '#audit/audit.text.ts';
import { authText } from '#auth/auth.text.ts';
import { checklistTemplatesText } from '#checklist-templates/checklist-templates.text.ts';
import { commentsText } from '#comments/comments.text.ts';
import { departmentsText } from '#departments/departments.text.ts';
import { emailText } from '#email/email.text.ts';
import { emailTemplatesText } from '#email-templates/email-templates.text.ts';
import { invitationsText } from '#invitations/invitations.text.ts';
import { markdownText } from '#markdown/markdown.text.ts';
import { notificationsText } from '#notifications/notifications.text.ts';
import { errorsText } from '#shell/errors.text.ts';
import { shellText } from '#shell/shell.text.ts';
import { shortcutsText } from '#shortcuts/shortcuts.text.ts';
import { tasksText } from '#tasks/tasks.text.ts';
import { usersText } from '#users/users.text.ts';
import { membersText } from '#workspaces/members.text.ts';
import { workspacesText } from '#workspaces/workspaces.text.ts';

export const english = {
  account: accountText,
  admin: adminText,
  audit: auditText,
  auth: authText,
  checklistTemplates: checklistTemplatesText,
  comments: commentsText,
  departments: departmentsText,
  email: emailText,
  emailTemplates: emailTemplatesText,
  errors: errorsText,
  markdown: markdownText,
  invitations: invitationsText,
  members: membersText,
  notifications: notificationsText,
  shell: shellText,
  shortcuts: shortcutsText,
  tasks: tasksText,
  users: usersText,
  workspaces: workspacesText,
};

/** A text of another language: the same keys and parameters, any sentences. */
export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { [K in keyof T]: Widened<T[K]> };

/** The shape of every language: `comments.text.es.ts` is a `Catalogue['comments']`, so a missing or superfluous sentence does not compile. */
export type Catalogue = Widened<typeof english>;

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : T[K] extends (...args: never[]) => string ? never : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

/** The path of a sentence without parameters, as in `tasks.notFound`. Schemas and errors carry it; the reader's language makes it a sentence. */
export type TextKey = Keys<Catalogue>;

/** The sentence behind a key, or undefined where the text is no key of the catalogue. */
export function sentence(catalogue: Catalogue, key: string): string | undefined {
  let here: unknown = catalogue;
  for (const part of key.split('.')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, part)) return undefined;
    here = (here as Record<string, unknown>)[part];
  }
  return typeof here === 'string' ? here : undefined;
}
