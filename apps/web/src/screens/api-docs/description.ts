// The parts of the OpenAPI description that the page shows, and the questions it asks of them.

export interface Schema {
  $ref?: string;
  /** The name of a component. */
  title?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  'x-default'?: unknown;
  format?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description: string;
  schema: Schema;
  example?: string | number;
}

interface Content {
  schema: Schema;
  example?: unknown;
}

interface Answer {
  $ref?: string;
  description?: string;
  content?: Record<string, Content>;
}

interface Described {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security?: Record<string, string[]>[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, Answer>;
}

export interface Description {
  info: { title: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Described>>;
  components: { responses: Record<string, Answer>; schemas: Record<string, Schema> };
  'x-errors': Record<string, { statuses: number[]; title: string; text: string }>;
}

/** An endpoint as the page shows it. */
export interface Operation {
  id: string;
  group: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  body: ({ type: string } & Content) | undefined;
  answers: { status: string; description: string; type: string | undefined; content: Content | undefined }[];
  /** Whoever may call: everybody, a session, and the scope of tokens that may. */
  callers: { everybody: boolean; scope: string | undefined };
  /** Lower case, for the search. */
  words: string;
}

export interface Group {
  name: string;
  title: string;
  description: string;
  operations: Operation[];
}

/** Returns the description with the schemas in place of the references to them, which have their name as a title. */
export function withSchemas(description: Description): Description {
  const { schemas } = description.components;
  const made = new Map<string, unknown>();
  function expanded(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(expanded);
    if (typeof value !== 'object' || value === null) return value;
    const name = schemaName((value as Schema).$ref);
    if (name === undefined) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, expanded(inner)]));
    const namedSchema = made.get(name) ?? { title: name, ...(expanded(schemas[name]) as Schema) };
    made.set(name, namedSchema);
    return namedSchema;
  }
  return expanded(description) as Description;
}

function schemaName(reference: string | undefined): string | undefined {
  return typeof reference === 'string' ? /^#\/components\/schemas\/(\w+)$/.exec(reference)?.[1] : undefined;
}

/** Returns the groups in the order of the description, each with its endpoints. */
export function groupsOf({ tags, paths, components }: Description): Group[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(path, method, described, components.responses)),
  );
  return tags.map(({ name, description }) => ({
    name,
    title: titleOf(name),
    description,
    operations: operations.filter(({ group }) => group === name),
  }));
}

/** `checklistTemplates` becomes `Checklist templates`. */
function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function operationOf(path: string, method: string, described: Described, shared: Record<string, Answer>): Operation {
  const { operationId: id, tags, summary, description, security, parameters, requestBody, responses } = described;
  const [type] = Object.keys(requestBody?.content ?? {});
  const content = type === undefined ? undefined : requestBody?.content[type];
  const scope = security?.flatMap((one) => one['token'] ?? [])[0];
  const everybody = security === undefined || security.some((one) => Object.keys(one).length === 0);
  return {
    id,
    group: tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    summary,
    description,
    parameters: parameters.filter((parameter): parameter is Parameter => 'name' in parameter),
    body: type === undefined || content === undefined ? undefined : { type, ...content },
    answers: Object.entries(responses).map(([status, answer]) => answerOf(status, answer, shared)),
    callers: { everybody, scope },
    words: [id, titleOf(tags[0] ?? ''), method, path, summary, description].join(' ').toLowerCase(),
  };
}

function answerOf(status: string, answer: Answer, shared: Record<string, Answer>): Operation['answers'][number] {
  const { description = '', content = {} } = answer.$ref ? (shared[answer.$ref.split('/').pop() ?? ''] ?? answer) : answer;
  const [type] = Object.keys(content);
  return { status, description, type, content: type === undefined ? undefined : content[type] };
}

/** Returns the groups with the endpoints that have all these words. */
export function foundIn(groups: readonly Group[], search: string): Group[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...groups];
  return groups
    .map((group) => ({ ...group, operations: group.operations.filter((one) => words.every((word) => one.words.includes(word))) }))
    .filter(({ operations }) => operations.length > 0);
}

/** Returns the type of a schema in words: `string | null`, `array of integer`, `P0 | P1`. */
export function typeText(schema: Schema): string {
  const { anyOf, items, type, format } = schema;
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (anyOf) return [...new Set(anyOf.map(typeText))].join(' | ');
  if (items) return `array of ${typeText(items)}`;
  if (type === undefined) return 'any';
  const name = type === 'object' ? (schema.title ?? type) : [type].flat().join(' | ');
  return format === undefined ? name : `${name} (${format})`;
}

/** Returns the limits of a value in words, and its default. */
export function limitsText(schema: Schema): string {
  const { anyOf } = schema;
  const inner = anyOf?.find(({ type }) => type !== 'null') ?? schema;
  const parts = [
    rangeText(inner.minLength, inner.maxLength, 'characters'),
    rangeText(inner.minItems, inner.maxItems, 'entries'),
    rangeText(safe(inner.minimum), safe(inner.maximum), ''),
    schema['x-default'] === undefined ? '' : `default ${JSON.stringify(schema['x-default'])}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** The bounds of all whole numbers say nothing. */
function safe(bound: number | undefined): number | undefined {
  return bound !== undefined && Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? undefined : bound;
}

function rangeText(least: number | undefined, most: number | undefined, unit: string): string {
  if (least === undefined && most === undefined) return '';
  const range = least === undefined ? `up to ${most}` : most === undefined ? `from ${least}` : `${least} to ${most}`;
  return unit === '' ? range : `${range} ${unit}`;
}

/** Returns the fields of a schema: its own, of its entries, or of the one object that it may be. */
export function fieldsOf(schema: Schema): { name: string; schema: Schema; required: boolean }[] {
  const holder = [schema, ...(schema.anyOf ?? [])].map((one) => one.items ?? one).find(({ properties }) => properties);
  const inner = holder ?? schema.items?.anyOf?.find(({ properties }) => properties);
  return Object.entries(inner?.properties ?? {}).map(([name, field]) => ({
    name,
    schema: field,
    required: inner?.required?.includes(name) ?? false,
  }));
}
