// The profile: picture, activity, forms and switches.
import type { Page } from '@playwright/test';
import { card, expectToast } from '#support/board.ts';
import {
  engineering,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  followSystem,
  screens,
  test,
} from '#support/fixtures.ts';
import { adminPassword } from '#support/server.ts';

const invalid = 'Please select an image file (PNG, JPG, etc.)';
const change = (page: Page) => page.getByRole('button', { name: 'Change profile picture' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Crop your picture' });
const tile = (page: Page, name: string) => page.locator('dl > div', { has: page.getByText(name, { exact: true }) });

/** Creates a picture that is red on the left and blue on the right. */
async function halves(page: Page, size = { width: 900, height: 450 }): Promise<Buffer> {
  const drawing = await page.context().newPage();
  await drawing.setViewportSize(size);
  await drawing.setContent('<body style="margin:0;height:100vh;background:linear-gradient(90deg,#c00 50%,#00c 50%)">');
  const png = await drawing.screenshot();
  await drawing.close();
  return png;
}

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await change(page).click();
  await (await chooser).setFiles({ name, mimeType, buffer });
}

/** Returns the colour in the middle of the avatar. */
function middle(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const shown = document.querySelector<HTMLImageElement>('main button img');
    const image = new Image();
    image.src = shown?.src ?? '';
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const paper = canvas.getContext('2d');
    paper?.drawImage(image, 0, 0);
    return [...(paper?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? []), canvas.width, canvas.height];
  });
}

