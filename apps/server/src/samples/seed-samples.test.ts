// The sample data that a new installation shows its administrator.
import * as api from '@app/contract/api.ts';
import { groupByAge } from '@app/contract/notifications/notifications.rules.ts';
import { expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';

test('the first morning has notifications of three ages, with visible tasks', async () => {
  const app = await testApp({ env: { SAMPLE_DATA: 'true' } });
  const admin = { id: 1, username: 'admin', password: 'administrator of tests', fullName: 'Administrator' };
  const { body } = await app.as(admin)(api.notifications.list);
  const { today, yesterday, older } = groupByAge(body, Date.now());
  expect([today.length, yesterday.length, older.length]).toEqual([4, 2, 4]);
  expect(body.filter(({ isRead }) => !isRead)).toHaveLength(4);
  const [mention, comment, move] = body;
  expect(mention?.message).toBe(
    'Amira Khan mentioned you in a comment on "Rotate the signing keys before the SOC 2 window opens"',
  );
  expect(comment?.message).toBe('Marta Silva and Priya Nair commented on "Draft the Q1 hiring plan"');
  expect(move?.message).toBe('Jonas Richter moved "Webhook retries with back-off" from In Progress to Review');
  const comments = await app.as(admin)(api.comments.list, { params: { taskId: mention?.taskId ?? 0 } });
  expect(comments.body.at(-1)?.content).toContain(`[@Administrator](user:${admin.id}) `);
  await app.close();
});
