// The command line on the embedded database, while the server runs and without it: as a process where exit code and output are the
// point, otherwise in this process.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkBackup } from '#backups/read-backup.ts';
import { commandRunner } from '#command-runner.ts';
import { exitCodes } from '#commands/command.ts';
import { runCommandLine } from '#commands/run-command-line.ts';
import { openDatabase } from '#db/connect.ts';
import { type ServerProcess, startProcess } from '#testing/process.ts';

const cli = fileURLToPath(new URL('../cli.mjs', import.meta.url));

interface Ended {
  code: number;
  out: string;
  err: string;
}

/** The variables of a command, without PostgreSQL. */
function variables(dataDir: string, env: Record<string, string>): Record<string, string> {
  return { DATABASE_URL: '', DATA_DIR: dataDir, ...env };
}

/** Runs the command line as a process. */
function asProcess(dataDir: string, args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<Ended>((resolve) => {
    execFile(process.execPath, [cli, ...args], { env: { ...process.env, ...variables(dataDir, env) } }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

/** Runs the command line in this process, which saves the start of one. */
async function tasklane(dataDir: string, args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  for (const [name, value] of Object.entries(variables(dataDir, env))) vi.stubEnv(name, value);
  const said = { out: '', err: '' };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(writerTo('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(writerTo('err')),
  ];
  function writerTo(stream: 'out' | 'err') {
    return (part: string | Uint8Array, ...rest: unknown[]) => {
      said[stream] += Buffer.from(part as Uint8Array).toString();
      const done = rest.findLast((each) => typeof each === 'function');
      if (done) (done as () => void)();
      return true;
    };
  }
  try {
    const code = await runCommandLine(args, { runnerOf: async (...given) => commandRunner(...given) });
    return { code, ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

const key = { BACKUP_KEY: 'a key that is only for tests' };

// One server, one backup and one restored database: each test goes on where the one before it ended.
describe('the command line on the embedded database', { timeout: 180_000 }, () => {
  let server: ServerProcess;
  let dataDir = '';
  let other = '';
  let exported = '';
  let backup = '';
  beforeAll(async () => {
    server = startProcess({ SAMPLE_DATA: 'true' }, ['--trace-wasm-code-gc']);
    dataDir = join(server.folder, 'data');
    other = join(server.folder, 'other');
    exported = join(server.folder, 'all.json');
    await server.ready;
  }, 180_000);
  afterAll(() => server.remove());

  it('runs on a database whose machine code V8 never frees', () => {
    expect(server.output()).not.toContain('[wasm-gc]');
  });

  it('changes people and looks at the server while it runs', async () => {
    const made = await asProcess(dataDir, ['user', 'create', 'ann', '--email', 'ann@example.com', '--admin', '--json']);
    expect(JSON.parse(made.out)).toMatchObject({ ok: true, username: 'ann', role: 'admin' });
    expect(made).toMatchObject({ code: 0, err: '' });
    const health = await tasklane(dataDir, ['healthcheck', '--url', await server.ready]);
    expect(health).toMatchObject({ code: 0, out: expect.stringContaining('is ready') });
  });

  it('answers nobody who does not know the secret', async () => {
    const control = JSON.parse(readFileSync(join(dataDir, 'control'), 'utf8'));
    expect(statSync(join(dataDir, 'control')).mode & 0o777).toBe(0o600);
    const request = { secret: 'x'.repeat(43), command: 'user make-admin', values: { username: 'ann' } };
    expect(await answerTo(control.port, `${JSON.stringify(request)}\n`)).toBe('');
    expect(await answerTo(control.port, 'GET / HTTP/1.1\r\n\r\n')).toBe('');
    expect(await answerTo(control.port, 'x'.repeat(100_000))).toBe('');
  });

  it('exports, imports and undoes an import while the server runs', async () => {
    expect(await tasklane(dataDir, ['export', '--out', exported])).toMatchObject({ code: 0, err: '' });
    const csv = await asProcess(dataDir, ['export', '--workspace', 'engineering', '--format', 'csv']);
    expect(csv).toMatchObject({ code: 0, err: '', out: expect.stringContaining('ID,Title,Status') });
    const dry = await tasklane(dataDir, ['import', exported, '--source', 'tasklane', '--dry-run', '--json']);
    expect(JSON.parse(dry.out)).toMatchObject({ ok: true, dryRun: true, source: 'native', problems: 0 });
    const saved = await tasklane(dataDir, ['import', exported, '--yes', '--json']);
    const { id, created } = JSON.parse(saved.out);
    expect(created).toBe(tasksIn(exported).length);
    expect(await tasklane(dataDir, ['import', 'undo', String(id)])).toMatchObject({
      code: 0,
      out: `${created} tasks deleted.\n`,
    });
  });

  it('backs up while the server runs, and restores only without it', async () => {
    const written = await tasklane(dataDir, ['backup', '--json'], key);
    expect(written).toMatchObject({ code: 0, err: '' });
    const { file, rows: counts } = JSON.parse(written.out);
    expect(file).toMatch(/\.ndjson\.gz\.enc$/);
    expect(counts.tasks).toBeGreaterThan(5);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('copy'))).toEqual([]);
    backup = file;
    const named = join(server.folder, 'kept.ndjson.gz');
    expect(await tasklane(dataDir, ['backup', '--out', named])).toMatchObject({ code: 0 });
    expect((await checkBackup(named, undefined)).rows['tasks']).toBe(counts.tasks);
    for (const BACKUP_DIR of [named, '/proc/backups/daily'])
      expect(await tasklane(dataDir, ['backup'], { ...key, BACKUP_DIR })).toMatchObject({
        code: exitCodes.refused,
        err: expect.stringMatching(/^The backup .+ cannot be written: E[A-Z]+: .+\n$/),
      });
    const refused = await asProcess(dataDir, ['restore', file, '--replace', '--yes'], key);
    expect(refused).toMatchObject({ code: exitCodes.database, err: expect.stringContaining('Stop it before you restore.') });
  });

  it('says that the server has stopped, and replaces no database without being told', async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    expect(existsSync(join(dataDir, 'control'))).toBe(false);
    expect(await tasklane(dataDir, ['healthcheck', '--url', await server.ready])).toMatchObject({ code: exitCodes.found });
    expect(await tasklane(dataDir, ['restore', backup], key)).toMatchObject({
      code: exitCodes.refused,
      err: expect.stringContaining('The database is not empty.'),
    });
  });

  it('restores into a new folder, where it works without a server', async () => {
    expect(await tasklane(other, ['user', 'make-admin', 'ann'])).toMatchObject({
      code: exitCodes.database,
      err: expect.stringContaining('There is no database in'),
    });
    expect(await tasklane(other, ['restore', backup], key)).toMatchObject({
      code: 0,
      out: expect.stringContaining('Mails and webhooks are held'),
    });
    expect(await tasklane(other, ['user', 'make-admin', 'ann'])).toMatchObject({
      code: 0,
      out: 'ann was an administrator already.\n',
    });
  });

  it('imports there what was exported, and exports the same again', async () => {
    const database = await openDatabase({ dataDir: other });
    await database.db.execute(sql`delete from tasks`);
    await database.close();
    expect(await tasklane(other, ['import', exported, '--yes'])).toMatchObject({ code: 0 });
    const again = join(server.folder, 'again.json');
    expect(await tasklane(other, ['export', '--out', again])).toMatchObject({ code: 0 });
    expect(tasksIn(exported).length).toBeGreaterThan(5);
    expect(tasksIn(again)).toEqual(tasksIn(exported));
  });
});

/** The tasks of an export, without what an import makes anew. */
function tasksIn(file: string): object[] {
  const { tasks } = JSON.parse(readFileSync(file, 'utf8')) as { tasks: { comments: { system?: boolean }[] }[] };
  return tasks.map((task) => ({
    ...task,
    ...{ id: 0, updatedAt: '' },
    comments: task.comments.filter(({ system }) => system !== true),
  }));
}

/** Sends text to the control connection and returns what comes back. */
function answerTo(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', () => {});
    socket.once('close', () => resolve(answer));
  });
}
