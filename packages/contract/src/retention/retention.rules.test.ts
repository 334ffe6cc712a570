import { describe, expect, it } from 'vitest';
import { RetentionChange } from '#retention/retention.contract.ts';
import { retentionBounds, retentionKinds } from '#retention/retention.limits.ts';
import { retentionOf } from '#retention/retention.rules.ts';

const usual = retentionOf({});

describe('the days that hold', () => {
  it('are the usual ones until somebody chooses', () => {
    expect(usual).toEqual({
      ...{ audit: 400, signIns: 180, notifications: null, trash: 30 },
      ...{ mails: 400, mailTexts: 30, incomingMails: 30, modelCalls: 90 },
    });
  });

  it('are what is stored, within the bounds', () => {
    expect(retentionOf({ audit: 1, trash: 60, notifications: 90, mails: 1e9, other: 3 })).toEqual({
      ...usual,
      ...{ audit: 90, trash: 60, notifications: 90, mails: 3_650 },
    });
    expect(retentionOf({ audit: null, trash: '5' })).toEqual(usual);
  });
});

describe('a choice', () => {
  const isFine = (change: object) => RetentionChange.safeParse(change).success;

  it.each(retentionKinds)('of %s has a least and a most', (kind) => {
    const { least, most } = retentionBounds[kind];
    expect([least - 1, least, most, most + 1, least + 0.5].map((days) => isFine({ [kind]: days }))).toEqual([
      ...[false, true, true],
      ...[false, false],
    ]);
    expect(isFine({ [kind]: String(least) })).toBe(false);
    expect(isFine({})).toBe(true);
  });

  it('of no end is there for notifications only', () => {
    expect(retentionKinds.filter((kind) => isFine({ [kind]: null }))).toEqual(['notifications']);
  });
});
