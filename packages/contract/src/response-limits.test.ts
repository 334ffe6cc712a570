// Tests that every response has a maximum size, computed from the limits for the worst data.
import { describe, expect, it } from 'vitest';
import * as api from '#api.ts';
import { archiveLimits } from '#archive/archive.limits.ts';
import { attachmentLimits } from '#attachments/attachments.limits.ts';
import { backupLimits } from '#backups/backups.limits.ts';
import { dashboardMailLimits } from '#dashboard-mails/dashboard-mails.limits.ts';
import { directoryGroups, directoryLimits } from '#directories/directories.limits.ts';
import type { Endpoint } from '#endpoint.ts';
import { feedLimits } from '#feeds/feeds.limits.ts';
import { handOverLimits } from '#hand-overs/hand-overs.limits.ts';
import { hintLimits, summaryLimits, trendLimits } from '#hints/hints.limits.ts';
import { historyLimits } from '#history/history.limits.ts';
import { providerLimits } from '#identity-providers/identity-providers.limits.ts';
import { importLimits } from '#imports/imports.limits.ts';
import { incomingMailLimits } from '#incoming-mails/incoming-mails.limits.ts';
import { instructionLimits } from '#instructions/instructions.limits.ts';
import {
  assistantLimits,
  companyLimits,
  conversationLimits,
  limits,
  live,
  monitoringHistory,
  peoplePages,
  responseLimits,
  thresholds,
} from '#limits.ts';
import { mailServerLimits } from '#mail-server/mail-server.limits.ts';
import { modelLimits } from '#models/models.limits.ts';
import { myWorkLimits } from '#my-work/my-work.limits.ts';
import { mySectionNames } from '#my-work/my-work.rules.ts';
import { nudgeLimits } from '#nudges/nudges.limits.ts';
import { credentialLimits, passkeyLimits } from '#passkeys/passkeys.limits.ts';
import { personColumns } from '#people-imports/people-imports.contract.ts';
import { peopleImportLimits } from '#people-imports/people-imports.limits.ts';
import { relationLimits } from '#relations/relations.limits.ts';
import { samplesLimits } from '#samples/samples.limits.ts';
import { scheduledLimits } from '#scheduled-questions/scheduled-questions.limits.ts';
import { scimTokenLimits } from '#scim-tokens/scim-tokens.limits.ts';
import { recoveryCodes, trust } from '#second-factors/second-factors.limits.ts';
import { sessionList } from '#sessions/sessions.limits.ts';
import { setupSteps } from '#setup/setup.rules.ts';
import { signInHistory } from '#sign-ins/sign-ins.limits.ts';
import { suggestionLimits } from '#suggestions/suggestions.limits.ts';
import { taskTemplateLimits } from '#task-templates/task-templates.limits.ts';
import { todayLimits } from '#today/today.limits.ts';
import { tokenLimits } from '#tokens/tokens.limits.ts';
import { trashLimits } from '#trash/trash.limits.ts';
import { viewLimits } from '#views/views.limits.ts';
import { webhookLimits } from '#webhooks/webhooks.limits.ts';

/** A control character takes six bytes in JSON. */
const chars = (count: number) => count * 6;
/** Names have no control characters: a character takes up to three bytes, or two with a backslash. */
const name = (count: number) => count * 3;
/** Allowance for numbers, dates, flags and field names. */
const rest = 600;
const person =
  name(limits.fullName.max + limits.username.max + limits.jobTitle.max) +
  limits.email.max +
  chars(limits.avatar.initials * 4) +
  rest;
const people = limits.people.max * (person + 200);
const membership = name(limits.departmentName.max) + 100;
const card =
  chars(limits.description.excerpt) +
  name(limits.title.max + (limits.departmentsPerTask + 1) * limits.departmentName.max) +
  limits.assignees * 11 +
  rest;
