// Somebody without any key, in Spanish: ten tasks from a pasted list, a question, a sentence that moves two, and why one stands first.
// With a server of its own, because people of other tests have the same names.
import type { Page } from '@playwright/test';
import { card } from '#support/board.ts';
import { expect, test } from '#support/fixtures.ts';

const lines = [
  '- Declaración del IVA vence 3/1/2026 p1 @Carl',
  '- Nóminas de enero vence 5/1/2026 @Ellen',
  '- Llamar al banco mañana',
  '- Revisar las facturas cada lunes',
  '- Renovar el seguro antes del 15 de diciembre p2',
  '- Pedir tóner p3',
  '- Preparar la reunión pasado mañana @Carl',
  '- Ordenar el archivo',
  '- Actualizar el manual el viernes',
  '- Felicitar a Marta el 24 de diciembre',
];

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}, \\d+ tareas?$`) });

test('a day in Spanish: from a pasted list to the reason why a task stands first', { tag: '@deep' }, async ({
  page,
  login,
  team,
}) => {
  await login('engineer');
  await team.person('colleague');
  await page.request.patch('/api/users/settings', { data: { language: 'spanish' } });
  await page.goto(team.board);
  await expect(page.getByText('Aún no hay tareas')).toBeVisible();
  await page.keyboard.press('n');
  const field = page.getByRole('textbox', { name: /Por hacer/ });
  await field.fill(lines.join('\n'));
  await page.getByRole('button', { name: /10 tareas/ }).click();
  await expect(column(page, 'Por hacer').getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('link', { name: '10 tareas abiertas' })).toBeVisible();
  await expect(card(page, 'Declaración del IVA').getByRole('img', { name: /Carl Colleague/ })).toBeVisible();
  await expect(card(page, 'Nóminas de enero').getByRole('img', { name: /Ellen Engineer/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('ControlOrMeta+j');
  const panel = page.getByRole('complementary', { name: 'Asistente' });
  const ask = panel.getByRole('textbox');
  await ask.fill('¿Qué está vencido?');
  await ask.press('Enter');
  await expect(panel.getByText('2 tareas: con el plazo vencido')).toBeVisible();
  for (const title of ['Declaración del IVA', 'Nóminas de enero'])
    await expect(panel.getByRole('link', { name: title })).toBeVisible();

  await ask.fill('mueve la declaración del IVA y las nóminas de enero a revisión');
  await ask.press('Enter');
  await panel.getByRole('button', { name: 'Confirmar 2 cambios' }).click();
  await expect(panel.getByText('2 cambios hechos.')).toBeVisible();
  const review = column(page, 'En revisión').getByRole('article');
  await expect(review).toHaveText([/Declaración del IVA/, /Nóminas de enero/]);
  await panel.getByRole('button', { name: 'Deshacer' }).click();
  await expect(panel.getByText('2 cambios deshechos.')).toBeVisible();
  await expect(review).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(column(page, 'Por hacer').getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('link', { name: '10 tareas abiertas' })).toBeVisible();

  await page.request.patch('/api/users/settings', { data: { showScores: true } });
  await page.goto(`${team.board}?view=list&sort=score&dir=desc`);
  const first = page.locator('tr[data-row="0"]');
  await expect(first).toContainText('Declaración del IVA');
  await first.getByRole('button', { name: /^\d+ puntos = / }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Puntos' })).toContainText('Vencida');
});
