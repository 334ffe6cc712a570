// What is pasted stays what it was: links, tables and lists in texts, and the lines of a list as items.
import type { Locator, Page } from '@playwright/test';
import { cardTitle, pressInBoardMenu } from '#support/board.ts';
import { expect, expectAccessible, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false, permissions: ['clipboard-read', 'clipboard-write'] });

interface Pasted {
  plain: string;
  html?: string;
}

/** Pastes as a browser reports it; what the page leaves to the browser is typed. */
async function paste(field: Locator, pasted: Pasted): Promise<void> {
  await field.focus();
  const isLeft = await field.evaluate((target, { plain, html }) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', plain);
    if (html !== undefined) clipboardData.setData('text/html', html);
    return target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);
  if (isLeft) await field.page().keyboard.insertText(pasted.plain);
}

async function pastedAlone(field: Locator, html: string, plain = 'the plain text'): Promise<string> {
  await field.fill('');
  await paste(field, { plain, html });
  return field.inputValue();
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Create New Task' });

test('links, tables and lists are pasted into a description as Markdown, and nothing else comes with them', async ({
  page,
  login,
  team,
}) => {
  await login('engineer');
  await newTask(page.request, team, { title: 'Here before' });
  await page.goto(team.board);
  await expect(cardTitle(page, 'Here before')).toBeVisible();
  await page.keyboard.press('c');
  await dialog(page).getByRole('textbox', { name: 'Title' }).fill('With pasted text');
  const field = dialog(page).getByRole('textbox', { name: 'Description' });

  const cases: readonly (readonly [html: string, markdown: string])[] = [
    [
      '<p>See <a href="https://example.com/a_(b)?c=1&amp;d=2">the  <b>plan</b></a> and <a href="https://example.com/x">https://example.com/x</a></p>',
      'See [the **plan**](https://example.com/a_%28b%29?c=1&d=2) and https://example.com/x',
    ],
    [
      '<html><head><style>td{color:red}</style></head><body><table><tr><td>Part</td><td>Price</td></tr><tr><td>Bolt | M8</td><td>0,20</td></tr><tr><td></td><td></td></tr></table></body></html>',
      '| Part | Price |\n| --- | --- |\n| Bolt \\| M8 | 0,20 |',
    ],
    ['<table><tr><td>One</td></tr><tr><td>column</td></tr></table>', 'One\ncolumn'],
    [
      '<h2>Agenda</h2><ol start="3"><li>Start</li><li>End<ul><li>within</li></ul></li></ol><ul><li><input type="checkbox" checked>Done</li></ul>',
      '## Agenda\n\n3. Start\n4. End\n   - within\n\n- [x] Done',
    ],
    [
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Bold</span><span> and </span><span style="font-style:italic">slanted</span></p><ul><li>a</li><ul><li>b</li></ul></ul></b>',
      '**Bold** and *slanted*\n\n- a\n  - b',
    ],
    [
      '<p>Files: \\\\fs01\\_Design\\*.docx, snake_case, 5 * 3, <b>*</b></p>',
      'Files: \\\\fs01\\_Design\\*.docx, snake_case, 5 * 3, **\\***',
    ],
    [
      '<blockquote>Said<br>twice</blockquote><pre>a  b\n  c</pre><code>x</code> <s>old</s>',
      '> Said\n> twice\n\n```\na  b\n  c\n```\n\n`x` ~~old~~',
    ],
    [
      '<p><a href="javascript:alert(1)">no script</a> <a href="user:1">@Boss</a><script>alert(1)</script><img src="x" onerror="alert(1)"><span style="display:none">hidden</span></p>',
      'no script @Boss',
    ],
    ['<div style="font-family: Menlo, monospace"><b>const</b> a_b = *c*;</div>', 'the plain text'],
    ['<span>the plain text</span>', 'the plain text'],
  ];
  for (const [html, markdown] of cases) expect(await pastedAlone(field, html)).toBe(markdown);

  // Within a line, a table gets lines of its own; one undo takes the whole paste back.
  await field.fill('Prices:');
  await paste(field, { plain: 'x', html: '<table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table>' });
  await expect(field).toHaveValue('Prices:\n\n| A | B |\n| --- | --- |\n| 1 | 2 |');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expect(dialog(page).getByRole('cell', { name: '2' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Write' }).click();
  await field.press('ControlOrMeta+z');
  await expect(field).toHaveValue('Prices:');
});

test('pasted without formatting, a text is plain', async ({ page, login, team }) => {
  await login('engineer');
  await newTask(page.request, team, { title: 'Here before' });
  await page.goto(team.board);
  await expect(cardTitle(page, 'Here before')).toBeVisible();
  await page.keyboard.press('c');
  const field = dialog(page).getByRole('textbox', { name: 'Description' });
  await field.focus();
  await page.evaluate(async () => {
    const html = new Blob(['<a href="https://example.com">the plan</a>'], { type: 'text/html' });
    const plain = new Blob(['the plan'], { type: 'text/plain' });
    await navigator.clipboard.write([new ClipboardItem({ 'text/html': html, 'text/plain': plain })]);
  });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field).toHaveValue(/^\[the plan\]\(https:\/\/example\.com\/?\)$/);
  await field.fill('');
  await page.keyboard.press('ControlOrMeta+Shift+v');
  await expect(field).toHaveValue('the plan');
});

test('several lines pasted into a checklist are items with their ticks, and addresses in items are links', async ({
  page,
  login,
  team,
}) => {
  await login('engineer');
  const id = await newTask(page.request, team, {
    title: 'Plan the party',
    checklistItems: [{ id: 1, text: 'First', completed: false }],
  });
  await page.goto(`/task/${id}`);
  const field = page.getByRole('textbox', { name: 'New checklist item' });
  await field.fill('typed before');
  await paste(field, { plain: '- [x] Book the room\r\n- [ ] Read https://example.com/a?b, today\n\n3) Print it' });
  const items = page.locator('.checklist-row');
  await expect(items).toHaveCount(4);
  await expect(field).toHaveValue('typed before');
  await expect(page.getByRole('checkbox', { name: 'Book the room' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Print it' })).not.toBeChecked();
  const link = page.getByRole('link', { name: 'https://example.com/a?b' });
  await expect(link).toHaveAttribute('href', 'https://example.com/a?b');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(items).toHaveCount(1);

  // One line without a mark is typed as it is.
  await field.fill('');
  await paste(field, { plain: 'Only one' });
  await expect(field).toHaveValue('Only one');
});

test('several lines pasted into an item of a template are its items, and no more than there is room for', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('admin');
  await newTask(page.request, team, { title: 'There already' });
  await open(team.board);
  await pressInBoardMenu(page, 'Task templates');
  await page.getByRole('dialog', { name: 'Task templates' }).getByRole('button', { name: 'New template' }).click();
  const editor = page.getByRole('dialog', { name: 'New task template' });
  const items = editor.getByRole('textbox', { name: /^Item \d+$/ });
  await editor.getByRole('button', { name: 'Add item' }).click();
  await paste(items.first(), { plain: '- [x] Book the room\n- [ ] Tell everybody\n3) Print it' });
  await expect(items).toHaveCount(3);
  expect(await items.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toEqual([
    'Book the room',
    'Tell everybody',
    'Print it',
  ]);
  await expect(items.last()).toBeFocused();
  await paste(items.first(), { plain: Array.from({ length: 100 }, (_, at) => `Line ${at}`).join('\n') });
  await expect(items).toHaveCount(100);
  await expect(items.nth(1)).toHaveValue('Line 0');
  await expect(items.last()).toHaveValue('Print it');
  await expect(editor.getByText('A checklist holds at most 100 items.')).toBeVisible();
});