const whole =
  card +
  chars(limits.description.max + limits.checklist.totalLength + limits.customFields.totalLength) +
  limits.checklist.items * (name(limits.fullName.max) + 200);
/** A comment's bytes, each of which may take six; a comment about a move contains two names of columns, one about a file its name. */
const moved = Math.max(chars(2 * limits.columnName.max), name(attachmentLimits.name)) + 200;
const department = name(limits.departmentName.max) * (1 + limits.formerNames) + chars(limits.departmentDescription.max) + rest;
const template = name(limits.checklistTemplateName.max + limits.departmentName.max) + limits.checklist.items * 100 + rest;
const mailServerAnswer =
  chars(mailServerLimits.host + mailServerLimits.user + mailServerLimits.address + limits.fullName.max + limits.email.max) + rest;
const setupAnswer = setupSteps.length * rest + chars(mailServerLimits.address + limits.fullName.max + modelLimits.name) + rest;
const scheduledQuestion = chars(scheduledLimits.text) + rest;
const emailTemplate = limits.emailTemplate.variables * chars(limits.shortText) + rest;

const account = person + limits.maxDepartments * membership;
/** A task in an answer, and with it the person who did something. */
const named = name(limits.title.max + limits.columnName.max + limits.departmentName.max) + rest;
const namedBy = named + person;
const taskTemplate =
  chars(limits.checklist.totalLength + limits.description.max) +
  name(taskTemplateLimits.name.max + limits.title.max) +
  limits.assignees * 11 +
  limits.checklist.items * 100 +
  rest;
const view = name(viewLimits.name.max) + chars(viewLimits.settings) + rest;
const blockers = relationLimits.perTask * name(limits.title.max);
const act = chars(modelLimits.proposedText) + name(3 * limits.title.max) + blockers + rest;
/** Texts that somebody edits in a proposal are part of one request. */
const proposal = assistantLimits.acts * act + limits.body.bytes;
const answer =
  assistantLimits.cards * named +
  assistantLimits.tasks * 11 +
  chars(assistantLimits.text) +
  limits.maxDepartments * 400 +
  proposal;
/** Only the description of a task has excerpts. */
const change = chars(2 * historyLimits.value) + 200;
const entry = person + historyLimits.changes * change + chars(3 * historyLimits.excerpt) + rest;
const values = importLimits.values * (chars(importLimits.value) + rest);
const preview =
  3 * values +
  importLimits.columns * (chars(importLimits.value) + rest) +
  importLimits.previewRows *
    (chars(4 * importLimits.value) + limits.departmentsPerTask * name(limits.departmentName.max) + rest) +
  importLimits.previewProblems * (chars(importLimits.value) + rest);
const filter = 10 * suggestionLimits.filter.values * name(limits.fullName.max) + chars(suggestionLimits.filter.text) + rest;
const mail = chars(limits.emailTemplate.html + limits.emailTemplate.subject + limits.emailTemplate.description) + emailTemplate;
const delivery =
  chars(webhookLimits.payload + webhookLimits.response.shown) + webhookLimits.url.max * 3 + webhookLimits.attempts * 200 + rest;
const webhook = name(webhookLimits.name.max + limits.fullName.max) + webhookLimits.url.max * 3 + rest * 2;
const undo =
  2 *
  (name((limits.departmentsPerTask + 1) * limits.departmentName.max) +
    limits.assignees * 11 +
    limits.checklist.items * 20 +
    rest);

const providers = providerLimits.most + 1;
const provider =
  chars(
    providerLimits.issuer + providerLimits.clientId + providerLimits.scopes + 4 * providerLimits.claim + providerLimits.value,
  ) +
  name(providerLimits.name) +
  providerLimits.departments * (chars(providerLimits.value) + rest) +
  rest;

const directory =
  chars(
    directoryLimits.url +
      directoryLimits.certificate +
      3 * directoryLimits.dn +
      2 * directoryLimits.filter +
      4 * directoryLimits.attribute +
      directoryLimits.value +
      directoryLimits.detail,
  ) +
  name(directoryLimits.name) +
  directoryLimits.departments * (chars(directoryLimits.value) + rest) +
  rest;

