// Drives WebKitGTK over its WebDriver, in a display of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/environment.mjs';
import type { Command, Driver } from './session.ts';

/** Method and path of each command within a session. */
const routes: Record<Command, [method: string, path: string]> = {
  navigate: ['POST', 'url'],
  execute: ['POST', 'execute/async'],
  find: ['POST', 'element'],
  click: ['POST', 'element/:id/click'],
  type: ['POST', 'element/:id/value'],
  actions: ['POST', 'actions'],
  size: ['POST', 'window/rect'],
  screenshot: ['GET', 'screenshot'],
};
const startsWithin = 60_000;
const endsWithin = 5_000;

/** Starts WebKitGTK with nothing stored. */
export async function startWebKit(): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'tasklane-webkit-'));
  const port = await freePort();
  const display = ['-a', '-s', '-screen 0 1600x1000x24'];
  // A group of its own: the display and the browser end with it.
  const driver = spawn('xvfb-run', [...display, 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, HOME: home, LIBGL_ALWAYS_SOFTWARE: '1', LANG: 'en_US.UTF-8' },
  });
  let session = '';
  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 500)}`);
    return value;
  }
  const command: Driver['command'] = (name, { id = '', ...parameters } = {}) => {
    const [method, path] = routes[name];
    return send(method, `session/${session}/${path.replace(':id', id)}`, parameters);
  };
  async function close(): Promise<void> {
    if (session) await send('DELETE', `session/${session}`).catch(() => undefined);
    if (driver.pid !== undefined && driver.exitCode === null) {
      const ended = once(driver, 'exit');
      process.kill(-driver.pid, 'SIGTERM');
      await Promise.race([ended, sleep(endsWithin)]);
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
  try {
    const late = Date.now() + startsWithin;
    while (!(await send('GET', 'status').catch(() => undefined))) {
      if (Date.now() > late) throw new Error('The WebDriver of WebKitGTK does not answer.');
      await sleep(200);
    }
    ({ sessionId: session } = (await send('POST', 'session', { capabilities: {} })) as { sessionId: string });
    await command('size', { width: 1440, height: 900 });
    return { name: 'WebKitGTK', command, close };
  } catch (error) {
    await close();
    throw error;
  }
}
