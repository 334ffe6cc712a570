import { retentionOf } from '@app/contract/retention/retention.rules.ts';
import { expect, it } from 'vitest';
import { daysOf, typedOf } from '#screens/admin/server/typed-days.ts';

const usual = typedOf(retentionOf({}));

it('shows no end as an empty field', () => {
  expect(usual).toMatchObject({ audit: '400', notifications: '' });
  expect(daysOf(usual)).toEqual({ days: retentionOf({}), wrong: [] });
});

it('understands spaces, and finds what is beyond the bounds', () => {
  expect(daysOf({ ...usual, audit: ' 3 650 ', notifications: '60' })).toMatchObject({
    days: { audit: 3_650, notifications: 60 },
    wrong: [],
  });
  expect(daysOf({ ...usual, audit: '89', signIns: '', trash: '1.5', mails: '-1', notifications: '3' }).wrong).toEqual([
    ...['audit', 'signIns', 'notifications'],
    ...['trash', 'mails'],
  ]);
});
