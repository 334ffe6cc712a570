// Tests that files and lines become rows, that each row says what is wrong with it, and that the others become invitations.
import * as api from '@app/contract/api.ts';
import { peopleImportLimits } from '@app/contract/people-imports/people-imports.limits.ts';
import { sql } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { rows } from '#db/rows.ts';
import { aToken, aUser } from '#testing/factories.ts';
import { fingerprint } from '#testing/fingerprint.ts';
import { formWith, type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let admin: Person;

beforeEach(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'http://127.0.0.1:3000' } });
  admin = await aUser(app, { role: 'admin', department: null, fullName: 'Ada Admin' });
  return () => app.close();
});

type Row = Record<string, string>;
const add = (people: Row[], more: object = {}, by = admin) =>
  app.as(by)(api.peopleImports.create, { body: { rows: people, ...more } });
async function read(content: string | Uint8Array<ArrayBuffer>, name = 'people.csv') {
  const { status, body } = await app.raw({
    method: 'POST',
    url: api.peopleImports.read.path,
    payload: formWith('people', new File([content], name)),
    as: admin,
    headers: { origin: 'http://127.0.0.1:3000' },
  });
  return { status, body: body as { rows: Row[]; message: string } };
}
const tokenIn = (link: string | null | undefined) => link?.split('#')[1] ?? '';

const entities = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** A workbook as spreadsheets write it: shared and inline texts, an empty row, a second sheet. */
function workbook(table: string[][], extra: Record<string, Uint8Array> = {}) {
  const shared = [...new Set(table.flat())];
  const cell = (text: string, column: number, row: number) =>
    text === '' ? '' : `<c r="${String.fromCharCode(65 + column)}${row}" t="s"><v>${shared.indexOf(text)}</v></c>`;
  const lines = table.map((cells, at) => `<row r="${at + 1}">${cells.map((text, c) => cell(text, c, at + 1)).join('')}</row>`);
  const parts = {
    'xl/workbook.xml':
      '<workbook xmlns:r="x"><sheets><sheet name="People" sheetId="2" r:id="rId7"/><sheet name="Other" r:id="rId8"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId8" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="worksheets/sheet2.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><r><t>${entities(text.slice(0, 2))}</t></r><r><t>${entities(text.slice(2))}</t></r><rPh><t>reading</t></rPh></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${lines.join('')}<row r="99"><c r="A99" t="inlineStr"><is><t>Ira Inline</t></is></c><c r="C99" t="inlineStr"><is><t>ira@new.example</t></is></c></row></sheetData></worksheet>`,
  };
  const files = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
  return zipSync({ ...files, ...extra });
}

