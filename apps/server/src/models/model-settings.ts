// The settings of the model that hold now: those of the environment, else those of administrators.
import { type AssistantLevel, assistantSettings } from '@app/contract/limits.ts';
import type { ModelSettings, ModelSettingsChange } from '@app/contract/models/models.contract.ts';
import { conversationAge } from '@app/contract/models/models.limits.ts';
import type { Config, ModelAccess, ModelBounds } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { conflictError, validationError } from '#endpoints/errors.ts';
import { isModelAddress } from '#endpoints/model-address.ts';
import { decryptText, encryptText } from '#endpoints/secret-text.ts';
import { choiceOf, type StoredSettings, storedSettings, storeSettings } from '#models/models.sql.ts';

/** Addresses of providers that need none in the settings. */
const ownAddress = 'https://api.anthropic.com/v1';

export interface CurrentModel {
  access: ModelAccess;
  host: string;
  levels: readonly AssistantLevel[];
  dailyTokens: number | null;
  redactEmails: boolean;
  keepContent: boolean;
  prices: { input: number; output: number } | null;
  offDepartments: readonly number[];
  bounds: ModelBounds;
}

/** Returns the model that answers now; undefined if none is configured, or it is switched off. */
export async function currentModel(db: Db, config: Config): Promise<CurrentModel | undefined> {
  const stored = (await storedSettings(db)) ?? defaults(config);
  if (stored.provider === 'off') return undefined;
  const access = config.model ?? accessOf(config, stored);
  if (!access || stored.levels.length === 0) return undefined;
  const { levels, dailyTokens, redactEmails, keepContent, prices, offDepartments } = stored;
  const rights = { levels, dailyTokens, redactEmails, keepContent, prices, offDepartments };
  return { access, host: hostOf(access.baseUrl), ...rights, bounds: config.modelBounds };
}

/** Returns the model that answers this person now; off for the company, for a department of theirs or by their own choice is off. */
export async function modelFor(db: Db, config: Config, userId: number): Promise<CurrentModel | undefined> {
  const current = await currentModel(db, config);
  if (!current) return undefined;
  const { wanted, permitted } = await choiceOf(db, userId, current.offDepartments);
  return wanted && permitted ? current : undefined;
}

/** Without settings of administrators: the environment. Addresses of people are taken out unless an administrator decides otherwise. */
function defaults({ model, modelDailyTokens, modelLevels }: Config): StoredSettings {
  return {
    provider: model?.provider ?? 'off',
    baseUrl: model?.baseUrl ?? null,
    model: model?.model ?? '',
    key: null,
    levels: [...modelLevels],
    dailyTokens: modelDailyTokens ?? null,
    redactEmails: true,
    keepContent: false,
    prices: null,
    conversationDays: conversationAge.default,
    offDepartments: [],
    version: 1,
  };
}

function accessOf(config: Config, { provider, baseUrl, model, key }: StoredSettings): ModelAccess | undefined {
  const apiKey = key === null ? undefined : decryptText(config, key);
  if (provider === 'off' || model === '' || (key !== null && apiKey === undefined)) return undefined;
  return { provider, baseUrl: baseUrl ?? undefined, apiKey, model };
}

function hostOf(baseUrl: string | undefined): string {
  return URL.parse(baseUrl ?? ownAddress)?.host ?? '';
}

export async function settingsForAdmin(db: Db, config: Config): Promise<ModelSettings> {
  const { key, ...settings } = (await storedSettings(db)) ?? defaults(config);
  const current = await currentModel(db, config);
  const answers = current ? { host: current.host, model: current.access.model } : null;
  const { model } = config;
  if (!model) {
    const keyUnreadable = key !== null && decryptText(config, key) === undefined;
    return { ...settings, answers, hasKey: key !== null, keyUnreadable, fromEnvironment: false };
  }
  const fixed = { ...fixedBy(model, settings.provider), hasKey: model.apiKey !== undefined, fromEnvironment: true };
  return { ...settings, ...fixed, keyUnreadable: false, answers };
}

/** What the environment decides: all but whether the model is switched off. */
function fixedBy({ provider, baseUrl, model }: ModelAccess, wanted: StoredSettings['provider']) {
  return { provider: wanted === 'off' ? wanted : provider, baseUrl: baseUrl ?? null, model };
}

/**
 * Stores the settings. Those of the environment stay, except that the model can be switched off. A key is for one address: with
 * another address it must be given again, so that nobody sends it elsewhere. It stays while the model is switched off.
 */
export async function changeSettings(db: Db, config: Config, change: ModelSettingsChange): Promise<ModelSettings> {
  const stored = await storedSettings(db);
  const before = stored ?? defaults(config);
  const { apiKey, levels, version = before.version, conversationDays = before.conversationDays, ...rest } = change;
  const { offDepartments = before.offDepartments, ...changes } = rest;
  const typed = { provider: changes.provider, baseUrl: changes.baseUrl?.trim() || null, model: changes.model.trim() };
  const access = config.model ? fixedBy(config.model, changes.provider) : typed;
  if (access.provider !== 'off') requireComplete({ ...access, levels });
  const sameProvider = [access.provider, 'off'].includes(stored?.provider ?? 'off') || access.provider === 'off';
  const storedKey = stored?.baseUrl === access.baseUrl && sameProvider ? stored.key : null;
  const key = apiKey === undefined ? storedKey : apiKey ? encryptText(config, apiKey) : null;
  const validLevels = assistantSettings.levels.filter((level) => levels.includes(level));
  const isStored = await storeSettings(db, {
    ...changes,
    ...access,
    key,
    levels: validLevels,
    conversationDays,
    offDepartments: [...new Set(offDepartments)],
    version,
  });
  if (!isStored) throw conflictError('models.changed', await settingsForAdmin(db, config));
  return settingsForAdmin(db, config);
}

function requireComplete({
  provider,
  baseUrl,
  model,
  levels,
}: Pick<StoredSettings, 'provider' | 'baseUrl' | 'model' | 'levels'>): void {
  const wrongAddress = baseUrl === null ? provider === 'openai-compatible' : !isModelAddress(baseUrl);
  const issues = [
    ...(wrongAddress ? [{ field: 'baseUrl', key: 'ask.modelAddress' }] : []),
    ...(model === '' ? [{ field: 'model', key: 'ask.modelRequired' }] : []),
    ...(levels.length === 0 ? [{ field: 'levels', key: 'models.levelRequired' }] : []),
  ];
  if (issues.length > 0) throw validationError(issues);
}
