// Tests comments.
import * as api from '@app/contract/api.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Actors, aComment, actors, aTask } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let people: Actors;

beforeAll(async () => {
  app = await testApp();
  people = await actors(app);
  return () => app.close();
});

describe('commenting', () => {
  test('the author is the signed-in person, whatever the body says', async () => {
    const { id: taskId } = await aTask(app);
    const body = { content: '  Hello  ', userId: people.adm.id, isSystemComment: true, createdAt: '2001-01-01T00:00:00Z' };
    const { status, body: comment } = await app.as(people.in)(api.comments.create, { params: { taskId }, body });
    expect(status).toBe(201);
    expect(comment).toMatchObject({
      content: 'Hello',
      userId: people.in.id,
      isSystemComment: false,
      user: { fullName: people.in.fullName },
    });
    expect(comment.createdAt).not.toContain('2001');
    expect((await app.as(people.lead)(api.comments.list, { params: { taskId } })).body).toEqual([comment]);
  });

  test('a blank one is refused', async () => {
    const { id: taskId } = await aTask(app);
    expect((await app.as(people.in)(api.comments.create, { params: { taskId }, body: { content: ' \n ' } })).status).toBe(400);
  });

  test('markup is returned as it was written', async () => {
    const { id: taskId } = await aTask(app);
    const content = '<img src=x onerror=alert(1)> & "quotes" \u2028 😀';
    const { body } = await app.as(people.in)(api.comments.create, { params: { taskId }, body: { content } });
    expect(body.content).toBe(content);
  });
});

describe('deleting a comment', () => {
  const remove = (commentId: number, as = people.in) => app.as(as)(api.comments.remove, { params: { commentId } });

  test('is for its author and administrators', async () => {
    const comment = await aComment(app, { by: people.in });
    const refused = await remove(comment.id, people.lead);
    expect(refused).toMatchObject({ status: 403, body: { message: 'You can only delete your own comments.' } });
    expect(await remove(comment.id, people.out)).toMatchObject({ status: 404, body: { message: 'Comment not found' } });
    expect((await remove(comment.id)).body).toEqual({ success: true });
    expect((await remove(comment.id)).status).toBe(404);
  });

  test('of a system comment is for administrators only, though the mover is its author', async () => {
    const { id: taskId } = await aTask(app);
    await app.as(people.in)(api.tasks.move, { params: { taskId }, body: { columnId: 10 } });
    const [comment] = (await app.as(people.in)(api.comments.list, { params: { taskId } })).body;
    expect((await remove(comment?.id ?? 0)).status).toBe(403);
    expect((await remove(comment?.id ?? 0, people.adm)).status).toBe(200);
  });
});
