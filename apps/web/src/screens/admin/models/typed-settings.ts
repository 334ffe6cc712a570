// The settings of the model as they are typed. Pure.
import type { AssistantLevel } from '@app/contract/limits.ts';
import type { ModelSettings, ModelSettingsChange } from '@app/contract/models/models.contract.ts';
import type { ModelProvider } from '@app/contract/models/models.limits.ts';
import type { SecretEdit } from '#screens/admin/use-settings-edit.ts';

/** Named as the API names the fields, so that its errors find them. */
export interface TypedSettings {
  provider: ModelProvider;
  baseUrl: string;
  model: string;
  levels: AssistantLevel[];
  /** Empty without a limit. */
  dailyTokens: string;
  /** Both are empty without prices. */
  'prices.input': string;
  'prices.output': string;
  redactEmails: boolean;
  keepContent: boolean;
  conversationDays: string;
  offDepartments: number[];
}

export function typedOf(saved: ModelSettings): TypedSettings {
  const { provider, baseUrl, model, levels, dailyTokens, prices, redactEmails, keepContent, conversationDays, offDepartments } =
    saved;
  return {
    ...{ provider, baseUrl: baseUrl ?? '', model, levels, redactEmails, keepContent, offDepartments },
    dailyTokens: dailyTokens === null ? '' : String(dailyTokens),
    'prices.input': prices ? String(prices.input) : '',
    'prices.output': prices ? String(prices.output) : '',
    conversationDays: String(conversationDays),
  };
}

export function isSameTyped(one: TypedSettings, other: TypedSettings): boolean {
  const ordered = ({ levels, offDepartments, ...rest }: TypedSettings) =>
    JSON.stringify([levels.toSorted(), offDepartments.toSorted((a, b) => a - b), Object.entries(rest).toSorted()]);
  return ordered(one) === ordered(other);
}

/** Returns the change; a number that is none is NaN, which the schema refuses. */
export function changeOf(typed: TypedSettings, key: SecretEdit, version: number): ModelSettingsChange {
  const { 'prices.input': input, 'prices.output': output, dailyTokens, conversationDays, baseUrl, ...rest } = typed;
  const isFree = input.trim() === '' && output.trim() === '';
  return {
    ...rest,
    baseUrl: baseUrl.trim() === '' ? null : baseUrl.trim(),
    dailyTokens: dailyTokens.trim() === '' ? null : wholeNumber(dailyTokens),
    prices: isFree ? null : { input: decimal(input), output: decimal(output) },
    conversationDays: wholeNumber(conversationDays),
    version,
    ...(key.kind === 'remove' && { apiKey: null }),
    ...(key.kind === 'replace' && key.value.trim() !== '' && { apiKey: key.value.trim() }),
  };
}

/** Returns the number of a text such as '200 000'. */
function wholeNumber(text: string): number {
  const digits = text.replaceAll(/\s/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Returns the number of a text such as '2.5' or '2,5'. */
function decimal(text: string): number {
  const digits = text.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}
