// For tests: generates requests that are wrong or extreme in one or several places, from the route table; deterministic for a
// seed.
import type { Endpoint } from '@app/contract/endpoint.ts';
import { fieldsOf, hostileText, hostileValue, oneOf, type Random, typedValue } from '#testing/hostile/hostile-values.ts';
import { endpoints } from '#testing/permissions/permission-rows.ts';
import type { Person } from '#testing/test-app.ts';
import { validBodies } from '#testing/valid-bodies.ts';

/** Existing values for each path parameter; `spare` are those that a deleting endpoint may delete. */
export interface World {
  params: Record<string, readonly (string | number)[]>;
  spare: Record<string, readonly (string | number)[]>;
}

/** The caller; some things one may do only to oneself, or with one's own password. */
type Self = Pick<Person, 'id' | 'username' | 'password'>;

export interface HostileRequest {
  /** The endpoint's key in the route table. */
  key: string;
  endpoint: Endpoint;
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
}

/** Hashing a password, or an answer of megabytes, costs as much as a hundred other requests. */
const costly = ['auth.login', 'auth.changePassword', 'users.register', 'account.exportData', 'account.remove', 'tasks.list'];
const costlyShare = 4;

/** Yields requests without end, cycling through the endpoints of the table; as a person, or without a session. */
export function* hostileRequests(world: World, self: Self | undefined, random: Random): Generator<HostileRequest, never> {
  // A valid request to each endpoint comes first, so that success is no matter of luck.
  for (const named of shuffled(endpoints, random)) yield finished(validDraft(named, world, self, random));
  for (;;) {
    for (const { key, endpoint } of shuffled(endpoints, random)) {
      if ((endpoint.largeResponse || costly.includes(key)) && random(costlyShare) > 0) continue;
      yield hostileRequest({ key, endpoint }, world, self, random);
    }
  }
}

type Draft = Omit<HostileRequest, 'payload' | 'url'> & {
  path: string;
  query: [string, string][];
  body: unknown;
  /** Sent unchanged instead of the body. */
  raw?: string | Buffer;
};

type Change = (draft: Draft, random: Random, world: World) => void;

type Named = Pick<HostileRequest, 'key' | 'endpoint'>;

function validDraft({ key, endpoint }: Named, world: World, self: Self | undefined, random: Random): Draft {
  const draft: Draft = {
    key,
    endpoint,
    method: endpoint.method,
    path: validPath({ key, endpoint }, world, self, random),
    query: validQuery({ key, endpoint }, random),
    headers: {},
    body: endpoint.body ? { ...structuredClone(validBodies[key]?.()), ...ownFields(key, self) } : undefined,
  };
  if (endpoint.upload) form(draft, endpoint.upload, [textFiles[endpoint.upload] ?? picture]);
  return draft;
}

function hostileRequest(named: Named, world: World, self: Self | undefined, random: Random): HostileRequest {
  const { endpoint } = named;
  const draft = validDraft(named, world, random(3) === 0 ? undefined : self, random);
  const changes = [
    ...common,
    ...(endpoint.params ? paths : []),
    ...(endpoint.body ? bodies : []),
    ...(endpoint.upload ? files : []),
  ];
  // Most requests are wrong in one place only, so that they get that far; some are valid, and some wrong in many places.
  for (let count = oneOf(random, [0, 1, 1, 1, 1, 2, 4]); count > 0; count--) oneOf(random, changes)(draft, random, world);
  return finished(draft);
}

function finished({ path, query, body, raw, ...rest }: Draft): HostileRequest {
  const asked = query.map(([name, value]) => `${name}=${value}`).join('&');
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const headers = payload === undefined ? rest.headers : { 'content-type': 'application/json', ...rest.headers };
  return { ...rest, headers, url: asked === '' ? path : `${path}?${asked}`, payload };
}

/** Values that only the person knows. */
function ownFields(key: string, self: Self | undefined): object {
  if (!self) return {};
  if (key === 'auth.login') return { username: self.username, password: self.password };
  return key === 'account.exportData' ? { password: self.password } : {};
}

/** Uploads that are no pictures. */
const textFiles: Record<string, Buffer> = {
  file: Buffer.from('Title\nOne\n'),
  people: Buffer.from('Nia <nia@example.com>\n'),
};
const ofOneself = ['users.update', 'users.setPicture', 'users.removePicture'];
const takesAway = /\.(remove|setRole|setActive|removeUser|accept|revoke|endOfUser)$/;

