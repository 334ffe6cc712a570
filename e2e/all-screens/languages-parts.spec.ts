// The four languages in overlays: views, filter, menus, dialogs and all settings, at both widths.
import type { Page } from '@playwright/test';
import { cardTitle } from '#support/board.ts';
import { clippedText } from '#support/clipped-text.ts';
import { engineering, expect, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { isDeep } from '#support/run/deep.ts';
import { type Translated, untranslatedText } from '#support/untranslated-text.ts';

const spoken = {
  spanish: {
    overdue: 'Tareas vencidas (4)',
    allFuture: 'Ver las 4 tareas futuras',
    nothing: 'Quita una condición o quítalas todas.',
    filter: 'Filtrar',
    remove: 'Eliminar tarea',
    ask: '¿Seguro que quieres eliminar esta tarea?',
    create: 'Crear una tarea nueva',
    addTo: 'Añadir tarea a Por hacer',
    addByBar: 'Tarea nueva',
    addHere: 'Nueva tarea en Por hacer',
    addLines: 'Crear 2 tareas',
    dialogs: {
      'Exportar datos': 'por eso te pedimos antes tu contraseña.',
      'Eliminar cuenta': 'nadie podrá volver a usar tu nombre de usuario.',
    },
  },
  french: {
    overdue: 'Tâches en retard (4)',
    allFuture: 'Voir les 4 tâches à venir',
    nothing: 'Retirez une condition ou effacez-les toutes.',
    filter: 'Filtrer',
    remove: 'Supprimer la tâche',
    ask: 'Voulez-vous vraiment supprimer cette tâche\u202f?',
    create: 'Créer une tâche',
    addTo: 'Ajouter une tâche dans À faire',
    addByBar: 'Nouvelle tâche',
    addHere: 'Nouvelle tâche dans À faire',
    addLines: 'Créer 2 tâches',
    dialogs: {
      'Exporter les données': 'Saisissez donc d’abord votre mot de passe.',
      'Supprimer le compte': 'personne ne pourra plus utiliser votre nom d’utilisateur.',
    },
  },
  german: {
    overdue: 'Überfällige Aufgaben (4)',
    allFuture: 'Alle 4 künftigen Aufgaben anzeigen',
    nothing: 'Entfernen Sie eine Bedingung oder setzen Sie alle zurück.',
    filter: 'Filtern',
    remove: 'Aufgabe löschen',
    ask: 'Möchten Sie diese Aufgabe wirklich löschen?',
    create: 'Neue Aufgabe erstellen',
    addTo: 'Aufgabe zu Zu erledigen hinzufügen',
    addByBar: 'Neue Aufgabe',
    addHere: 'Neue Aufgabe in Zu erledigen',
    addLines: '2 Aufgaben erstellen',
    dialogs: {
      'Daten exportieren': 'Bitte geben Sie deshalb zuerst Ihr Passwort ein.',
      'Konto löschen': 'niemand kann Ihren Benutzernamen je wieder verwenden.',
    },
  },
} as const satisfies Record<Translated, Record<string, unknown>>;
/** Every language at both widths (`npm run deep`); otherwise the long words of German where it is narrow, and another one. */
const visits: readonly [Translated, number][] = !isDeep
  ? [
      ['spanish', 1440],
      ['german', 390],
    ]
  : (Object.keys(spoken) as Translated[]).flatMap((language): [Translated, number][] => [
      [language, 1440],
      [language, 390],
    ]);
const title = '“Größe” – ñandú';
const board = screens.workspace.href(engineering);
const made: number[] = [];
const date = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.beforeEach(async ({ page, login }) => {
  await login('engineer');
  for (const days of [-1, -2, -3, -4, 20, 21, 22, 23]) {
    const start = days > 0 ? { startDate: date(days) } : {};
    const data = {
      columnId: 9,
      workspaceId: engineering,
      department: 'Engineering',
      priority: 'P2',
      dueDate: date(days),
      ...start,
    };
    const reply = await page.request.post('/api/tasks', { data: { ...data, title } });
    expect(reply.status(), await reply.text()).toBe(201);
    made.push((await reply.json()).id);
  }
});

// Other test files use the same person in English.
test.afterEach(async ({ page, login }) => {
  await login('engineer');
  for (const id of made.splice(0)) await page.request.delete(`/api/tasks/${id}`);
  await page.request.patch('/api/users/settings', { data: { language: 'english' } });
});

for (const [language, width] of visits) {
  const words = spoken[language];
  test(`${language} in all that opens, at ${width} pixels`, { tag: language === 'german' ? [] : '@deep' }, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await page.request.patch('/api/users/settings', { data: { language } })).ok()).toBe(true);
    const fits = async (where: string) => {
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await untranslatedText(page, language), where).toEqual([]);
      await expectNoHorizontalScroll(page);
      expect(await clippedText(page, title), where).toEqual([]);
    };

    await open(`${board}?view=dashboard`);
    await expect(page.getByRole('region', { name: words.overdue })).toBeVisible();
    await expect(page.getByRole('link', { name: words.allFuture })).toBeVisible();
    await fits('dashboard');
    await open(`${board}?view=list&due=overdue&q=gr`);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await fits('list');
    await open(`${board}?view=list&due=none&due=today&q=zzz`);
    await expect(page.getByText(words.nothing)).toBeVisible();
    await fits('nothing found');

    await open(board);
    await cardTitle(page, title).first().waitFor();
    await page.keyboard.press('f');
    await expect(page.getByRole('dialog', { name: words.filter })).toBeVisible();
    await fits('filter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: words.filter })).toHaveCount(0);
    await cardTitle(page, title).first().focus();
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menuitem', { name: words.remove })).toBeVisible();
    await fits('menu of a card');
    await page.keyboard.press('Escape');
    await expect(cardTitle(page, title).first()).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('alertdialog')).toContainText(words.ask);
    await fits('asking before a deletion');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').locator('[data-shortcut]').first()).toBeVisible();
    await fits('the sheet of shortcuts');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('c');
    await expect(page.getByRole('dialog').getByRole('heading', { name: words.create })).toBeVisible();
    await fits('a new task');
    await page.keyboard.press('Escape');
    // A phone has the one "+" of its bar.
    await quickAdd(page, width < 640 ? words.addByBar : words.addTo, words.addHere);
    await fits('quick add');
    await page.keyboard.insertText('Uno\nDos');
    await expect(page.getByRole('button', { name: words.addLines })).toBeVisible();
    await fits('quick add of lines');
    await page.keyboard.press('Escape');

    for (const tab of ['appearance', 'notifications', 'preferences', 'privacy']) {
      await open(`${screens.settings.href()}?tab=${tab}`);
      await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.95 });
      await fits(tab);
    }
    for (const [name, ask] of Object.entries(words.dialogs)) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toContainText(ask);
      await fits(name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}

async function quickAdd(page: Page, opener: string, box: string): Promise<void> {
  await page.getByRole('button', { name: opener, exact: true }).click();
  await expect(page.getByRole('textbox', { name: box })).toBeFocused();
}
