// The four languages: chosen in the settings, applied at once on every screen, kept after a reload without a flash of English.
import type { Page } from '@playwright/test';
import { card, cardTitle } from '#support/board.ts';
import { clippedText } from '#support/clipped-text.ts';
import { engineering, expect, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { type Translated, untranslatedLines, untranslatedText } from '#support/untranslated-text.ts';

const spoken = {
  spanish: {
    locale: 'es',
    due: '5 mar 2099',
    name: 'Español',
    saved: 'Ajustes actualizados',
    settings: 'Ajustes',
    label: 'Idioma',
    save: 'Guardar cambios',
    board: 'Gestor de tareas',
    moved: 'Tarea movida de Por hacer a En curso',
    signIn: 'Iniciar sesión',
    refused: 'No se ha podido iniciar sesión: Nombre de usuario o contraseña incorrectos',
    welcome: 'Te damos la bienvenida de nuevo a Tasklane AI.',
    password: 'Contraseña',
    username: 'Nombre de usuario',
  },
  french: {
    locale: 'fr',
    due: '5 mars 2099',
    name: 'Français',
    saved: 'Paramètres mis à jour',
    settings: 'Paramètres',
    label: 'Langue',
    save: 'Enregistrer les modifications',
    board: 'Gestionnaire de tâches',
    moved: 'Tâche déplacée de «\u202fÀ faire\u202f» à «\u202fEn cours\u202f»',
    signIn: 'Se connecter',
    refused: 'Échec de la connexion : Nom d’utilisateur ou mot de passe incorrect',
    welcome: 'Ravis de vous revoir sur Tasklane AI.',
    password: 'Mot de passe',
    username: 'Nom d’utilisateur',
  },
  german: {
    locale: 'de',
    due: '5. März 2099',
    name: 'Deutsch',
    saved: 'Einstellungen gespeichert',
    settings: 'Einstellungen',
    label: 'Sprache',
    save: 'Änderungen speichern',
    board: 'Aufgabenmanager',
    moved: 'Aufgabe von Zu erledigen nach In Arbeit verschoben',
    signIn: 'Anmelden',
    refused: 'Anmeldung fehlgeschlagen: Benutzername oder Passwort ist falsch',
    welcome: 'Willkommen zurück bei Tasklane AI.',
    password: 'Passwort',
    username: 'Benutzername',
  },
} as const satisfies Record<Translated, Record<string, string>>;
const languages = Object.keys(spoken) as Translated[];
const title = 'Kafka: ¿qué? «déjà vu» – Straße';
const preferences = `${screens.settings.href()}?tab=preferences`;

let taskId = 0;

test.beforeAll(async ({ server, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: server.url });
  await request.post('/api/auth/login', { data: { username: 'admin', password: 'administrator of the screens' } });
  const data = { columnId: 9, workspaceId: engineering, department: 'Engineering', priority: 'P1', title, dueDate: '2099-03-05' };
  const made = await request.post('/api/tasks', { data: { ...data, checklistItems: [{ id: 1, text: 'Eins' }] } });
  expect(made.status(), await made.text()).toBe(201);
  ({ id: taskId } = await made.json());
  expect((await request.put(`/api/tasks/${taskId}/column`, { data: { columnId: 10, order: 0 } })).ok()).toBe(true);
  await request.dispose();
});

async function speak(page: Page, language: string): Promise<void> {
  expect((await page.request.patch('/api/users/settings', { data: { language } })).ok()).toBe(true);
}

// Other test files use the same person in English.
test.afterEach(async ({ page, login }) => {
  await login('engineer');
  await speak(page, 'english');
});

async function speaks(page: Page, language: Translated): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', spoken[language].locale);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await untranslatedText(page, language)).toEqual([]);
}

