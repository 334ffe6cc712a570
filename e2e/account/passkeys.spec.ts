// Passkeys with a device of Chromium's own: added on the profile, named, used in the place of name and password, and removed.
import { createHmac } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  followSystem,
  screens,
  test,
} from '#support/fixtures.ts';
import { newcomer, password } from '#support/settings.ts';

// What somebody has here is seen by everybody who signs in, so no other test shares the server.
test.use({ ownServer: {} });

interface Device {
  cdp: CDPSession;
  authenticatorId: string;
}

/** Gives the browser a device that keeps passkeys and is unlocked at once, unless `isUnlocked` is false. */
async function newDevice(page: Page, isUnlocked = true): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: isUnlocked,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** What the program on a phone shows. */
function codeOf(secret: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', key).update(counter).digest();
  return String((mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Passkeys need a name: the address of a number has none. */
const named = (url: string) => url.replace('127.0.0.1', 'localhost');

const panelOf = (page: Page) => page.getByRole('region', { name: 'Security Settings' });
const onBoard = (page: Page) => expect(page.getByRole('heading', { level: 1, name: /Task Manager/ })).toBeVisible();

async function openPasskeys(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${screens.profile.href()}?tab=security`);
  await panelOf(page).getByRole('button', { name: 'Show Passkeys' }).press('Enter');
}

test('a person adds a passkey, names it, signs in with it alone, and removes it', async ({ page, server }) => {
  const url = named(server.url);
  await followSystem(page);
  await newcomer(page, url);
  await page.request.patch(`${url}/api/users/settings`, { data: { theme: 'system' } });
  await newDevice(page);
  await openPasskeys(page, url);
  const panel = panelOf(page);
  await expect(panel.getByText('You have no passkey yet.')).toBeVisible();
  await panel.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await expect(panel.getByText('Not used yet')).toBeVisible();

  await panel.getByRole('button', { name: /^Rename/ }).press('Enter');
  await page.keyboard.type('My laptop');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'My laptop' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Rename My laptop' })).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(panel.getByText('This device already has a passkey for your account.')).toBeVisible();

  // The device takes at once what the browser offers in the field of the name.
  await page.context().clearCookies();
  await page.goto(url + screens.auth.href());
  await onBoard(page);

  await page.context().clearCookies();
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto(url + screens.auth.href());
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(button).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await button.press('Enter');
  await onBoard(page);

  await openPasskeys(page, url);
  await expect(panel.getByText(/Last used/)).toBeVisible();
  await panel.getByRole('button', { name: 'Show Login History' }).click();
  await expect(panel.getByText('with a passkey')).toHaveCount(2);
  await panel.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(panel.getByText('You have no passkey yet.')).toBeVisible();
  await page.context().clearCookies();
  await page.goto(url + screens.auth.href());
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(button).toHaveCount(0);
});

test('a device that is not unlocked adds nothing and signs nobody in, and says why', async ({ page, server }) => {
  const url = named(server.url);
  const username = await newcomer(page, url);
  const { cdp, authenticatorId } = await newDevice(page);
  await openPasskeys(page, url);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(panel.getByText('Not used yet')).toBeVisible();
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

  await page.context().clearCookies();
  await page.goto(url + screens.auth.href());
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('You were not signed in: the device was not unlocked, or the time ran out.')).toBeVisible();
  await expect(page.getByText('Username is required')).toHaveCount(0);
  await expectNoHorizontalScroll(page);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await onBoard(page);
});

test('the second step is taken with a passkey in the place of a code', async ({ page, server }) => {
  const url = named(server.url);
  const username = await newcomer(page, url);
  await newDevice(page);
  await openPasskeys(page, url);
  await panelOf(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(panelOf(page).getByText('Not used yet')).toBeVisible();
  const { secret } = await (await page.request.post(`${url}/api/second-factor/totp`)).json();
  const confirmed = await page.request.post(`${url}/api/second-factor/totp/confirm`, { data: { code: codeOf(secret) } });
  expect(confirmed.status()).toBe(200);
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

  await page.context().clearCookies();
  await page.goto(url + screens.auth.href());
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Use your passkey instead' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your passkey' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await onBoard(page);
});
