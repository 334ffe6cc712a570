// A new task that waits for the server is not said to be added.
import { beforeAll, expect, test } from 'vitest';
import { textReady } from '#lib/language.ts';
import { newLocalId } from '#lib/waiting-writes.ts';
import { announcementOfNew, messageOfNew } from '#screens/workspace/create/new-task-message.ts';

beforeAll(textReady);

const created = { title: 'Task created', text: 'Plan B was added to Sales.' };

test('the message about a new task says where it was added, or only that it waits', () => {
  const stored = { id: 7, title: 'Plan B' };
  expect(messageOfNew(stored, created)).toEqual(created);
  expect(announcementOfNew(stored, created.text)).toBe(created.text);
  const waiting = { id: newLocalId(), title: 'Plan B' };
  expect(messageOfNew(waiting, created)).toEqual({
    title: 'Waiting for the server',
    about: 'Plan B',
    text: 'Sent as soon as the server answers.',
  });
  expect(announcementOfNew(waiting, created.text)).toBe('Waiting for the server');
});