for (const language of languages) {
  const words = spoken[language];
  /** Each run tries one language in each way; German has the longest texts. */
  const onlyIn = (one: Translated) => ({ tag: language === one ? [] : '@deep' });

  test(`${language} is spoken at once, everywhere, and English again`, onlyIn('french'), async ({ page, login, open }) => {
    const person = await login('engineer');
    await open(preferences);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('combobox', { name: 'Language' }).click();
    await expect(page.getByRole('option')).toHaveText(['English', 'Español', 'Français', 'Deutsch']);
    await page.getByRole('option', { name: words.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.getByRole('button', { name: 'Save Changes' }).click();

    await expect(page.getByRole('heading', { level: 1, name: words.settings })).toBeVisible();
    await expect(page.getByText(words.saved).first()).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(words.settings));
    await speaks(page, language);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    await page.request.post(`/api/tasks/${taskId}/comments`, { data: { content: 'Task moved? Ich glaube.' } });
    await open(screens.workspace.href(engineering));
    await expect(page.getByRole('heading', { level: 1, name: words.board })).toBeVisible();
    await expect(card(page, title)).toContainText(words.due);
    await speaks(page, language);

    await cardTitle(page, title).click();
    const details = page.getByRole('dialog');
    await expect(details.getByText(words.moved)).toBeVisible();
    await expect(details.getByText('Task moved? Ich glaube.').first()).toBeVisible();
    await expect(details.locator('.comment-moved', { hasText: words.moved })).toBeVisible();
    await speaks(page, language);

    for (const address of [screens.profile.href(), screens.notifications.href(), screens.members.href(), '/nothing/here']) {
      await page.goto(address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await speaks(page, language);
    }
    for (const tab of ['security', 'notifications']) {
      await open(`${screens.profile.href()}?tab=${tab}`);
      await speaks(page, language);
    }

    const refused = await page.request.put('/api/tasks/999999', { data: {} });
    expect(await refused.json()).not.toMatchObject({ message: 'Task not found' });
    expect(person.fullName).toBe('Ellen Engineer');

    await open(preferences);
    await page.getByRole('combobox', { name: words.label }).click();
    await page.getByRole('option', { name: 'English' }).click();
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText('Your preferences have been saved successfully').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });

  test(`a reload in ${language} shows no moment of English`, onlyIn('german'), async ({ page, login, open }) => {
    await login('engineer');
    await speak(page, language);
    await open(screens.profile.href());
    await speaks(page, language);
    // Delayed texts: the first render waits for them.
    await page.route(new RegExp(`/assets/${language}-`), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(...(document.body?.innerText ?? '').split('\n'))).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await speaks(page, language);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.length).toBeGreaterThan(10);
    expect(untranslatedLines(seen, language)).toEqual([]);
  });

  test(
    `${language}: signing in speaks the browser's language, then the person's`,
    onlyIn('spanish'),
    async ({ another, server, login, page }) => {
      const person = await login('engineer');
      await speak(page, language);
      const other = await another({ locale: `${words.locale}-XX`, baseURL: server.url });
      await other.goto(server.url + screens.auth.href());
      await expect(other.getByRole('button', { name: words.signIn })).toBeVisible();
      await speaks(other, language);
      await other.getByLabel(words.username, { exact: true }).fill(person.username);
      await other.getByLabel(words.password, { exact: true }).fill('not the password');
      await other.getByRole('button', { name: words.signIn }).click();
      await expect(other.getByText(words.refused)).toBeVisible();

      const english = await another({ locale: 'pt-BR', baseURL: server.url });
      await english.goto(server.url + screens.auth.href());
      await english.getByLabel('Username', { exact: true }).fill(person.username);
      await english.getByLabel('Password', { exact: true }).fill(person.password);
      await english.getByRole('button', { name: 'Sign In' }).click();
      await expect(english.getByRole('heading', { level: 1, name: words.board })).toBeVisible();
      await expect(english.getByText(words.welcome).first()).toBeVisible();
      await speaks(english, language);
      await english.context().clearCookies();
      await english.goto(server.url + screens.auth.href());
      await expect(english.getByRole('button', { name: words.signIn })).toBeVisible();
    },
  );

  test(`${language} fits 1440 and 390 pixels`, onlyIn('german'), async ({ page, login, open }) => {
    await login('engineer');
    await speak(page, language);
    for (const address of [
      screens.workspace.href(engineering),
      screens.profile.href(),
      preferences,
      screens.notifications.href(),
      screens.members.href(),
      screens.task.href(taskId),
    ]) {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        if (width === 1440) await open(address);
        await speaks(page, language);
        await expectNoHorizontalScroll(page);
        expect(await clippedText(page, title), `${address} at ${width}`).toEqual([]);
      }
    }
  });
}

test('a board that is open speaks what another device chose, its dates too', async ({ page, login, open }) => {
  await login('engineer');
  await speak(page, 'english');
  await open(screens.workspace.href(engineering));
  await expect(card(page, title)).toContainText('Mar 5, 2099');
  await speak(page, 'german');
  // The current user is reloaded every 15 seconds at first.
  await expect(page.locator('html')).toHaveAttribute('lang', 'de', { timeout: 30_000 });
  await expect(card(page, title)).toContainText('5. März 2099');
  await speaks(page, 'german');
});

test('words that cannot be fetched leave English, and nothing else is said', async ({ another, login, open }) => {
  // A separate page, because the missing chunk is an expected console error.
  const page = await another();
  await login('engineer', page);
  await speak(page, 'german');
  await page.route(/\/assets\/german-/, (route) => route.abort());
  await open(screens.notifications.href(), page);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