/** The bytes of the worst response of every endpoint that returns a list, alone or within something else. */
const lists: Record<string, number> = {
  'users.activity': thresholds.activityLines * (chars(limits.title.max) + rest),
  'users.adminPage': peoplePages.rows * account + chars(peoplePages.place),
  'users.createService': account,
  'users.setRole': account,
  'users.setActive': account,
  'workspaces.membersPage': peoplePages.rows * person + chars(peoplePages.place),
  'tasks.create': whole,
  'tasks.update': whole,
  'tasks.move': whole,
  'tasks.restore': whole,
  'recurrences.skip': whole,
  'invitations.look': (peopleImportLimits.departments + 1) * name(limits.departmentName.max) + account,
  'peopleImports.read': peopleImportLimits.rows * personColumns.length * name(peopleImportLimits.cell),
  'peopleImports.create': peopleImportLimits.rows * (personColumns.length * name(peopleImportLimits.cell) + rest),
  'handOvers.create': handOverLimits.refusals * (chars(limits.title.max) + rest),
  'bulkChanges.create': limits.bulkTasks * (card + undo + chars(limits.title.max) + rest),
  'company.view':
    companyLimits.counts * (name(limits.columnName.max + limits.departmentName.max) + 120) +
    companyLimits.groups * (name(limits.fullName.max) + 50) +
    companyLimits.whole * card,
  'company.page': companyLimits.many * card + chars(companyLimits.place),
  'history.task': historyLimits.page * entry,
  'history.board': historyLimits.page * (entry + named),
  'relations.promote': whole + named + person,
  'trash.list': trashLimits.page * namedBy,
  'trash.purge': limits.bulkTasks * 11,
  'archive.list': archiveLimits.page * namedBy,
  'checklistTemplates.get': chars(limits.checklist.totalLength) + template,
  'checklistTemplates.create': chars(limits.checklist.totalLength) + template,
  'checklistTemplates.update': chars(limits.checklist.totalLength) + template,
  'taskTemplates.create': taskTemplate,
  'taskTemplates.update': taskTemplate,
  'taskTemplates.restore': taskTemplate,
  'monitoring.read': monitoringHistory.points * rest,
  'monitoring.status': 1_000 * rest,
  'backups.list':
    backupLimits.listed * (name(limits.fullName.max) + chars(backupLimits.detail + backupLimits.file + backupLimits.host) + rest),
  'imports.upload': preview,
  'imports.preview': preview,
  'assistant.parse': chars(limits.quickAdd.text) + limits.departmentsPerTask * name(limits.departmentName.max) + rest,
  'assistant.ask': answer,
  'today.plan': answer,
  'assistant.find': assistantLimits.cards * named,
  'assistant.proposal': proposal,
  'assistant.confirm': assistantLimits.acts * (blockers + name(limits.title.max) + rest),
  'assistant.undo': assistantLimits.acts * (name(limits.title.max) + rest),
  'conversations.get':
    chars(conversationLimits.characters) +
    conversationLimits.messages * assistantLimits.cards * named +
    2 * conversationLimits.proposalBytes +
    conversationLimits.messages * rest,
  'mailServer.get': mailServerAnswer,
  'mailServer.set': mailServerAnswer,
  'setup.get': setupAnswer,
  'setup.set': setupAnswer,
  'samples.get':
    samplesLimits.people * (name(limits.fullName.max) + rest) + samplesLimits.tasks * (name(limits.title.max) + rest),
  'models.settings': modelLimits.offDepartments * 11 + rest * 3,
  'models.setSettings': modelLimits.offDepartments * 11 + rest * 3,
  'models.usage': modelLimits.page * (name(limits.fullName.max) + rest),
  'models.calls': modelLimits.page * (name(limits.fullName.max) + chars(modelLimits.name + modelLimits.url) + rest),
  'models.preview': chars(60_000 + modelLimits.result),
  'scores.get': rest * 2,
  'scores.preview': assistantLimits.scorePreview * named,
  'hints.title': hintLimits.similar * named + name(limits.checklistTemplateName.max),
  'summaries.mine': 10 * summaryLimits.tasks * named,
  'summaries.department': 10 * summaryLimits.tasks * named,
  'summaries.trends': (trendLimits.people + trendLimits.departments + trendLimits.weeks) * (name(limits.fullName.max) + rest),
  'summaries.trendTasks': trendLimits.tasks * named,
  'summaries.changes': summaryLimits.events * 60 + summaryLimits.changes * (named + name(limits.fullName.max)),
  'myWork.list': mySectionNames.length * (myWorkLimits.page * (card + rest) + rest),
  'myWork.page': myWorkLimits.page * (card + rest),
  'myWork.changes': summaryLimits.events * 60 + summaryLimits.changes * (named + name(limits.fullName.max)),
  'nudges.list':
    nudgeLimits.sent * (card + name(limits.title.max) + name(limits.fullName.max) + chars(nudgeLimits.text + 100) + rest),
  'nudges.silenced': nudgeLimits.silenced * (name(limits.title.max) + name(nudgeLimits.cause) + rest),
  'nudges.silence': nudgeLimits.silenced * (name(limits.title.max) + name(nudgeLimits.cause) + rest),
  'today.get':
    2 * todayLimits.first * (card + chars(todayLimits.text)) +
    todayLimits.blocked * (named + relationLimits.perTask * name(2 * limits.title.max)) +
    3 * todayLimits.listed * (named + rest),
  'suggestions.filter': filter + suggestionLimits.filter.unknown * chars(suggestionLimits.filter.text),
  'suggestions.checklist': suggestionLimits.items * chars(limits.checklist.text),
  'suggestions.tasks': proposal + suggestionLimits.unknown * name(limits.fullName.max),
  'suggestions.summary': suggestionLimits.points * chars(suggestionLimits.point),
  'suggestions.summarize': suggestionLimits.points * chars(suggestionLimits.point),
  'suggestions.description': chars(limits.description.max + suggestionLimits.paragraphs * suggestionLimits.description),
  'emailTemplates.create': mail,
  'emailTemplates.update': mail,
  'emailTemplates.setDefault': mail,
  'emailTemplates.preview': chars(3 * limits.emailTemplate.html),
  'email.outbox': limits.outbox.max * (limits.email.max + name(limits.fullName.max) + chars(limits.mail.subject + 1_000) + rest),
  'scimTokens.create': name(scimTokenLimits.name.max) + rest,
  'tokens.create': name(tokenLimits.name.max) + rest,
  'views.create': view,
  'views.update': view,
  'views.restore': view,
  'webhooks.create': webhook,
  'webhooks.update': webhook,
  'webhooks.rotate': webhook,
  'webhooks.test': delivery,
  'webhooks.delivery': delivery,
  'tasks.list': limits.taskList.bytes.card + whole,
  'tasks.inWorkspace': limits.taskList.bytes.card + whole,
  'tasks.get': whole,
  'tasks.people': people,
  'tasks.statuses': limits.columnsPerWorkspace * name(limits.columnName.max),
  'users.list': people,
  'users.adminList': people + limits.people.memberships * membership,
  'departments.users': people,
  'workspaces.members': people,
  'departments.mine': limits.maxDepartments * membership,
  'departments.list': limits.maxDepartments * department,
  'departments.create': department,
  'departments.update': department,
  'dashboardMails.list': dashboardMailLimits.boards * (name(limits.departmentName.max) + rest),
  'dashboardMails.set': dashboardMailLimits.boards * (name(limits.departmentName.max) + rest),
  'scheduledQuestions.list': scheduledLimits.perPerson * scheduledQuestion,
  'scheduledQuestions.create': scheduledQuestion,
  'scheduledQuestions.update': scheduledQuestion,
  'instructions.own': 2 * chars(instructionLimits.text) + rest,
  'instructions.ofBoard': 2 * chars(instructionLimits.text) + rest,
  'instructions.setOwn': 2 * chars(instructionLimits.text) + rest,
  'instructions.setOfBoard': 2 * chars(instructionLimits.text) + rest,
  'departmentMerges.create': department,
  'workspaces.list': limits.maxDepartments * (name(2 * limits.departmentName.max) + rest),
  'workspaces.columns': limits.columnsPerWorkspace * (name(limits.columnName.max) + rest),
  'attachments.list': attachmentLimits.perTask * (name(attachmentLimits.name) + rest),
  'comments.list':
    chars(limits.comment.totalBytes) + limits.comment.listed * person + (limits.comment.listed - limits.comment.perTask) * moved,
  'checklistTemplates.list': chars(limits.checklistTemplates.totalBytes) + limits.checklistTemplates.max * template,
  'emailTemplates.list': chars(limits.emailTemplate.totalBytes) + limits.emailTemplate.max * emailTemplate,
  'invitations.list': limits.invitationsPerWorkspace * (limits.email.max + name(limits.fullName.max) + rest),
  'notifications.list': limits.notifications.list * (chars(1_000) + rest),
  'events.list': thresholds.eventsPerResponse * (rest + person) + thresholds.cardsPerResponse * card,
  'events.stream':
    thresholds.eventsPerResponse * (rest + person) +
    thresholds.cardsPerResponse * card +
    thresholds.rowsPerResponse * (live.carried.comment + live.carried.details + person + chars(1_000)),
  'hints.load': hintLimits.people * rest,
  'assistant.people': limits.quickAdd.usernames * (name(limits.username.max) + rest),
  'relations.list': relationLimits.perTask * (name(limits.title.max + limits.columnName.max) + person + rest),
  'relations.summaries': limits.bulkTasks * (relationLimits.perTask * name(limits.title.max) + rest),
  'relations.marks': relationLimits.marks * 100,
  'search.tasks': limits.search.hits * (card + chars(2 * limits.title.max + 2 * limits.search.snippet)),
  'conversations.list': conversationLimits.perPerson * (name(conversationLimits.name) + rest),
  'feeds.list': feedLimits.perPerson * rest,
  'passkeys.list': passkeyLimits.perPerson * (name(passkeyLimits.name) + rest),
  'passkeys.begin': passkeyLimits.perPerson * (credentialLimits.id + credentialLimits.transports * 40 + 60) + 2_000,
  'passkeys.signInOptions': passkeyLimits.perPerson * (credentialLimits.id + credentialLimits.transports * 40 + 60) + 1_000,
  'secondFactors.confirm': recoveryCodes.count * 100,
  'secondFactors.renewCodes': recoveryCodes.count * 100,
  'signInWays.list': providers * (name(providerLimits.name) + rest),
  'identities.list': providers * (name(providerLimits.name) + limits.email.max + rest),
  'identityProviders.list': providers * provider,
  'identityProviders.create': provider,
  'identityProviders.update': provider,
  'identityProviders.enforce': providers * provider,
  'identityProviders.testResult':
    40 * chars(600) + limits.maxDepartments * name(limits.departmentName.max) + 20 * chars(300) + chars(500) + rest,
  'directories.get': directory,
  'directories.set': directory,
  'directories.test':
    chars(directoryGroups.shown * 900 + 12 * 400 + 1_500) + limits.maxDepartments * name(limits.departmentName.max) + rest,
  'sessions.list': sessionList.max * (chars(sessionList.address + 100) + rest),
  'trustedDevices.list': trust.perPerson * (chars(sessionList.address + 100) + rest),
  'signIns.list': signInHistory.listed * (chars(signInHistory.address + 100) + rest),
  'scimTokens.list': scimTokenLimits.max * (name(scimTokenLimits.name.max) + rest),
  'tokens.list': tokenLimits.perPerson * (name(tokenLimits.name.max) + rest),
  'tokens.adminList': tokenLimits.page * (name(tokenLimits.name.max + limits.fullName.max) + rest),
  'taskTemplates.list':
    chars(taskTemplateLimits.totalBytes) +
    taskTemplateLimits.perBoard * (name(taskTemplateLimits.name.max + limits.title.max) + limits.assignees * 11 + rest),
  'myWork.items': myWorkLimits.items * (chars(limits.checklist.text) + name(limits.title.max) + rest),
  'views.list': viewLimits.listed * (name(viewLimits.name.max) + chars(viewLimits.settings) + rest),
  'webhooks.list':
    webhookLimits.max * (name(webhookLimits.name.max + limits.fullName.max) + webhookLimits.url.max * 3 + rest * 2),
  'webhooks.deliveries': webhookLimits.page * rest,
  'incomingMails.setup': limits.maxDepartments * (name(limits.departmentName.max) + limits.email.max + rest),
  'incomingMails.list':
    incomingMailLimits.page *
    (limits.email.max + name(limits.fullName.max + limits.departmentName.max) + chars(incomingMailLimits.subject) + rest),
  'imports.list': importLimits.listed * (name(importLimits.fileName) + rest),
  'audit.list': limits.audit.page * (chars(1_000) + rest),
};

