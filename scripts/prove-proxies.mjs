// Tries the examples of reverse proxies in deploy with real programs: live events, files, addresses of clients, restarts.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './environment.mjs';
import { nginxArguments } from './nginx.mjs';
import { findNode, root } from './run.mjs';
import { serverFlags, serverMain } from './server-process.mjs';

const password = 'administrator of proxies';
const readyTimeout = 60_000;

/** Each proxy: its arguments, and its example changed to ports of this machine and plain http. */
const proxies = {
  nginx: {
    write(folder, port, upstream) {
      const example = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8')
        .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
        .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
        .replace(/ssl_certificate.*\n/g, '\n')
        .replace('server_name tasks.example.com', 'server_name localhost');
      return nginxArguments(folder, example);
    },
  },
  caddy: {
    write(folder, port, upstream) {
      const example = readFileSync(join(root, 'deploy', 'Caddyfile'), 'utf8')
        .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
        .replace('tasks.example.com {', `http://localhost:${port} {\n\tbind 127.0.0.1`);
      const file = join(folder, 'Caddyfile');
      writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${example}`);
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
};

/** Runs every proxy that this machine has as a step of runSteps. */
export async function proveProxies() {
  const found = Object.keys(proxies).filter((name) => !spawnSync(name, ['version']).error);
  const missing = Object.keys(proxies).filter((name) => !found.includes(name));
  let failed = 0;
  for (const name of found) {
    const problems = await problemsOf(name);
    for (const problem of problems) console.error(`${name}: ${problem}`);
    if (problems.length > 0) failed++;
  }
  const why = missing.length > 0 ? { missing: `${missing.join(' and ')} are not installed` } : {};
  return { passed: found.length - failed, failed, ...(failed === 0 ? why : {}) };
}

async function problemsOf(name) {
  const folder = mkdtempSync(join(tmpdir(), `tasklane-${name}-`));
  const [port, upstream] = [await freePort(), await freePort()];
  mkdirSync(join(folder, 'data'));
  const children = [];
  try {
    const server = await startServer(folder, upstream);
    children.push(server);
    const proxy = spawn(name, proxies[name].write(folder, port, upstream), {
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: 'ignore',
    });
    children.push(proxy);
    return await tryAll(`http://localhost:${port}`, server);
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  } finally {
    for (const child of children) {
      // A killed nginx would leave its worker behind.
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 20_000);
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      clearTimeout(late);
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startServer(folder, port) {
  const child = spawn(findNode(), [...serverFlags, join(root, serverMain)], {
    env: {
      ...process.env,
      ...{ HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(folder, 'data'), DATABASE_URL: '', TRUST_PROXY: '1' },
      ...{ ADMIN_PASSWORD: password, SAMPLE_DATA: 'false', ACCESS_LOG: 'true', LOG_LEVEL: 'info', STOP_DELAY: '0' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.said = '';
  child.stdout.on('data', (part) => {
    child.said += part;
  });
  await waitUntil('the server is ready', () => child.said.includes('is ready on'));
  return child;
}

async function tryAll(url, server) {
  const problems = [];
  const expect = (what, isTrue) => {
    if (!isTrue) problems.push(what);
  };
  await waitUntil('the proxy answers', () =>
    fetch(`${url}/livez`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const login = await send(url, 'POST', '/api/auth/login', {
    body: JSON.stringify({ username: 'admin', password }),
    // A client that makes up its address.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
  });
  expect('signing in through the proxy', login.status === 200);
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0];
  await waitUntil('the log has the sign-in', () => server.said.includes('/api/auth/login'));
  const line = server.said.split('\n').find((one) => one.includes('/api/auth/login')) ?? '{}';
  expect(`the address of the client in ${line}`, ['127.0.0.1', '::1'].includes(JSON.parse(line).address));

  // An event arrives while the stream is open, and soon, so nothing buffers it.
  const stream = await fetch(`${url}/api/stream`, { headers: { cookie } });
  expect('the stream is open', stream.status === 200);
  const reader = stream.body.getReader();
  let heard = '';
  const listening = (async () => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      heard += Buffer.from(value).toString();
    }
  })().catch(() => {});
  await waitUntil('the first message of the stream', () => heard.includes('data:'));
  const { body: workspaces } = await json(url, '/api/workspaces', cookie);
  const board = workspaces.find(({ id }) => id > 0);
  const { body: columns } = await json(url, `/api/workspaces/${board.id}/columns`, cookie);
  const created = await send(url, 'POST', '/api/tasks', {
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Seen through a proxy', columnId: columns[0].id, priority: 'P2', department: board.name }),
  });
  expect(`creating a task: ${created.status}`, created.ok);
  await waitUntil('the event of the task arrives in an open stream', () => heard.includes('task_created'));

  // A file of 25 MB reaches the server, one of 27 MB is refused in words, and a form with another field leaves nothing on the
  // connection to the server that the next requests use.
  const { id } = await created.json();
  const upload = (field, bytes) => {
    const form = new FormData();
    form.append(field, new Blob([new Uint8Array(bytes)]), 'file.bin');
    return send(url, 'POST', `/api/tasks/${id}/attachments`, { headers: { cookie }, body: form });
  };
  expect('a file of 25 MB is stored', (await upload('attachment', 25_000_000)).status === 201);
  // A proxy may close the connection while the browser still sends.
  const refused = await upload('attachment', 27_000_000).catch(() => undefined);
  if (refused) expect('one of 27 MB is refused in words', refused.status === 413 && (await refused.json()).error === 'too_large');
  for (let count = 0; count < 3; count++) {
    expect('another field is refused', (await upload('other', 600_000)).status === 400);
    for (let next = 0; next < 3; next++)
      expect('the next request is answered', (await json(url, '/api/workspaces', cookie)).status === 200);
  }

  const metrics = await fetch(`${url}/metrics`);
  expect('metrics are not public', metrics.status === 404);

  server.kill('SIGTERM');
  await Promise.race([listening, sleep(20_000)]);
  if (server.exitCode === null) await Promise.race([once(server, 'exit'), sleep(20_000)]);
  const down = await fetch(`${url}/api/auth/current-user`);
  const answer = await down.text();
  expect(`without a server: ${down.status} ${answer}`, down.status === 503 && JSON.parse(answer).error === 'unavailable');
  expect('it says when to try again', down.headers.get('retry-after') === '2');
  return problems;
}

function send(url, method, path, { headers, body }) {
  return fetch(url + path, { method, body, headers: { origin: url, ...headers }, signal: AbortSignal.timeout(readyTimeout) });
}

async function json(url, path, cookie) {
  const reply = await fetch(url + path, { headers: { cookie } });
  return { status: reply.status, body: await reply.json() };
}

async function waitUntil(what, isTrue) {
  const until = performance.now() + readyTimeout;
  while (!(await isTrue())) {
    if (performance.now() > until) throw new Error(`Waited in vain: ${what}.`);
    await sleep(50);
  }
}
