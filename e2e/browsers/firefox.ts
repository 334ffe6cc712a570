// Drives Firefox over Marionette, its own form of WebDriver, which needs no other program.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/environment.mjs';
import type { Command, Driver } from './session.ts';

const names: Record<Command, string> = {
  navigate: 'WebDriver:Navigate',
  execute: 'WebDriver:ExecuteAsyncScript',
  find: 'WebDriver:FindElement',
  click: 'WebDriver:ElementClick',
  type: 'WebDriver:ElementSendKeys',
  actions: 'WebDriver:PerformActions',
  size: 'WebDriver:SetWindowRect',
  screenshot: 'WebDriver:TakeScreenshot',
};
const startsWithin = 60_000;

/** Starts Firefox with a new profile. */
export async function startFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'tasklane-firefox-'));
  const port = await freePort();
  const settings = {
    'marionette.port': port,
    'intl.accept_languages': 'en-US',
    // A mouse, which a browser without a display does not have by itself.
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.update.auto': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
  };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn('firefox-esr', ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  });
  async function close(): Promise<void> {
    if (browser.exitCode === null && browser.signalCode === null) {
      const ended = once(browser, 'exit');
      browser.kill('SIGKILL');
      await ended;
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  try {
    const send = sender(await connected(port, browser));
    await send('WebDriver:NewSession', { capabilities: {} });
    await send(names.size, { width: 1440, height: 900 });
    return { name: 'Firefox', command: (name, parameters = {}) => send(names[name], parameters), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function connected(port: number, browser: ChildProcess): Promise<Socket> {
  const late = Date.now() + startsWithin;
  while (Date.now() < late && browser.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    if (isOpen) return socket;
    await sleep(200);
  }
  throw new Error('Firefox does not answer.');
}

/** Returns a function that sends a command. A message is its length, a colon, and JSON: type, number, error, result. */
function sender(socket: Socket): (name: string, parameters: object) => Promise<unknown> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let count = 0;
  let buffer = Buffer.alloc(0);
  function take(text: string): void {
    const message: unknown = JSON.parse(text);
    // The first one only greets.
    if (!Array.isArray(message)) return;
    const [, number, error, result] = message;
    const answer = waiting.get(number);
    waiting.delete(number);
    if (error) answer?.reject(new Error(JSON.stringify(error).slice(0, 500)));
    else answer?.resolve(result?.value ?? result);
  }
  socket.on('data', (part) => {
    buffer = Buffer.concat([buffer, part]);
    for (;;) {
      const colon = buffer.indexOf(':');
      const end = colon + 1 + Number(buffer.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || buffer.length < end) return;
      take(buffer.subarray(colon + 1, end).toString());
      buffer = buffer.subarray(end);
    }
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    for (const answer of waiting.values()) answer.reject(new Error('Firefox has ended.'));
  });
  return (name, parameters) => {
    const number = ++count;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(number, answer);
    const text = JSON.stringify([0, number, name, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return answer.promise;
  };
}