test.describe('the picture', () => {
  test('is chosen, cut and saved by keyboard, and every avatar shows it', async ({ page, login, open, another }) => {
    await login('engineer');
    await open(screens.profile.href());
    const overlay = change(page).getByText('Change', { exact: true });
    await expect(overlay.locator('..')).toHaveCSS('opacity', '0');
    await change(page).hover();
    await expect(overlay.locator('..')).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);

    const chooser = page.waitForEvent('filechooser');
    await change(page).focus();
    await page.keyboard.press('Enter');
    expect((await chooser).isMultiple()).toBe(false);
    await expect(page.locator('input[type=file]')).toHaveAttribute('accept', 'image/*');
    await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await halves(page) });

    await expect(dialog(page)).toBeVisible();
    const area = dialog(page).getByRole('application', { name: 'Part of the picture' });
    await area.focus();
    for (let count = 0; count < 12; count++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    const zoom = dialog(page).getByRole('slider', { name: 'Zoom' });
    await expect(zoom).toBeFocused();
    await expect(zoom).toHaveAttribute('aria-valuetext', '100 %');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(zoom).toHaveAttribute('aria-valuetext', '110 %');
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Profile picture updated', 'Your profile picture has been updated successfully');
    await expect(dialog(page)).toHaveCount(0);
    await expect(change(page)).toBeFocused();

    const picture = page.locator('img[src^="/api/avatars/"]');
    await expect(picture).toHaveCount(3);
    const [red = 0, , blue = 0, , width, height] = await middle(page);
    expect(red, 'the picture was moved to the right, so its left half is in the middle').toBeGreaterThan(150);
    expect(blue).toBeLessThan(60);
    expect([width, height]).toEqual([512, 512]);
    await page.reload();
    await expect(picture).toHaveCount(3);

    const other = await another();
    await login('colleague', other);
    await open(screens.members.href(), other);
    await expect(other.getByRole('row', { name: /Ellen Engineer/ }).locator('img[src^="/api/avatars/"]')).toBeVisible();
    const { user } = await (await page.request.get('/api/auth/current-user')).json();
    const data = { title: 'A task of Ellen', columnId: 9, workspaceId: engineering, department: 'Engineering', priority: 'P2' };
    await page.request.post('/api/tasks', { data: { ...data, assigneeId: user.id } });
    await open(screens.workspace.href(engineering), other);
    await expect(card(other, 'A task of Ellen').locator('img[src^="/api/avatars/"]')).toBeVisible();
  });

  test('reaches a screen that is open somewhere else', { tag: '@deep' }, async ({ page, login, open, another }) => {
    const other = await another();
    await login('colleague', other);
    await open(screens.members.href(), other);
    await login('engineer');
    await open(screens.profile.href());
    await choose(page, 'me.png', 'image/png', await halves(page, { width: 300, height: 300 }));
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Profile picture updated');
    const source = await page.locator('main button img').getAttribute('src');
    await expect(other.getByRole('row', { name: /Ellen Engineer/ }).locator(`img[src="${source}"]`)).toBeVisible({
      timeout: 15_000,
    });
  });

  test('is refused in the browser where it is none or too large', async ({ page, login, open }) => {
    await login('colleague');
    await open(screens.profile.href());
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1;
    });
    await choose(page, 'notes.txt', 'text/plain', Buffer.from('no picture'));
    const told = async () => {
      await expectToast(page, 'Invalid file', invalid);
      // The next one has the same words.
      await page.locator('#messages').getByRole('button', { name: 'Close' }).click();
      await expect(page.locator('#messages').getByRole('listitem')).toHaveCount(0);
    };
    await told();
    await choose(page, 'drawing.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await told();
    await choose(page, 'broken.png', 'image/png', Buffer.from('no picture'));
    await told();
    await choose(page, 'large.png', 'image/png', Buffer.alloc(5_000_000));
    await expectToast(page, 'File too large', 'Please select an image less than 5MB in size');
    await expect(dialog(page)).toHaveCount(0);
    expect(sent).toBe(0);
  });

  test('that cannot be saved stays in its dialog, and nothing can be pressed while it is sent', async ({ page, login, open }) => {
    await login('colleague');
    await open(screens.profile.href());
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/**/profile-picture', async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { message: 'Something broke', error: 'unexpected' } });
    });
    await choose(page, 'me.png', 'image/png', await halves(page));
    const save = dialog(page).getByRole('button', { name: 'Sav' });
    await save.click();
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    letGo();
    await expectToast(page, 'Upload failed', 'There was an error uploading your profile picture');
    await expect(dialog(page).getByRole('alert')).toContainText('Something broke');
    await expect(dialog(page).locator('img')).toBeVisible();
    await page.unroute('**/api/**/profile-picture');
    await save.click();
    await expectToast(page, 'Profile picture updated');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('is removed after a question, and one that does not load gives way to the initials', async ({ page, login, open }) => {
    await login('outsider');
    await open(screens.profile.href());
    await expect(change(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove picture' })).toHaveCount(0);
    await choose(page, 'me.png', 'image/png', await halves(page));
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Profile picture updated');

    await page.route('**/api/avatars/*', (route) => route.fulfill({ status: 404, json: {} }));
    await page.reload();
    await expect(change(page).locator('[data-text="OO"]')).toBeVisible();
    await page.unroute('**/api/avatars/*');

    await page.getByRole('button', { name: 'Remove picture' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove your profile picture?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await question.getByRole('button', { name: 'Remove picture' }).click();
    await expectToast(page, 'Profile picture removed');
    await expect(page.getByRole('button', { name: 'Remove picture' })).toHaveCount(0);
    await expect(change(page).locator('[data-text="OO"]')).toBeVisible();
    await page.reload();
    await expect(change(page).locator('[data-text="OO"]')).toBeVisible();
  });
});

test.describe('Your Activity', () => {
  test('is empty at first, and true after tasks were made and done', async ({ page, login, open }) => {
    await login('outsider');
    await open(screens.profile.href());
    const panel = page.getByRole('region', { name: 'Your Activity' });
    await expect(tile(page, 'Assigned tasks')).toHaveText('Assigned tasks00 due this week');
    await expect(tile(page, 'Completed tasks')).toHaveText('Completed tasks00 this month');
    await expect(panel.getByText('No activity yet.')).toBeVisible();

    const { user } = await (await page.request.get('/api/auth/current-user')).json();
    const today = new Date().toISOString().slice(0, 10);
    const ids: number[] = [];
    for (const title of ['Write the plan', 'Read the plan', 'Sign the plan']) {
      const data = { title, columnId: 5, workspaceId: 2, department: 'HR', priority: 'P2', assigneeId: user.id, dueDate: today };
      ids.push((await (await page.request.post('/api/tasks', { data })).json()).id);
    }
    await page.request.post(`/api/tasks/${ids[1]}/comments`, { data: { content: 'Read it' } });
    await page.request.put(`/api/tasks/${ids[2]}/column`, { data: { columnId: 7 } });
    await page.request.put(`/api/tasks/${ids[0]}/column`, { data: { columnId: 8 } });
    // The page updates by itself.
    await expect(tile(page, 'Assigned tasks')).toHaveText('Assigned tasks22 due this week');
    await expect(tile(page, 'Completed tasks')).toHaveText('Completed tasks11 this month');
    await expect(panel.getByRole('listitem')).toHaveText([
      /^You completed Write the plan.*minutes? ago$/,
      /^You moved Sign the plan/,
      /^You commented on Read the plan/,
    ]);
    await panel.getByRole('link', { name: 'Write the plan' }).click();
    await expect(page).toHaveURL(new RegExp(`${screens.task.href(ids[0] ?? 0)}$`));
    await page.goBack();
    await expect(tile(page, 'Assigned tasks')).toBeVisible();
  });

  test('says that tracking is off and where to change it, and that it could not be loaded', async ({ page, login, open }) => {
    await login('engineer');
    const numbers = { assigned: 12, dueThisWeek: 4, completed: 28, completedThisMonth: 6 };
    await page.route('**/api/users/activity', (route) => route.fulfill({ json: { ...numbers, tracked: false, lines: [] } }));
    await open(screens.profile.href());
    const panel = page.getByRole('region', { name: 'Your Activity' });
    await expect(tile(page, 'Assigned tasks')).toHaveText('Assigned tasks124 due this week');
    await expect(tile(page, 'Completed tasks')).toHaveText('Completed tasks286 this month');
    await expect(panel).toContainText('Activity tracking is off');
    await expect(panel.getByText('No activity yet.')).toHaveCount(0);
    await expectAccessible(page);
    await panel.getByRole('link', { name: 'Open Settings' }).click();
    await expect(page).toHaveURL(new RegExp(screens.settings.href()));

    await page.unroute('**/api/users/activity');
    await page.route('**/api/users/activity', (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
    await page.reload();
    await open(screens.profile.href());
    await expect(panel.getByText('Your activity could not be loaded.')).toBeVisible();
    await page.unroute('**/api/users/activity');
    await panel.getByRole('button', { name: 'Try Again' }).click();
    await expect(tile(page, 'Assigned tasks')).toBeVisible();
  });
});

test('says Loading... while the person is not known yet', async ({ page, login, server }) => {
  await login('engineer');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/auth/current-user', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(server.url + screens.profile.href());
  await expect(page.getByRole('status').getByText('Loading...')).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test.describe('the forms', () => {
  test('the profile is checked on leaving a field, kept over a reload, and saved', async ({ page, login, open }) => {
    await login('admin');
    await open(screens.profile.href());
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(page.getByText('Manage your account settings and profile information')).toBeVisible();
    const card = page.getByRole('region', { name: 'Administrator' });
    await expect(card.getByText('No title set')).toBeVisible();
    await expect(card.getByText('Admin', { exact: true })).toBeVisible();
    // The shield is next to the role; this person's name is the same word.
    await expect(card.locator('span:has(> svg)').filter({ hasText: /^Administrator$/ })).toBeVisible();

    const name = page.getByLabel('Full Name');
    const email = page.getByLabel('Email');
    await name.fill('A');
    await email.fill('nobody');
    await page.getByLabel('Job Title').focus();
    await expect(page.getByText('Full name must be at least 2 characters')).toBeVisible();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(name).toBeFocused();

    await name.fill('Ada Admin');
    await email.fill('ada@example.com');
    await page.getByLabel('Job Title').fill('Head of everything');
    await page.reload();
    await expect(name).toHaveValue('Ada Admin');
    await expect(page.getByLabel('Job Title')).toHaveValue('Head of everything');

    // Another address requires the password, which a reload clears.
    await page.getByLabel('Current Password', { exact: true }).fill(adminPassword);
    await page.route('**/api/users/*', (route) => route.fulfill({ status: 500, json: { message: 'It broke' } }));
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Update failed', 'There was an error updating your profile');
    await expect(name).toHaveValue('Ada Admin');
    await page.unroute('**/api/users/*');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Profile updated', 'Your profile information has been updated successfully');
    await expect(page.getByRole('region', { name: 'Ada Admin' }).getByText('Head of everything')).toBeVisible();
  });

  test('the password is checked, and what else protects the account is below it', async ({ page, login, open }) => {
    await login('engineer');
    await open(`${screens.profile.href()}?tab=security`);
    await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible();
    const [current, next, again] = ['Current Password', 'New Password', 'Confirm New Password'].map((label) =>
      page.getByLabel(label, { exact: true }),
    );
    await next?.fill('short');
    await again?.fill('other');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('New password must be at least 8 characters')).toBeVisible();
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await current?.fill('not the password');
    await next?.fill('a new long password');
    await again?.fill('a new long password');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expectToast(page, 'Update failed', 'There was an error updating your password');
    await expect(page.getByText('Current password is incorrect')).toBeVisible();
    await current?.fill('ellen has a password');
    await next?.fill('ellen has a password');
    await again?.fill('ellen has a password');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expectToast(page, 'Password updated', 'Your password has been changed successfully');
    for (const field of [current, next, again]) await expect(field as NonNullable<typeof field>).toHaveValue('');
    for (const title of ['Two-Factor Authentication', 'Active Sessions', 'Login History'])
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });

  test('a switch is one call, and goes back where the server fails', async ({ page, login, open }) => {
    await login('engineer');
    await open(`${screens.profile.href()}?tab=notifications`);
    const bodies: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') bodies.push(request.postDataJSON());
    });
    const digest = page.getByRole('switch', { name: 'Daily Digest' });
    await expect(digest).not.toBeChecked();
    await digest.click();
    await expectToast(page, 'Settings updated', 'Your email notification preferences have been saved.');
    await expect(digest).toBeChecked();
    expect(bodies).toEqual([{ dailyDigest: true }]);
    await page.reload();
    await expect(digest).toBeChecked();

    await page.route('**/api/users/settings', (route) => route.fulfill({ status: 503, json: { message: 'no' } }));
    const all = ['Email Notifications', 'Daily Digest', 'Task Assignments', 'Task Reminders', 'Department Tasks'];
    for (const label of [...all, 'Comment Notifications']) {
      const toggle = page.getByRole('switch', { name: label });
      await expect(toggle).toBeChecked();
      await toggle.click();
      await expectToast(page, 'Failed to update settings', 'There was an error saving your preferences. Please try again.');
      await expect(toggle).toBeChecked();
    }
    expect(bodies).toHaveLength(7);
  });
});

for (const width of [1440, 390]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width === 390 });

    test('the profile with activity and the cutting of a picture', { tag: width === 1440 ? '@deep' : [] }, async ({
      page,
      login,
      open,
    }) => {
      await followSystem(page);
      await login('engineer');
      await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
      const task = { columnId: 12, workspaceId: engineering, department: 'Engineering', priority: 'P2' };
      await page.request.post('/api/tasks', {
        data: { ...task, title: 'A task with a title that is long enough to need a line' },
      });
      await open(screens.profile.href());
      await expect(page.getByRole('region', { name: 'Your Activity' }).getByRole('listitem').first()).toBeVisible();
      await expectNoHorizontalScroll(page);
      await expectAccessibleInBothThemes(page);
      await choose(page, 'me.png', 'image/png', await halves(page));
      await expect(dialog(page).getByRole('application')).toBeVisible();
      await expectNoHorizontalScroll(page);
      await expectAccessibleInBothThemes(page);
      const save = await dialog(page).getByRole('button', { name: 'Save' }).boundingBox();
      expect((save?.y ?? Number.POSITIVE_INFINITY) + (save?.height ?? 0)).toBeLessThanOrEqual(900);
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog(page)).toHaveCount(0);
      for (const tab of ['security', 'notifications']) {
        await open(`${screens.profile.href()}?tab=${tab}`);
        await expectNoHorizontalScroll(page);
        await expectAccessibleInBothThemes(page);
      }
    });
  });
}
