// For tests: what the API promises to programs, one line for each promise, and what breaks it, in words.

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
}

interface Operation {
  parameters: { name?: string; in?: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

type Paths = Record<string, Record<string, Operation>>;

const separator = ' | ';
const line = (...parts: (string | number)[]) => parts.join(separator);

/** Returns the promises of a description: operations, what they need, take and answer. */
export function promisesOf(document: Record<string, unknown>): string[] {
  const { paths, components } = document as { paths: unknown; components: { schemas: Record<string, unknown> } };
  const all = Object.entries(expanded(paths, components.schemas) as Paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => promisesOfOne(`${method.toUpperCase()} ${path}`, operation)),
  );
  return [...new Set(all)];
}

/** Returns the value with the schemas in place of the references to them. */
function expanded(value: unknown, schemas: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => expanded(one, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const name = /^#\/components\/schemas\/(\w+)$/.exec(String((value as { $ref?: unknown }).$ref))?.[1];
  if (name !== undefined) return expanded(schemas[name], schemas);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, expanded(inner, schemas)]));
}

function promisesOfOne(name: string, { parameters, requestBody, responses }: Operation): string[] {
  const given = parameters.flatMap((one) => {
    if (one.name === undefined || one.schema === undefined) return [];
    const at = `${one.in} ${one.name}`;
    return [...(one.required ? [line(name, 'needs', at)] : []), ...takes(name, at, one.schema)];
  });
  const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => takes(name, 'body', schema));
  const answered = Object.entries(responses).flatMap(([status, { content = {} }]) =>
    status.startsWith('2') ? Object.values(content).flatMap(({ schema }) => answers(name, status, schema)) : [],
  );
  return [name, ...given, ...bodies, ...answered];
}

const bounds = { least: ['minLength', 'minItems', 'minimum'], most: ['maxLength', 'maxItems', 'maximum'] } as const;

function takes(name: string, at: string, schema: Schema): string[] {
  if (schema.anyOf)
    return schema.anyOf.flatMap((one) => takes(name, at, one).filter((promise) => !promise.includes(' | needs | ')));
  const types = [schema.type ?? 'any'].flat().map((type) => line(name, 'takes', at, type));
  const values = [...(schema.enum ?? []), ...('const' in schema ? [schema.const] : [])];
  const limits = (['least', 'most'] as const).flatMap((bound) =>
    bounds[bound].flatMap((key) => (schema[key] === undefined ? [] : [line(name, bound, at, schema[key])])),
  );
  const fields = Object.entries(schema.properties ?? {}).flatMap(([field, inner]) => [
    ...(schema.required?.includes(field) ? [line(name, 'needs', `${at}.${field}`)] : []),
    ...takes(name, `${at}.${field}`, inner),
  ]);
  const items = schema.items ? takes(name, `${at}[]`, schema.items) : [];
  return [...types, ...values.map((value) => line(name, 'value', at, String(value))), ...limits, ...fields, ...items];
}

function answers(name: string, at: string, schema: Schema): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => answers(name, at, one));
  const types = [schema.type ?? 'any'].flat().map((type) => line(name, 'answers', at, type));
  const fields = Object.entries(schema.properties ?? {}).flatMap(([field, inner]) =>
    answers(name, `${at}.${field}${schema.required?.includes(field) ? '' : '?'}`, inner),
  );
  return [...types, ...fields, ...(schema.items ? answers(name, `${at}[]`, schema.items) : [])];
}

interface Promised {
  name: string;
  kind: string;
  at: string;
  value: string;
}

function parsed(promise: string): Promised {
  const [name = '', kind = '', at = '', ...value] = promise.split(separator);
  return { name, kind, at, value: value.join(separator) };
}

/** Returns a sentence for everything that breaks programs which were written for the promises. */
export function brokenPromises(promised: readonly string[], current: readonly string[]): string[] {
  const now = new Set(current);
  const before = new Set(promised);
  const goneCalls = new Set(promised.filter((promise) => !promise.includes(separator) && !now.has(promise)));
  const gone = promised.filter((promise) => !now.has(promise)).map(parsed);
  const added = current.filter((promise) => !before.has(promise)).map(parsed);
  const isOld = ({ name }: Promised) => before.has(name) && now.has(name);
  const hadNone = ({ name, kind, at }: Promised) => !promised.some((promise) => promise.startsWith(line(name, kind, at, '')));
  return [
    ...[...goneCalls].map((name) => `${name} is gone: programs that call it get a 404 or 405.`),
    ...gone.filter(isOld).flatMap((one) => removalMessages(one, added)),
    ...added.filter(isOld).flatMap((one) => {
      if (one.kind === 'needs') return [`${one.name}: ${one.at} is newly required; programs that do not send it are refused.`];
      const isNewBound = (one.kind === 'least' || one.kind === 'most') && hadNone(one) && before.has(takesLine(one, promised));
      if (isNewBound) return [`${one.name}: ${one.at} is newly limited (${boundText(one)}); what was accepted is refused.`];
      const isNewChoice = one.kind === 'value' && hadNone(one) && before.has(takesLine(one, promised));
      return isNewChoice ? [`${one.name}: ${one.at} newly takes only listed values; others are refused.`] : [];
    }),
  ];
}

/** The line that says that the input was taken before, if it was. */
function takesLine({ name, at }: Promised, promised: readonly string[]): string {
  return promised.find((promise) => promise.startsWith(line(name, 'takes', at, ''))) ?? '';
}

const boundText = ({ kind, value }: Promised) => `${kind === 'most' ? 'at most' : 'at least'} ${value}`;

function removalMessages(one: Promised, added: readonly Promised[]): string[] {
  const { name, kind, at, value } = one;
  const next = added.find((other) => other.name === name && other.kind === kind && other.at === at);
  if (kind === 'takes')
    return [
      next
        ? `${name}: ${at} no longer takes ${value} (now ${next.value}); programs that send it are refused.`
        : `${name}: ${at} is no longer read as ${value}; what programs send in it is ignored or refused.`,
    ];
  if (kind === 'value') return [`${name}: ${at} no longer takes the value ${value}; programs that send it are refused.`];
  if (kind === 'answers')
    return [
      next
        ? `${name}: the answer's ${at} is no longer ${value} (now ${next.value}); programs that read it fail.`
        : `${name}: the answer's ${at} (${value}) is gone or may be missing; programs that read it fail.`,
    ];
  const isNarrower = next && (kind === 'most' ? Number(next.value) < Number(value) : Number(next.value) > Number(value));
  return (kind === 'most' || kind === 'least') && isNarrower
    ? [`${name}: ${at} takes ${boundText(next)} instead of ${value}; what was accepted is refused.`]
    : [];
}