function validPath({ key, endpoint }: Named, { params, spare }: World, self: Self | undefined, random: Random): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    if (self && ofOneself.includes(key) && random(4) > 0) return String(self.id);
    const known = (takesAway.test(key) ? spare[name] : undefined) ?? params[name] ?? [1];
    return encodeURIComponent(String(oneOf(random, known)));
  });
}

const words = ['report', 'a', 'quarterly plan', '42', 'xxxx', 'repo', 'teh', 'Engineering', '\u0001', '漢字'];
const goodQueries: Record<string, readonly string[]> = {
  fields: ['card'],
  limit: ['1', '5', '100'],
  after: ['1', '2', '[0,0,0,0]'],
  since: ['0', '1', String(Date.UTC(2026, 0)), String(Date.now() - 60_000)],
  q: words,
  format: ['csv', 'json', 'markdown'],
  unread: ['true'],
  before: ['5', '2030-01-01T00:00:00.000Z_1'],
  from: ['2026-01-01'],
  to: ['2027-01-01'],
  today: ['2026-11-20', '2026-02-28'],
  view: ['board', 'dashboard', 'list', 'counts'],
  kind: ['column', 'future', 'overdue', 'list'],
  column: ['to do', 'review'],
  show: ['created', 'done', 'open', 'overdue'],
  status: ['Done', 'In Progress'],
  assignee: ['me', 'none'],
  priority: ['P0', 'P1,P2'],
  due: ['overdue', '0d..6d'],
  sort: ['due', '-title'],
  department: ['Engineering'],
  week: ['2026-11-23'],
  age: ['week', 'older'],
  person: ['none', '1'],
  filter: ['{"text":"plan"}', '{"due":["overdue"],"mine":true}'],
};
/** Without them a request is refused. */
const neededQueries = ['q', 'today', 'view', 'kind', 'format', 'show'];
/** Values that are valid only together. */
const together: Record<string, Readonly<Record<string, string>>> = {
  'audit.list': { kind: 'acts' },
  'audit.exportAll': { kind: 'acts' },
  'company.page': { kind: 'list', by: 'due', after: '[0,0,0,0]' },
  'myWork.page': { after: '[0,0,0]' },
  'history.task': { before: '[2000000000000,2,1]' },
  'history.board': { before: '[2000000000000,2,1]' },
  'archive.list': { after: '[2000000000000,1]' },
  'trash.list': { after: '[2000000000000,1]' },
  'users.adminPage': { after: '["Ada",1]', role: 'user', waiting: '1' },
  'workspaces.membersPage': { after: '["Ada",1]' },
};

function validQuery({ key, endpoint }: Named, random: Random): [string, string][] {
  const fixed = together[key] ?? {};
  return Object.keys(fieldsOf(endpoint.query))
    .filter((name) => neededQueries.includes(name) || name in fixed || random(3) === 0)
    .map((name) => [name, encodeURIComponent(fixed[name] ?? oneOf(random, goodQueries[name] ?? words))]);
}

const ids = [
  '0',
  '-1',
  '00',
  '01',
  '1.0',
  '1e1',
  '0x1',
  '2147483647',
  '2147483648',
  '9007199254740993',
  'NaN',
  'null',
  '%00',
  '1%00',
  '%20',
  '%E2%80%AE1',
  '%EF%BC%91',
  '%ff',
  '%ed%a0%80',
  '%',
  '%zz',
  "1'",
  '1;drop',
  '*',
  '..',
  '%2e%2e',
  '..%2f..%2fusers',
  '__proto__',
  '1'.repeat(201),
];

const paths: Change[] = [
  (draft, random) => {
    const id = () => (random(3) > 0 ? oneOf(random, ids) : encoded(hostileText(random)).slice(0, 400));
    draft.path = draft.endpoint.path.replace(/:\w+/g, id);
  },
];

const header = (name: string, values: readonly string[]): Change => {
  return (draft, random) => {
    draft.headers[name] = oneOf(random, values);
  };
};

/** A header holds Latin-1 characters only, without line breaks. */
function headerText(random: Random): string {
  return hostileText(random)
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '~')
    .slice(0, 3_000);
}