describe('a file', () => {
  it('may be a table with a header in any order and language, or lines as they stand in a mail', async () => {
    const german =
      'Abteilung;E-Mail;Vorname;Nachname;Benutzername;Funktion;Rolle\nBuchhaltung;jörg@new.example;Jörg;Müller;joerg;Leitung;Administrator\n';
    expect((await read(german)).body.rows).toEqual([
      {
        row: 2,
        fullName: 'Jörg Müller',
        email: 'jörg@new.example',
        username: 'joerg',
        title: 'Leitung',
        department: 'Buchhaltung',
        role: 'Administrator',
      },
    ]);
    const lines = 'Nia Okafor <nia@new.example>\nbare@new.example\n李小龍,li@new.example,li.xiao,Chef,"HR; Sales",user\n';
    expect((await read(lines)).body.rows.map(({ row: _, ...each }) => Object.values(each))).toEqual([
      ['Nia Okafor', 'nia@new.example', '', '', '', ''],
      ['', 'bare@new.example', '', '', '', ''],
      ['李小龍', 'li@new.example', 'li.xiao', 'Chef', 'HR; Sales', 'user'],
    ]);
    const short =
      'Ana López, ana@new.example, Personal\nBen Hall, ben@new.example, Clerk, Finance\nCleo, cleo@new.example, cleo.p\n';
    expect((await read(short)).body.rows.map(({ row: _, ...each }) => Object.values(each))).toEqual([
      ['Ana López', 'ana@new.example', '', '', 'Personal', ''],
      ['Ben Hall', 'ben@new.example', '', 'Clerk', 'Finance', ''],
      ['Cleo', 'cleo@new.example', 'cleo.p', '', '', ''],
    ]);
  });

  it('may be a workbook, of which the first sheet counts', async () => {
    const { status, body } = await read(
      workbook([
        ['Name', 'Team', 'Email'],
        ['Nia & <Co>', 'HR', 'nia@new.example'],
      ]),
      'people.xlsx',
    );
    expect([status, body.rows]).toMatchObject([
      200,
      [
        { row: 2, fullName: 'Nia & <Co>', department: 'HR', email: 'nia@new.example' },
        { row: 99, fullName: 'Ira Inline', email: 'ira@new.example' },
      ],
    ]);
  });

  it('that names an entity is read without it', async () => {
    const xml = `<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY many "${'a'.repeat(1_000)}">]>
      <worksheet><sheetData><row r="1"><c t="inlineStr"><is><t>Email</t></is></c><c t="inlineStr"><is><t>Name</t></is></c></row>
      <row r="2"><c t="inlineStr"><is><t>nia@new.example</t></is></c><c t="inlineStr"><is><t>Nia &file;&many;</t></is></c></row></sheetData></worksheet>`;
    const { status, body } = await read(workbook([], { 'xl/worksheets/sheet2.xml': strToU8(xml) }), 'people.xlsx');
    expect([status, body.rows]).toMatchObject([200, [{ email: 'nia@new.example', fullName: 'Nia &file;&many;' }]]);
  });

  it('that is damaged, unpacks to too much, is too long or empty is refused with a sentence', async () => {
    const bomb = workbook([], { 'xl/worksheets/sheet2.xml': new Uint8Array(peopleImportLimits.unzipped + 1) });
    expect(await read(bomb, 'bomb.xlsx')).toMatchObject({
      status: 400,
      body: { message: 'At most 5,000 people and 2 MB at once.' },
    });
    for (const broken of [
      zipSync({ 'a.txt': strToU8('x') }),
      strToU8('PK\u0003\u0004 nothing'),
      strToU8(`${'a'.repeat(50)}\u0000b`),
    ])
      expect(await read(broken)).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('No people can be read') },
      });
    const many = `email\n${'x@new.example\n'.repeat(peopleImportLimits.rows + 1)}`;
    expect(await read(many)).toMatchObject({ status: 400, body: { message: expect.stringContaining('5,000') } });
    expect(await read('email\n')).toMatchObject({ status: 400 });
    expect((await read('x'.repeat(peopleImportLimits.bytes + 1))).status).toBe(413);
  });
});

describe('a check', () => {
  it('says of each row what is wrong with it, and stores nothing', async () => {
    const known = await aUser(app, { email: 'known@new.example', username: 'known' });
    await add([{ email: 'invited@new.example', department: 'HR' }]);
    await app.db.execute(sql`delete from attempts`);
    const before = await fingerprint(app.db);
    const people: Row[] = [
      { email: 'good@new.example', fullName: 'Zoë Ünal', department: 'Personalabteilung, hr', role: 'Benutzer' },
      { email: ' KNOWN@new.example', department: 'HR' },
      { email: 'good@NEW.example', department: 'HR' },
      { email: 'invited@new.example', department: 'HR' },
      { email: 'no address', department: 'HR' },
      { email: 'one@new.example', username: known.username.toUpperCase(), department: 'HR' },
      { email: 'two@new.example', username: 'ab', department: 'Nowhere' },
      { email: 'three@new.example', role: 'king' },
    ];
    const { status, body } = await add(people, { dryRun: true });
    expect(status).toBe(200);
    expect(body.rows.map(({ problems }) => problems.map(({ field, message }) => `${field}: ${message}`))).toEqual([
      ['department: There is no department called Personalabteilung.'],
      ['email: This address has an account already.'],
      ['email: This address is in row 1 already.'],
      ['email: This address has an open invitation already.'],
      ['email: Please enter a valid email address'],
      ['username: This username is taken.'],
      ['username: Username must be at least 3 characters', 'department: There is no department called Nowhere.'],
      ['department: A department is missing.', 'role: The role is user or admin.'],
    ]);
    expect(body).toMatchObject({ invited: 0, problems: 8, mailed: false });
    await app.db.execute(sql`delete from attempts`);
    expect(await fingerprint(app.db)).toBe(before);
  });
});

