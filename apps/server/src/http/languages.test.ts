// The language of answers: the person's setting, else Accept-Language, else the English of the specification.
import * as api from '@app/contract/api.ts';
import type { Language } from '@app/contract/limits.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Actors, actors, aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let people: Actors;

beforeAll(async () => {
  app = await testApp();
  people = await actors(app);
  return () => app.close();
});

async function reader(language: Language): Promise<Person> {
  const person = await aUser(app);
  expect((await app.as(person)(api.users.updateSettings, { body: { language } })).body).toMatchObject({ language });
  return person;
}

describe('a caller without a session is answered', () => {
  test.each([
    [undefined, 'Invalid username or password'],
    ['en-US,en;q=0.9', 'Invalid username or password'],
    ['pt-BR', 'Invalid username or password'],
    ['es-MX,es;q=0.9,en;q=0.8', 'Nombre de usuario o contraseña incorrectos'],
    ['fr', 'Nom d’utilisateur ou mot de passe incorrect'],
    ['de-CH', 'Benutzername oder Passwort ist falsch'],
    ['en;q=0.3, de;q=0.7', 'Benutzername oder Passwort ist falsch'],
    ['de;q=0, en', 'Invalid username or password'],
  ])('of Accept-Language %s: %s', async (language, message) => {
    const headers = language === undefined ? {} : { 'accept-language': language };
    const reply = await app.as()(api.auth.login, { body: { username: 'nobody', password: 'nothing at all' }, headers });
    expect(reply).toMatchObject({ status: 401, body: { message } });
  });

  test('of fields, too', async () => {
    const { body } = await app.as()(api.auth.login, {
      body: { username: '', password: '' },
      headers: { 'accept-language': 'de' },
    });
    expect(body.fields).toEqual({
      username: 'Bitte geben Sie einen Benutzernamen ein',
      password: 'Bitte geben Sie ein Passwort ein',
    });
  });

  test('for an unknown URL', async () => {
    const reply = await app.raw({ method: 'GET', url: '/api/nothing', headers: { 'accept-language': 'fr-CA' } });
    expect(reply).toMatchObject({ status: 404, body: { message: 'Cette adresse n’existe pas.' } });
  });
});

describe('a signed-in person is answered in the language of their settings', () => {
  test.each([
    ['english', 'Task not found'],
    ['spanish', 'No se ha encontrado la tarea'],
    ['french', 'Tâche introuvable'],
    ['german', 'Aufgabe nicht gefunden'],
  ] as const)('%s: %s', async (language, message) => {
    const person = await reader(language);
    const reply = await app.as(person)(api.tasks.get, {
      params: { taskId: 999_999 },
      headers: { 'accept-language': language === 'french' ? 'es' : 'fr' },
    });
    expect(reply).toMatchObject({ status: 404, body: { message, error: 'not_found' } });
  });
});

describe('texts that the server writes for somebody', () => {
  test('a notification is in the language of its recipient, a system comment in English', async () => {
    expect((await app.as(people.in)(api.users.updateSettings, { body: { language: 'german' } })).status).toBe(200);
    const { id: taskId } = await aTask(app, { title: 'Write it down' });
    const assigned = await app.as(people.adm)(api.tasks.update, { params: { taskId }, body: { assigneeId: people.in.id } });
    expect(assigned.status).toBe(200);
    const { body } = await app.as(people.in)(api.notifications.list);
    expect(body[0]?.message).toBe(`${people.adm.fullName} hat Ihnen die Aufgabe „Write it down“ zugewiesen`);

    expect((await app.as(people.in)(api.tasks.move, { params: { taskId }, body: { columnId: 10, order: 0 } })).status).toBe(200);
    const comments = await app.as(people.in)(api.comments.list, { params: { taskId } });
    expect(comments.body.map(({ content }) => content)).toEqual(['Task moved from To Do to In Progress']);
  });
});