const anywhere: Change[] = [
  header('content-type', [
    'text/plain',
    'application/xml',
    'application/json; charset=utf-16',
    'application/json;charset=utf-8;boundary=x',
    'multipart/form-data; boundary=',
    'application/x-www-form-urlencoded',
    'APPLICATION/JSON',
    '',
    ';',
    'application/json, text/plain',
  ]),
  header('accept-language', ['xx;q=9,,,;;', 'de-DE-x-y;q=0.0001', `${'a,'.repeat(1_000)}`, '__proto__', '*;q=-1']),
  header('accept-encoding', ['gzip', 'br;q=x, *', 'identity;q=0, *;q=0', 'deflate', 'gzip;q=0']),
  header('if-none-match', ['"\u00e4"', '*', 'W/"1"', '"', `"${'x'.repeat(2_000)}"`]),
  header('range', ['bytes=9-1', 'bytes=0-', 'bytes=-1,-2,-3', 'pages=1']),
  header('origin', ['null', 'http://evil.example', 'file://', '']),
  header('sec-fetch-site', ['cross-site', 'same-site', 'none', 'nonsense']),
  header('host', ['evil.example', '[::1]:99999', 'localhost:', '127.0.0.1.nip.io']),
  header('x-forwarded-for', ["'; --", '1.2.3.4, , ,', '::1%eth0', '9'.repeat(1_000)]),
  header('x-http-method-override', ['DELETE', 'TRACE']),
  header('content-encoding', ['gzip', 'br', 'nonsense']),
  (draft, random) => {
    draft.headers['idempotency-key'] = oneOf(random, [
      '',
      'again',
      'again',
      'k'.repeat(255),
      'k'.repeat(256),
      headerText(random),
    ]);
  },
  (draft, random) => {
    draft.headers[oneOf(random, ['user-agent', 'accept', 'referer', 'x-request-id', '__proto__x', 'if-modified-since'])] =
      headerText(random);
  },
  (draft, random) => {
    draft.method = oneOf(random, ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);
  },
  (draft, random) => {
    const other = ['/', '//', '/.', '/..', ';x=1', '%2f', '/__proto__', '.json', '%00'];
    draft.path =
      random(2) === 0
        ? draft.path + oneOf(random, other)
        : draft.path.replace('/api/', oneOf(random, ['//api/', '/API/', '/api//', '/./api/', '/api/../api/']));
  },
];

const queries: Change[] = [
  (draft, random) => {
    const known = Object.keys(fieldsOf(draft.endpoint.query));
    const name = known.length > 0 && random(4) > 0 ? oneOf(random, known) : encoded(hostileText(random)).slice(0, 100);
    draft.query.push([name, encoded(hostileText(random)).slice(0, random(20) === 0 ? 6_000 : 600)]);
  },
  (draft, random) => {
    const name = oneOf(random, [...Object.keys(fieldsOf(draft.endpoint.query)), '__proto__', 'constructor']);
    const other = oneOf(random, ['', '[]', '[a]', '[__proto__][x]', '.toString', '%00', '%ff']);
    draft.query.push([`${name}${other}`, oneOf(random, ['', '1', '%', '%ff', '%00', '-1', '1e400', '99999999999999999999'])]);
  },
];

const common: Change[] = [
  (draft, random, world) => oneOf(random, anywhere)(draft, random, world),
  (draft, random, world) => oneOf(random, queries)(draft, random, world),
];

const malformed = [
  '{',
  '{}{}',
  '{"a":1,}',
  'undefined',
  '{"a":NaN}',
  '{"a":1e999}',
  '\ufeff{}',
  '{"a":"\u0000"}',
  '"text"',
  '[]',
  'null',
  '0',
  ' ',
  '',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '['.repeat(50_000),
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  '{"title":"\\ud800"}',
  '{"title":"a","title":"b"}',
  Buffer.from([0xff, 0xfe, 0x00]),
  Buffer.from('{"title":"\xff\xff\xff"}', 'latin1'),
];

