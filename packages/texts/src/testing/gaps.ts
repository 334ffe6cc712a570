// What a language lacks: texts that are missing or unknown, and texts left in English. Lists those that are English on purpose.
import type { Language } from '@app/contract/limits.ts';
import { type Leaf, leavesOf } from '@app/contract/testing/leaves.ts';
import { allTexts } from '#testing/all-texts.ts';

/** Names of departments are data; formats, titles in mails and 'Admin' need no translation. */
const everywhere = [
  /^shell\.product$/,
  /^names\.departments\.Marketing$/,
  /^auth\.miniBoard\.cards\.\d\.department$/,
  /\.(checklistBy|checklistShort|shown|dateExample|changedTo|ofItem)$/,
  /^errors\.field$/,
  /^(shortcuts\.keys\.alt|assistant\.tabKey)$/,
  /\.roles\.admin$/,
  /^serverState\.kinds\.postgres$/,
  /^imports\.(sources\.|valueIs$)/,
  /^admin\.webhooks$/,
  /^directory\.dialog\.(kinds\.|startTls\.title$|(name|email)Attribute\.hint$)/,
  /^scim\.dialog\.namePlaceholder$/,
  /^shell\.version$/,
  /^(answers\.said|questions\.change)$/,
  /^mails\.(task_assigned|task_reminder|notification)\.(heading|lines\.1)$/,
  /^mails\.(none|sample\.(department|status))$/,
];

/** Texts that are intentionally the same as in English: names, loan words, equal spellings. */
const shared: Record<string, string[]> = {
  spanish: [
    'directory.testing.no',
    'providers.dialog.scopes.label',
    'providers.testing.no',
    'views.dayUnit',
    'swimlanes.cell',
    'models.settings.providers.anthropic',
    'email.oauth.title',
    'tokens.made.link',
    'users.avatar.zoom',
    'users.profile.general',
    'tasks.deleteFailed.title',
    'notifications.markFailed.title',
    'notifications.unmarkFailed.title',
    'shortcuts.keys.mod',
    'shortcuts.keys.escape',
    'notifications.markAllFailed.title',
    'columns.color',
  ],
  french: [
    'directory.dialog.emailAttribute.label',
    'providers.dialog.scopes.label',
    'providers.testing.email',
    'audit.act',
    'people.add.columns.email',
    'people.add.downloadName',
    'setup.steps.mail',
    'setup.steps.assistant',
    'mails.labels.email',
    'swimlanes.cell',
    'imports.fields.description',
    'imports.fields.type',
    'imports.fields.checklist',
    'checklistTemplates.description',
    'checklistTemplates.actions',
    'departments.description',
    'departments.actions',
    'users.manage.actions',
    'webhookScreens.ping',
    'workspaces.listActions',
    'history.type',
    'history.itemPlace',
    'ask.fields.description',
    'models.preview.instructions',
    'serverState.mail',
    'setup.mailServer.port',
    'secondFactors.step.code',
    'serverState.version',
    'models.settings.providers.anthropic',
    'ask.title',
    'bulkChanges.template',
    'conversations.assistant',
    'conversations.fileName',
    'conversations.messages',
    'conversations.title',
    'email.kinds.invitation',
    'email.oauth.title',
    'email.test.message',
    'emailTemplates.description',
    'users.avatar.zoom',
    'users.profile.notificationsTab',
    'users.settings.notifications',
    'invitations.page.title',
    'markdown.checklist',
    'markdown.code',
    'notifications.title',
    'serverState.retention.kinds.notifications.name',
    'relations.title',
    'shortcuts.scopes.notifications',
    'shortcuts.keys.mod',
    'tasks.description',
    'tasks.addParts.checklist',
    'tasks.addParts.relation',
    'tasks.checklist',
    'shell.menu',
    'shell.parts.notifications',
    'shell.toasts',
    'webhookScreens.secret.label',
    'watches.label',
    'columns.colors.orange',
  ],
  german: [
    'directory.dialog.name.label',
    'directory.testing.admin',
    'security.passkeys.title',
    'providers.dialog.name.label',
    'providers.dialog.scopes.label',
    'providers.testing.admin',
    'audit.person',
    'people.add.optional',
    'people.add.downloadLink',
    'members.workspace',
    'workspaces.viewIs',
    'workspaces.views',
    'admin.status',
    'checklistTemplates.name',
    'departments.name',
    'imports.fields.labels',
    'imports.fields.status',
    'shell.admin',
    'answers.conditions.departments',
    'mails.labels.name',
    'mails.labels.status',
    'swimlanes.cell',
    'history.itemPerson',
    'admin.imports',
    'admin.server',
    'setup.mailServer.host',
    'setup.mailServer.port',
    'secondFactors.step.code',
    'serverState.version',
    'imports.board',
    'imports.report.problem',
    'ask.scopeBoard',
    'conversations.name',
    'models.settings.providers.anthropic',
    'models.usage.person',
    'models.calls.person',
    'checklistTemplates.optional',
    'departments.optional',
    'emailTemplates.optional',
    'email.oauth.title',
    'auth.optional',
    'feedDialog.dialog.board',
    'tokens.dialog.name',
    'tokens.service.name',
    'tokens.made.link',
    'users.avatar.zoom',
    'users.profile.optional',
    'users.profile.administrator',
    'tasks.status',
    'tasks.statusIs',
    'shell.team',
    'shell.themes.system',
    'shortcuts.keys.escape',
    'comments.system',
    'markdown.link',
    'markdown.code',
    'myWork.board',
    'history.board',
    'phone.board',
    'users.settings.startScreens.board',
    'workspaces.viewBoard',
    'workspaces.dashboard',
    'views.name',
    'webhookScreens.dialog.name',
    'webhookScreens.groups.boards',
    'columns.colors.orange',
  ],
};

export interface Gaps {
  missing: string[];
  /** Texts that English does not have. */
  unknown: string[];
  /** The same as in English without being listed here. */
  english: string[];
  /** Listed here, yet not the same as in English. */
  translated: string[];
}

/** Lists of questions, as many as a language likes. */
const free = /^answers\.(examples|helpExamples)\./;
export const samples = ['⟨1⟩', '⟨2⟩', '⟨3⟩', '⟨4⟩', '⟨5⟩'];

/** Returns the gaps of a language by the keys of its texts. */
export function gapsOf(language: Exclude<Language, 'english'>): Gaps {
  const [english, own] = [textsByKey('english'), textsByKey(language)];
  const same = [...own].filter(([key, text]) => text === english.get(key)).map(([key]) => key);
  const listed = shared[language] ?? [];
  return {
    missing: [...english.keys()].filter((key) => !own.has(key)),
    unknown: [...own.keys()].filter((key) => !english.has(key)),
    english: same.filter((key) => !listed.includes(key) && !everywhere.some((pattern) => pattern.test(key))),
    translated: listed.filter((key) => !same.includes(key)),
  };
}

function textsByKey(language: Language): Map<string, string> {
  const leaves = leavesOf(allTexts(language)).filter(({ path }) => !free.test(path));
  return new Map(leaves.map((leaf) => [leaf.path, said(leaf)]));
}

/** Returns what a text says of sample values. */
export function said({ say, parameters }: Leaf): string {
  return say(...samples.slice(0, parameters));
}
