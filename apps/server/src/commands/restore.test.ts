// What `restore` tells about people who have again what they had lost, and how their sign-in ends.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreBackup } from '#backups/restore-backup.ts';
import { type KnownPerson, type ReturningPerson, returningPeople } from '#backups/returning-people.ts';
import { writeBackup } from '#backups/write-backup.ts';
import type { CommandValues } from '#commands/command.ts';
import { restore } from '#commands/file-commands.ts';
import { linesAboutPeople, wantsEnd } from '#commands/returning-people.ts';
import { type Terminal, terminalOf } from '#commands/terminal.ts';
import { readConfig } from '#config.ts';
import { openDatabase } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { workerDatabase } from '#testing/database.ts';
import { type Actors, actors } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let people: Actors;
let folder: string;
const file = () => join(folder, 'backup');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tasklane-restore-'));
  app = await testApp();
  people = await actors(app);
  await writeBackup(await workerDatabase(), file());
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const signIn = async ({ username, password }: { username: string; password: string }) =>
  (await app.raw({ method: 'POST', url: api.auth.login.path, payload: { username, password } })).status;

describe('people who return', () => {
  const ann: KnownPerson = {
    id: 1,
    username: 'ann',
    createdAt: 'then',
    password: 'hash',
    emailKey: 'ann@example.com',
    deleted: false,
    deactivated: false,
    rights: [{ key: 'admin', words: 'administrator' }],
  };
  const found = (before: Partial<KnownPerson>, after: Partial<KnownPerson> = {}) =>
    returningPeople([{ ...ann, ...before }], [{ ...ann, ...after }]);

  it('have another password, another address, an account or a right that they had lost', () => {
    expect(found({})).toEqual([]);
    expect(found({ password: 'new' })).toEqual([{ id: 1, username: 'ann', reasons: ['password'], rights: [] }]);
    expect(found({ emailKey: 'new@example.com' })).toMatchObject([{ reasons: ['email'] }]);
    expect(found({ rights: [] })).toEqual([{ id: 1, username: 'ann', reasons: ['rights'], rights: ['administrator'] }]);
    expect(found({ deleted: true, password: '' })).toMatchObject([{ reasons: ['deleted'], rights: ['administrator'] }]);
    expect(found({ deactivated: true })).toMatchObject([{ reasons: ['deactivated', 'rights'], rights: ['administrator'] }]);
    expect(found({ deactivated: true }, { deactivated: true })).toEqual([]);
  });

  it('are not those who lose a right, are deleted in the backup too, or work in a department with another name', () => {
    expect(found({}, { rights: [] })).toEqual([]);
    expect(found({ deleted: true }, { deleted: true, password: 'x' })).toEqual([]);
    const sales = (words: string) => ({ rights: [{ key: 'department:3member', words }] });
    expect(found(sales('member of Sales'), sales('member of Field sales'))).toEqual([]);
  });

  it('cannot be told from an empty database or from that of another installation', () => {
    expect(returningPeople([], [ann])).toBeUndefined();
    expect(found({ createdAt: 'another day' })).toBeUndefined();
    expect(returningPeople([ann], [ann, { ...ann, id: 2, username: 'bob' }])).toMatchObject([{ id: 2, reasons: ['unknown'] }]);
  });
});

describe('a restore that replaces', () => {
  it('finds them, ends their sign-in alone, and the owner of a former address gets no link by mail', async () => {
    const [stolen, deleted, demoted, unchanged] = [people.in, people.out, people.adm, people.lead];
    await app.db.execute(sql`update users set password = 'another' where id = ${stolen.id}`);
    await app.db.execute(sql`update users set deleted_at = now(), password = '' where id = ${deleted.id}`);
    await app.db.execute(sql`update users set role = 'user' where id = ${demoted.id}`);
    let asked: readonly ReturningPerson[] | undefined;
    const { returning, ended } = await restoreBackup(await workerDatabase(), file(), {
      replace: true,
      endsSignIns: async (found) => {
        asked = found;
        return true;
      },
    });
    expect(asked).toBe(returning);
    expect(new Map(returning?.map(({ id, reasons }) => [id, reasons]))).toEqual(
      new Map([
        [stolen.id, ['password']],
        [deleted.id, ['deleted']],
        [demoted.id, ['rights']],
      ]),
    );
    expect(ended).toBe(3);
    for (const person of [stolen, deleted, demoted]) expect(await signIn(person)).toBe(401);
    expect(await signIn(unchanged)).toBe(200);
    const confirmed = sql`select id from users where email_confirmed_at is not null and id in (${stolen.id}, ${deleted.id})`;
    expect(await rows(app.db, confirmed)).toEqual([{ id: stolen.id }]);
    const audit = sql`select target from audit_log where action = 'sessions_ended' and via = 'system' order by id`;
    expect(await rows(app.db, audit)).toHaveLength(3);
  });
});

describe('the command', () => {
  const [silent, shown] = [terminalOf(true), [] as string[]];
  const asking: Terminal = {
    ...silent,
    warn: (line) => void shown.push(line),
    ask: async (question) => {
      shown.push(question);
      return true;
    },
  };
  const run = (values: CommandValues, terminal: Terminal = silent) =>
    restore({ file: file(), ...values }, readConfig({ DATA_DIR: folder }), terminal);

  it('says that nothing can be compared, then lists and asks', async () => {
    const { username, id } = people.in;
    const first = await run({});
    expect(first.lines.join('\n')).toContain('nothing could be compared');
    expect(first.data).toMatchObject({ returning: null, ended: 0 });
    const database = await openDatabase({ dataDir: folder });
    await database.db.execute(sql`update users set password = 'another' where id = ${id}`);
    await database.close();
    const asked = await run({ replace: true, yes: true }, asking);
    expect(shown.join('\n')).toMatch(new RegExp(`${username}: has the former password\nEnd the sign-in of this person\\?`));
    expect(asked.data).toMatchObject({ returning: [{ id, reasons: ['password'] }], ended: 1 });
    expect(asked.lines.join('\n')).toContain('The sign-in of 1 person ended');
  });

  it('takes a flag where nobody can be asked, and otherwise says that they can sign in', async () => {
    const one: ReturningPerson[] = [{ id: 1, username: 'ann', reasons: ['rights'], rights: ['administrator'] }];
    expect(await wantsEnd(one, false, silent)).toBe(false);
    expect(await wantsEnd(one, true, silent)).toBe(true);
    expect(await wantsEnd([], false, asking)).toBe(false);
    expect(await wantsEnd(undefined, false, asking)).toBe(false);
    expect(await wantsEnd(undefined, true, asking)).toBe(true);
    const lines = linesAboutPeople({ returning: one, ended: 0, createdAt: 'then' });
    expect(lines).toContain('  ann: is again administrator');
    expect(lines.join('\n')).toContain('They can sign in.');
    expect(linesAboutPeople({ returning: [], ended: 0, createdAt: 'then' })).toEqual([]);
  });
});