/** Breaks one field; listed several times, so that most requests are wrong there. */
const field: Change = (draft, random) => {
  if (typeof draft.body !== 'object' || draft.body === null) return;
  const schemas = fieldsOf(draft.endpoint.body);
  const names = [...new Set([...Object.keys(draft.body), ...Object.keys(schemas)])];
  if (names.length === 0) return;
  const name = oneOf(random, names);
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  const value = schema !== undefined && random(2) === 0 ? typedValue(schema, random) : hostileValue(random);
  Object.assign(draft.body, { [name]: value });
};

/** Breaks a value inside a list or an object of the body. */
const inner: Change = (draft, random) => {
  let at: unknown = draft.body;
  while (typeof at === 'object' && at !== null) {
    const names = Object.keys(at);
    if (names.length === 0) return;
    const name = oneOf(random, names);
    const holder = at as Record<string, unknown>;
    at = holder[name];
    if (typeof at !== 'object' || at === null || random(4) === 0) {
      holder[name] = hostileValue(random);
      return;
    }
  }
};

const bodies: Change[] = [
  field,
  field,
  field,
  inner,
  (draft, random) => {
    if (typeof draft.body !== 'object' || draft.body === null) return;
    const names = Object.keys(draft.body);
    if (names.length > 0) Reflect.deleteProperty(draft.body, oneOf(random, names));
  },
  (draft, random) => {
    if (typeof draft.body !== 'object' || draft.body === null) return;
    const name = oneOf(random, [
      'id',
      'version',
      'role',
      'isAdmin',
      'createdBy',
      'toString',
      'x'.repeat(5_000),
      '\u0000',
      '\ud800',
    ]);
    Object.assign(draft.body, { [name]: hostileValue(random) });
  },
  (draft, random) => {
    draft.body = typedValue(draft.endpoint.body as NonNullable<Endpoint['body']>, random);
  },
  (draft, random) => {
    draft.body = hostileValue(random);
  },
  (draft, random) => {
    draft.raw = oneOf(random, malformed);
  },
  (draft, random) => {
    draft.raw = JSON.stringify({ ...Object(draft.body), filling: 'x'.repeat(oneOf(random, [400_000, 524_288, 600_000])) });
  },
];

const boundary = "'x()+_,-./:=?";
/** The smallest GIF. */
const picture = Buffer.from('R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

function form(
  draft: Draft,
  name: string,
  contents: readonly Buffer[],
  { fileName = 'a.gif', end = `--${boundary}--\r\n` } = {},
): void {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n\r\n`;
  const parts = contents.flatMap((content) => [Buffer.from(head), content, Buffer.from('\r\n')]);
  draft.raw = Buffer.concat([...parts, Buffer.from(end)]);
  draft.headers['content-type'] = `multipart/form-data; boundary="${boundary}"`;
}

const noPictures = [
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff]),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  Buffer.concat([picture.subarray(0, 20), Buffer.alloc(50_000, 0xff)]),
  Buffer.alloc(0),
];

/** Forms with another file, other names, several files, or without an end. */
const files: Change[] = [
  (draft, random) => form(draft, draft.endpoint.upload ?? '', [oneOf(random, noPictures)]),
  (draft, random) => form(draft, oneOf(random, ['other', '__proto__', '', 'x'.repeat(3_000)]), [picture]),
  (draft, random) => {
    const fileName = oneOf(random, ['', '../../a', 'a\u202egnp.exe', '"', 'x'.repeat(20_000)]);
    form(draft, draft.endpoint.upload ?? '', [picture], { fileName });
  },
  (draft, random) =>
    form(
      draft,
      draft.endpoint.upload ?? '',
      Array.from({ length: oneOf(random, [0, 2, 9]) }, () => picture),
    ),
  (draft, random) =>
    form(draft, draft.endpoint.upload ?? '', [picture], { end: oneOf(random, ['', `--${boundary}`, '\r\n\r\n']) }),
  (draft, random) => {
    draft.raw = oneOf(random, malformed);
    draft.headers['content-type'] = oneOf(random, ['multipart/form-data; boundary=x', 'multipart/form-data', 'image/png']);
  },
];

/** Encodes a text for a URL; lone surrogates become U+FFFD, because a URL cannot hold them. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const copy = [...list];
  for (let at = copy.length - 1; at > 0; at--) {
    const other = random(at + 1);
    [copy[at], copy[other]] = [copy[other] as T, copy[at] as T];
  }
  return copy;
}