describe('people', () => {
  it('get an invitation with what is known of them, and with it their departments and role', async () => {
    const person = {
      fullName: 'Nia Okafor',
      email: 'nia@new.example',
      username: 'nia',
      title: 'Lead',
      department: 'HR; Sales',
      role: 'admin',
    };
    const { body } = await add([person, { email: 'nobody' }, { email: 'plain@new.example' }], { departmentId: 3 });
    expect(body).toMatchObject({ invited: 2, problems: 1 });
    expect(body.rows.map(({ link }) => link !== null)).toEqual([true, false, true]);
    const token = tokenIn(body.rows[0]?.link);
    expect((await app.as()(api.invitations.look, { body: { token } })).body).toMatchObject({
      email: 'nia@new.example',
      fullName: 'Nia Okafor',
      username: 'nia',
      title: 'Lead',
      departments: ['HR', 'Sales'],
      grantsAdmin: true,
    });
    const form = { username: 'nia', password: 'correct horse battery', fullName: 'Nia Okafor' };
    expect((await app.as()(api.invitations.accept, { body: { token, ...form } })).status).toBe(201);
    const found = (await app.as(admin)(api.users.adminList)).body.find(({ username }) => username === 'nia');
    expect(found).toMatchObject({ role: 'admin', active: true });
    expect(found?.departments.map(({ name }) => name).toSorted()).toEqual(['HR', 'Sales']);
    const mails = await rows<{ workspace: string }>(
      app.db,
      sql`select details->'invitation'->>'workspace' as workspace from outbox where kind = 'invitation' order by id`,
    );
    expect(mails).toEqual([{ workspace: 'HR, Sales' }, { workspace: 'Engineering' }]);
    expect((await add([person])).body).toMatchObject({ invited: 0, problems: 1 });
  });

  it('are invited as administrators again only by somebody who has shown lately who they are', async () => {
    await add([
      { email: 'nia@new.example', department: 'HR', role: 'admin' },
      { email: 'ira@new.example', department: 'HR' },
    ]);
    const invited = await rows<{ id: number; email: string }>(app.db, sql`select id, email from invitations`);
    const again = (email: string) =>
      app.as(admin)(api.invitations.resend, { params: { invitationId: invited.find((each) => each.email === email)?.id ?? 0 } });
    await app.db.execute(sql`update sessions set created_at = now() - interval '11 minutes'`);
    expect(await again('nia@new.example')).toMatchObject({ status: 403, body: { error: 'reauthentication_required' } });
    expect((await again('ira@new.example')).status).toBe(200);
    await app.as(admin)(api.auth.reauthenticate, { body: { password: admin.password } });
    expect((await again('nia@new.example')).status).toBe(200);
  });

  it('get nothing any more once the administrator who invited them is none', async () => {
    const other = await aUser(app, { role: 'admin', department: 'HR' });
    const { body } = await add([{ email: 'nia@new.example', department: 'HR', role: 'admin' }], {}, other);
    const look = () => app.as()(api.invitations.look, { body: { token: tokenIn(body.rows[0]?.link) } });
    expect((await look()).status).toBe(200);
    await app.as(admin)(api.users.setRole, { params: { userId: other.id }, body: { role: 'user' } });
    expect((await look()).status).toBe(410);
  });

  it('are invited once by a request that is repeated, and no answer is replayed with its links', async () => {
    const send = () =>
      app.raw({
        method: 'POST',
        url: api.peopleImports.create.path,
        payload: { rows: [{ email: 'nia@new.example', department: 'HR' }] },
        as: admin,
        headers: { 'idempotency-key': 'the same', origin: 'http://127.0.0.1:3000' },
      });
    const [first, second] = [await send(), await send()];
    expect(first).toMatchObject({ status: 200, body: { invited: 1 } });
    expect(second.text).not.toContain('#');
    expect(await rows(app.db, sql`select id from invitations`)).toHaveLength(1);
    expect(JSON.stringify(await rows(app.db, sql`select * from idempotency_keys`))).not.toContain(
      tokenIn((first.body as { rows: { link: string }[] }).rows[0]?.link),
    );
  });

  it('are added by administrators in the browser alone', async () => {
    const lead = await aUser(app, { departmentRole: 'lead', workspaceId: 3, workspaceRole: 'admin' });
    expect((await add([{ email: 'nia@new.example', department: 'Engineering' }], {}, lead)).status).toBe(403);
    const { headers } = await aToken(app, admin.id, ['admin:write']);
    const payload = { rows: [{ email: 'nia@new.example', department: 'HR' }] };
    expect((await app.raw({ method: 'POST', url: api.peopleImports.create.path, payload, headers })).status).toBe(403);
  });

  it('may be five thousand at once, of whom a board takes as many invitations as it has room for', async () => {
    const people = Array.from({ length: peopleImportLimits.rows }, (_, n) => ({
      email: `person${n}@new.example`,
      fullName: `Person ${n}`,
      department: ['HR', 'Sales', 'Marketing', 'Engineering'][n % 4] as string,
    }));
    const { status, body } = await add(people);
    expect(status).toBe(200);
    expect(body).toMatchObject({ invited: 4_000, problems: 1_000 });
    expect(body.rows.at(-1)?.problems).toEqual([
      { field: 'department', message: 'This department has too many open invitations.' },
    ]);
  }, 120_000);
});
