// The shortcuts on a card.
import type { Page } from '@playwright/test';
import { card, cardTitle, column, expectToast } from '#support/board.ts';
import { expect } from '#support/fixtures.ts';
import { dialog, first, onBoard, order, other, second } from './contexts.ts';

export const onCards: Record<string, (page: Page) => Promise<void>> = {
  async cardUp(page) {
    await onBoard(page);
    await cardTitle(page, second).focus();
    await page.keyboard.press('ArrowUp');
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async cardDown(page) {
    await onBoard(page);
    await page.keyboard.press('j');
    await expect(cardTitle(page, second)).toBeFocused();
    await page.keyboard.press('k');
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async cardLeft(page) {
    await onBoard(page);
    await cardTitle(page, other).focus();
    await page.keyboard.press('h');
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async cardRight(page) {
    await onBoard(page);
    await page.keyboard.press('ArrowRight');
    await expect(cardTitle(page, other)).toBeFocused();
  },
  async cardFirst(page) {
    await onBoard(page);
    await cardTitle(page, second).focus();
    await page.keyboard.press('Home');
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async cardLast(page) {
    await onBoard(page);
    await page.keyboard.press('End');
    await expect(cardTitle(page, second)).toBeFocused();
  },
  async cardOpen(page) {
    for (const key of ['Enter', 'o']) {
      await onBoard(page);
      await page.keyboard.press(key);
      await expect(dialog(page).getByRole('heading', { name: first })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(cardTitle(page, first)).toBeFocused();
    }
  },
  async cardPeek(page) {
    await onBoard(page);
    await page.keyboard.press('Space');
    await expect(page.getByRole('region', { name: `Quick look: ${first}` })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByRole('region', { name: `Quick look: ${first}` })).toHaveCount(0);
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async cardEdit(page) {
    await onBoard(page);
    await page.keyboard.press('e');
    await expect(dialog(page).getByRole('textbox', { name: /^Title/ })).toBeFocused();
    await expect(dialog(page).getByRole('textbox', { name: /^Title/ })).toHaveValue(first);
    await page.keyboard.press('Escape');
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async cardRename(page) {
    await onBoard(page);
    await page.keyboard.press('F2');
    await expect(dialog(page).getByRole('textbox', { name: /^Title/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async cardMoveLeft(page) {
    await onBoard(page);
    await cardTitle(page, other).focus();
    await page.keyboard.press(',');
    await expect(cardTitle(column(page, 'To Do'), other)).toBeFocused();
    await expect(order(page, 'To Do')).toHaveText([first, second, other]);
  },
  async cardMoveRight(page) {
    await onBoard(page);
    await page.keyboard.press('Shift+ArrowRight');
    await expect(cardTitle(column(page, 'In Progress'), first)).toBeFocused();
    await expect(page.getByText(`Task "${first}" moved from To Do to In Progress, position 2 of 2.`)).toBeAttached();
    await expectToast(page, 'Task moved', 'Task successfully moved from To Do to In Progress');
  },
  async cardMoveUp(page) {
    await onBoard(page);
    await cardTitle(page, second).focus();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(order(page, 'To Do')).toHaveText([second, first]);
    await expect(cardTitle(page, second)).toBeFocused();
    await expect(page.getByText(`Task "${second}" moved from To Do to To Do, position 1 of 2.`)).toBeAttached();
  },
  async cardMoveDown(page) {
    await onBoard(page);
    await page.keyboard.press('Shift+ArrowDown');
    await expect(order(page, 'To Do')).toHaveText([second, first]);
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async cardMoveTo(page) {
    await onBoard(page);
    await page.keyboard.press('m');
    await expect(page.getByRole('menuitemcheckbox', { name: 'To Do' })).toHaveAttribute('aria-checked', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(cardTitle(page, first)).toBeFocused();
    await page.keyboard.press('m');
    await page.getByRole('menuitemcheckbox', { name: 'Review' }).press('Enter');
    await expect(cardTitle(column(page, 'Review'), first)).toBeFocused();
  },
  async cardPriority(page) {
    await onBoard(page);
    await page.keyboard.press('p');
    await expect(page.getByRole('menuitemcheckbox', { name: 'Medium' })).toHaveAttribute('aria-checked', 'true');
    await page.getByRole('menuitemcheckbox', { name: 'High' }).press('Enter');
    await expect(card(page, first).getByRole('img', { name: 'Priority: High' })).toBeVisible();
    await expect(cardTitle(page, first)).toBeFocused();
    await expectToast(page, 'Task updated', 'Priority: High');
    await page.keyboard.press('Control+z');
    await expect(card(page, first).getByRole('img', { name: 'Priority: Medium' })).toBeVisible();
  },
  async cardAssignee(page) {
    await onBoard(page);
    await page.keyboard.press('a');
    const panel = page.getByRole('dialog', { name: 'Assignee' });
    await expect(panel.getByRole('option', { selected: true })).toHaveText('Unassigned');
    await panel.getByRole('combobox').fill('(me)');
    await page.keyboard.press('Enter');
    await expect(card(page, first).getByRole('img', { name: /Administrator/ })).toBeVisible();
    await expect(cardTitle(page, first)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(card(page, first).getByRole('img', { name: /Administrator/ })).toHaveCount(0);
  },
  async cardScore(page) {
    await onBoard(page);
    await page.keyboard.press('w');
    const panel = page.getByRole('dialog', { name: 'Score' });
    await expect(panel.getByText('Priority: Medium')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async cardDueDate(page) {
    await onBoard(page);
    await page.keyboard.press('d');
    const panel = page.getByRole('dialog', { name: 'Due date' });
    await expect(panel.getByLabel('Due date')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(cardTitle(page, first)).toBeFocused();
    await page.keyboard.press('d');
    await panel.getByRole('button', { name: 'Today' }).press('Enter');
    await expect(card(page, first).getByText('Due Today')).toBeVisible();
    await expect(cardTitle(page, first)).toBeFocused();
    await page.keyboard.press('d');
    await expect(panel.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
    await panel.getByRole('button', { name: 'No date' }).press('Enter');
    await expect(card(page, first).getByText('Due Today')).toHaveCount(0);
  },
  async cardAssign(page) {
    await onBoard(page);
    await page.keyboard.press('i');
    await expect(card(page, first).getByRole('img', { name: /Administrator/ })).toBeVisible();
    await expectToast(page, 'Task updated');
    await page.keyboard.press('Control+z');
    await expect(card(page, first).getByRole('img', { name: /Administrator/ })).toHaveCount(0);
  },
  async cardCopy(page) {
    await onBoard(page);
    await page.keyboard.press('Control+.');
    await expectToast(page, 'Link copied');
  },
  async select(page) {
    await onBoard(page);
    await page.keyboard.press('x');
    await expect(card(page, first).getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('x');
    await expect(card(page, first).getByRole('checkbox')).not.toBeChecked();
  },
  async selectDown(page) {
    await onBoard(page);
    await page.keyboard.press('Shift+J');
    await expect(cardTitle(page, second)).toBeFocused();
    await expect(page.getByRole('article').getByRole('checkbox', { checked: true })).toHaveCount(2);
  },
  async selectUp(page) {
    await onBoard(page);
    await cardTitle(page, second).focus();
    await page.keyboard.press('Shift+K');
    await expect(cardTitle(page, first)).toBeFocused();
    await expect(page.getByRole('article').getByRole('checkbox', { checked: true })).toHaveCount(2);
  },
  async selectColumn(page) {
    await onBoard(page);
    await page.keyboard.press('Control+a');
    await expect(page.getByRole('checkbox', { name: 'Select all in To Do' })).toBeChecked();
  },
  async selectNone(page) {
    await onBoard(page);
    await page.keyboard.press('Control+a');
    await expect(page.getByRole('toolbar', { name: 'Actions for 2 selected tasks' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  },
  async cardDuplicate(page) {
    await onBoard(page);
    await page.keyboard.press('Shift+C');
    await expectToast(page, 'Task duplicated', first);
    await expect(order(page, 'To Do')).toHaveText([first, second, first]);
    await page.keyboard.press('Control+z');
    await expect(order(page, 'To Do')).toHaveText([first, second]);
  },
  async cardDelete(page) {
    await onBoard(page);
    await page.keyboard.press('Delete');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cardTitle(page, first), 'kept').toBeFocused();
    await page.keyboard.press('Control+Backspace');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Task' }).press('Enter');
    await expect(card(page, first)).toHaveCount(0);
    await expect(cardTitle(page, second)).toBeFocused();
  },
};
