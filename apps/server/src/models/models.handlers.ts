// The model behind the assistant: what a person needs to know of it, and its administration.
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { modelLimits, modelUse } from '@app/contract/models/models.limits.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import { repliesTexts } from '@app/texts/sentences/replies.ts';
import { instructionsOf, toolsOf } from '#conversations/model-reply.ts';
import type { ToolBox } from '#conversations/tools/tool-box.ts';
import { toolCalls } from '#conversations/tools/tool-calls.ts';
import { nothingRead } from '#conversations/tools/what-was-read.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { requireFound } from '#endpoints/errors.ts';
import { standingTexts } from '#instructions/instructions.sql.ts';
import { forgetAbilities } from '#models/model-abilities.ts';
import { changeSettings, currentModel, settingsForAdmin } from '#models/model-settings.ts';
import { callById, choiceOf, latestCalls, usageRows, usageTotal, usedToday } from '#models/models.sql.ts';
import { sendable } from '#models/redact.ts';
import { testModel } from '#models/test-model.ts';
import { warmSoon } from '#models/warm-model.ts';

export const models: Handlers<Api['models']> = {
  async get({ db, config, actor }) {
    const current = await currentModel(db, config);
    const { wanted, permitted } = await choiceOf(db, actor.id, current?.offDepartments ?? []);
    const offered = current !== undefined && permitted;
    if (!offered || !wanted)
      return { available: false, offered, levels: [], host: null, model: null, budget: null, keepsContent: false };
    const { levels, host, access, dailyTokens: limit, keepContent: keepsContent } = current;
    const budget = limit === null ? null : { limit, used: await usedToday(db, actor.id) };
    return { available: true, offered, levels: [...levels], host, model: access.model, budget, keepsContent };
  },

  settings: ({ db, config }) => settingsForAdmin(db, config),

  async setSettings({ db, config, actor, body, address, connectModel, stopping }) {
    const changed = await changeSettings(db, config, body);
    const { provider, baseUrl, model, levels, redactEmails, keepContent, conversationDays, offDepartments } = changed;
    const details = {
      ...{ provider, baseUrl, model, levels: levels.join(', '), conversationDays },
      ...{ redactEmails: String(redactEmails), keepContent: String(keepContent), offDepartments: offDepartments.join(', ') },
    };
    await recordAudit(db, { by: actor, action: 'model_settings_changed', details, address });
    const current = await currentModel(db, config);
    if (current) forgetAbilities(current.access);
    warmSoon({ connectModel, stopping }, current);
    return changed;
  },

  async test({ db, config, actor, address, log, connectModel, stopping }) {
    const words = repliesTexts[actor.language];
    const began = Date.now();
    await recordAudit(db, { by: actor, action: 'model_tested', address });
    const current = await currentModel(db, config);
    if (!current) {
      const { keyUnreadable } = await settingsForAdmin(db, config);
      const message = keyUnreadable ? words.keyUnreadable : catalogues[actor.language].ask.modelRequired;
      return { success: false, message, duration: 0 };
    }
    const verdict = await testModel({ db, log, connectModel, stopping, userId: actor.id }, current, actor.language);
    return { ...verdict, duration: Date.now() - began };
  },

  async usage({ db, query: { days = modelUse.days[2], by = 'person', skip = 0 } }) {
    const period = { days: Number(days), by };
    const found = await usageRows(db, period, skip, modelLimits.page + 1);
    const total = (await usageTotal(db, period.days)) ?? { calls: 0, tokensIn: 0, tokensOut: 0, cost: null, people: 0 };
    const next = found.length > modelLimits.page ? skip + modelLimits.page : null;
    return { rows: found.slice(0, modelLimits.page), total, next };
  },

  async calls({ db, query }) {
    const found = await latestCalls(db, query, modelLimits.page + 1);
    const calls = found.slice(0, modelLimits.page);
    return { calls, next: found.length > modelLimits.page ? (calls.at(-1)?.id ?? null) : null };
  },

  async call({ db, actor, params: { callId }, address }) {
    const found = requireFound(await callById(db, callId), 'models.callNotFound');
    if (found.content !== null) {
      const target = auditTarget('user', found.userId);
      await recordAudit(db, { by: actor, action: 'model_call_read', target, details: { callId }, address });
    }
    return found;
  },

  async preview({ db, config, actor, asAssistant, body }) {
    const current = await currentModel(db, config);
    const box: ToolBox = {
      ...{ db, caller: asAssistant, scope: 'all', board: undefined, taskId: undefined },
      level: current?.levels.at(-1) ?? 'propose',
      texts: repliesTexts[actor.language],
      date: (date) => date,
      proposed: () => {},
      hasRead() {},
      reads: () => nothingRead,
      calls: toolCalls(),
      result: modelLimits.result,
    };
    const tools = Object.entries(toolsOf(box)).map(([name, { description }]) => ({ name, description }));
    const sent = {
      instructions: instructionsOf(box, actor, await standingTexts(db, actor.id, undefined)),
      message: body.text,
      tools,
    };
    return sendable(sent, !body.redactEmails);
  },
};