const endpoints = Object.entries(api).flatMap(([word, group]) =>
  Object.entries<Endpoint>(group).map(([one, endpoint]) => ({ key: `${word}.${one}`, endpoint })),
);

interface Definition {
  type: string;
  element?: unknown;
  innerType?: unknown;
  in?: unknown;
  shape?: Record<string, unknown>;
  options?: unknown[];
  items?: unknown[];
  getter?: () => unknown;
}

/** Whether a schema contains a list of more than fixed words. */
function hasList(schema: unknown): boolean {
  const { def } = (schema ?? {}) as { def?: Definition };
  if (!def) return false;
  if (def.type === 'record') return true;
  if (def.type === 'array') return (def.element as { def: Definition }).def.type !== 'enum';
  if (def.type === 'lazy') return hasList(def.getter?.());
  const parts = [def.innerType, def.in, ...(def.options ?? []), ...(def.items ?? []), ...Object.values(def.shape ?? {})];
  return parts.some(hasList);
}

describe('the largest answer', () => {
  it.each(Object.entries(lists))('of %s is within the bound of all answers', (_, bytes) => {
    expect(bytes).toBeLessThanOrEqual(responseLimits.maxBytes);
  });

  it('is known of every list, also of one within something else', () => {
    const unknown = endpoints
      .filter(({ endpoint: { response, file, stream } }) => !file && !stream && hasList(response))
      .map(({ key }) => key)
      .filter((key) => !(key in lists));
    expect(unknown).toEqual([]);
    expect(Object.keys(lists).filter((key) => !endpoints.some((one) => one.key === key))).toEqual([]);
  });

  it('is made in turn where it may be more than two megabytes', () => {
    // Most lists of tasks are short and cached; the handler itself queues the long ones. Pages of cards are long only if all names are.
    const isShort = /^(tasks\.(list|inWorkspace)|company\..*|myWork\.list|events\..*)$/;
    const reads = new Set(endpoints.filter(({ endpoint }) => endpoint.method === 'GET').map(({ key }) => key));
    const long = Object.entries(lists).filter(
      ([key, bytes]) => bytes > 2_000_000 && (reads.has(key) || key === 'relations.summaries') && !isShort.test(key),
    );
    expect(
      endpoints
        .filter(({ endpoint }) => endpoint.largeResponse)
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(long.map(([key]) => key).toSorted());
  });
});
