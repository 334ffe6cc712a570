// Two people at the same moment, in Tokyo and in Lisbon: each sees their own today and their own week.
import { expectToast } from '#support/board.ts';
import { expect, screens, test } from '#support/fixtures.ts';
import { openTab, saved } from '#support/settings.ts';

test.use({ ownServer: false });

/** A Saturday afternoon in Lisbon, and half past one on Sunday in Tokyo. */
const moment = '2035-11-24T16:30:00Z';

for (const { zone, locale, today, week } of [
  { zone: 'Asia/Tokyo', locale: 'en-US', today: '2035-11-25', week: ['2035-11-25', '2035-12-01'] },
  { zone: 'Europe/Lisbon', locale: 'en-GB', today: '2035-11-24', week: ['2035-11-19', '2035-11-25'] },
]) {
  test(`a browser in ${zone} brings its place, and the settings say so`, async ({ another, login, open, team }) => {
    const page = await another({ timezoneId: zone, locale });
    await login('engineer', page);
    await page.clock.setFixedTime(moment);
    await open(`${team.board}?view=calendar&span=week`, page);
    const days = page.getByRole('region', { name: 'Calendar' }).locator('li[data-drop]');
    const shown = () => days.evaluateAll((all) => all.map((each) => each.getAttribute('data-drop')));
    await expect(page.locator(`li[data-drop="${today}"]`)).toHaveAttribute('aria-current', 'date');
    await expect.poll(async () => [(await shown()).at(0), (await shown()).at(-1)]).toEqual(week);
    await expect.poll(() => saved(page)).toMatchObject({ timezone: zone });

    await open(screens.settings.href(), page);
    await openTab(page, 'Preferences');
    await expect(page.getByRole('combobox', { name: 'Timezone' })).toHaveText(`As in my browser (${zone})`);
    await page.getByRole('combobox', { name: 'First day of the week' }).click();
    await page.getByRole('option', { name: 'Saturday' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Settings updated');
    await open(`${team.board}?view=calendar&span=week&day=2035-11-21`, page);
    await expect.poll(async () => [(await shown()).at(0), (await shown()).at(-1)]).toEqual(['2035-11-17', '2035-11-23']);
  });
}

test('a fixed zone stays, wherever the browser is, until the person follows it again', async ({ another, login, open }) => {
  const page = await another({ timezoneId: 'Asia/Tokyo', locale: 'en-GB' });
  await login('engineer', page);
  await page.request.patch('/api/users/settings', { data: { timezone: 'PST' } });
  await open(screens.settings.href(), page);
  // The report of the region comes from the same moment as one of the zone would.
  await expect.poll(() => saved(page)).toMatchObject({ region: 'GB', timezone: 'PST' });
  await openTab(page, 'Preferences');
  await page.getByRole('combobox', { name: 'Timezone' }).click();
  await page.getByRole('option', { name: 'As in my browser (Asia/Tokyo)' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Settings updated');
  expect(await saved(page)).toMatchObject({ timezone: 'Asia/Tokyo' });
});
