// Tests what is sent for the typed settings of the model.
import { type ModelSettings, ModelSettingsChange } from '@app/contract/models/models.contract.ts';
import { describe, expect, it } from 'vitest';
import { changeOf, isSameTyped, typedOf } from '#screens/admin/models/typed-settings.ts';

const saved: ModelSettings = {
  ...{ provider: 'openai-compatible', baseUrl: 'http://m/v1', model: 'small', levels: ['ask', 'propose'], dailyTokens: 5_000 },
  ...{ redactEmails: true, keepContent: false, prices: { input: 0.5, output: 2 }, conversationDays: 365, offDepartments: [2] },
  ...{ version: 3, answers: { host: 'm', model: 'small' }, hasKey: true, keyUnreadable: false, fromEnvironment: false },
};
const typed = typedOf(saved);
const keep = { kind: 'keep' } as const;

describe('typed settings', () => {
  it('become the saved ones again', () => {
    const {
      answers: _answers,
      hasKey: _hasKey,
      keyUnreadable: _keyUnreadable,
      fromEnvironment: _fromEnvironment,
      ...stored
    } = saved;
    expect(changeOf(typed, keep, 3)).toEqual(stored);
    const bare = typedOf({ ...saved, baseUrl: null, dailyTokens: null, prices: null });
    expect(changeOf(bare, keep, 3)).toMatchObject({ baseUrl: null, dailyTokens: null, prices: null });
  });
  it('read numbers as people write them', () => {
    const change = changeOf({ ...typed, dailyTokens: ' 200 000 ', 'prices.input': '2,5', 'prices.output': '10.25' }, keep, 1);
    expect(change).toMatchObject({ dailyTokens: 200_000, prices: { input: 2.5, output: 10.25 } });
  });
  it.each([
    [{ dailyTokens: 'many' }, 'dailyTokens', 'models.notTokens'],
    [{ dailyTokens: '-1' }, 'dailyTokens', 'models.notTokens'],
    [{ 'prices.input': 'x' }, 'prices.input', 'models.notPrice'],
    [{ 'prices.output': '' }, 'prices.output', 'models.notPrice'],
    [{ conversationDays: '' }, 'conversationDays', 'models.notDays'],
    [{ conversationDays: '4000' }, 'conversationDays', 'models.notDays'],
  ])('refuse %o at its field', (part, field, message) => {
    const { error } = ModelSettingsChange.safeParse(changeOf({ ...typed, ...part }, keep, 1));
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]]);
  });
  it('send a key only if one is given or removed', () => {
    expect(changeOf(typed, { kind: 'replace', value: ' ' }, 1)).not.toHaveProperty('apiKey');
    expect(changeOf(typed, { kind: 'replace', value: ' new ' }, 1).apiKey).toBe('new');
    expect(changeOf(typed, { kind: 'remove' }, 1).apiKey).toBeNull();
  });
  it('are the same in any order', () => {
    expect(isSameTyped(typed, { ...typed, levels: ['propose', 'ask'] })).toBe(true);
    expect(isSameTyped(typed, { ...typed, levels: ['ask'] })).toBe(false);
  });
});
