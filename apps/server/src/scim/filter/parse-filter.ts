// Parses the filters and paths of SCIM (RFC 7644, sections 3.4.2.2 and 3.5.2), by hand and within bounds.
import { scimLimits } from '@app/contract/scim-tokens/scim-tokens.limits.ts';
import { ScimError } from '#endpoints/scim/scim-error.ts';

const operators = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;
export type Operator = (typeof operators)[number];
export type Value = string | number | boolean | null;

/** An attribute as it is named: a schema, a name and perhaps a part of it, all in lower case. */
export interface Attribute {
  /** The schema before the name; undefined without one. */
  schema?: string;
  name: string;
  part?: string;
}

export type Filter =
  | { kind: 'compare'; attribute: Attribute; operator: Operator; value: Value }
  | { kind: 'present'; attribute: Attribute }
  | { kind: 'and' | 'or'; left: Filter; right: Filter }
  | { kind: 'not'; filter: Filter }
  /** One value of the attribute fits the filter. */
  | { kind: 'within'; attribute: Attribute; filter: Filter };

/** What a PATCH changes: an attribute, those of its values that fit, and perhaps a part of it. */
export interface Path {
  attribute: Attribute;
  filter?: Filter;
}

type Token = { kind: 'word'; text: string } | { kind: 'value'; value: Value } | { kind: '(' | ')' | '[' | ']' };

const invalid = () => new ScimError(400, 'filter', 'invalidFilter');
const badPath = () => new ScimError(400, 'path', 'invalidPath');

const space = /[ \t]+/y;
const quoted = /"(?:[^"\\]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*"/y;
const number = /-?\d{1,15}(?:\.\d{1,15})?(?![\w.:-])/y;
const word = /[A-Za-z][\w.:$-]*/y;

/** Parses a filter; throws `invalidFilter` for any other text. */
export function parseFilter(text: string): Filter {
  if (text.length > scimLimits.filter.length) throw invalid();
  const reader = readerOf(tokensOf(text));
  const filter = reader.or(0);
  if (!reader.isAtEnd()) throw invalid();
  return filter;
}

/** Parses the path of a PATCH, such as `emails[type eq "work"].value`; throws `invalidPath` for any other text. */
export function parsePath(text: string): Path {
  if (text.length > scimLimits.filter.length) throw badPath();
  const open = text.indexOf('[');
  if (open < 0) return { attribute: attributeOf(text.trim(), badPath) };
  const close = text.lastIndexOf(']');
  if (close < open) throw badPath();
  const filter = parseFilter(text.slice(open + 1, close));
  const attribute = attributeOf(text.slice(0, open).trim(), badPath);
  const rest = text.slice(close + 1).trim();
  if (rest === '') return { attribute, filter };
  const part = /^\.([A-Za-z][\w$-]*)$/.exec(rest)?.[1];
  if (part === undefined || attribute.part !== undefined) throw badPath();
  return { attribute: { ...attribute, part: part.toLowerCase() }, filter };
}

/** Parses the name of an attribute, as lists of attributes have it; throws `invalidPath` for any other text. */
export function parseAttribute(text: string): Attribute {
  return attributeOf(text.trim(), badPath);
}

/** A schema ends at its last colon: the dots of its version are no parts. */
function attributeOf(text: string, error: () => ScimError): Attribute {
  const colon = text.lastIndexOf(':');
  const schema = colon < 0 ? undefined : text.slice(0, colon).toLowerCase();
  if (schema !== undefined && !/^urn:[\w.:-]+$/.test(schema)) throw error();
  const found = /^([A-Za-z$][\w$-]*)(?:\.([A-Za-z$][\w$-]*))?$/.exec(text.slice(colon + 1));
  if (!found?.[1]) throw error();
  const [, name, part] = found;
  return { ...(schema !== undefined && { schema }), name: name.toLowerCase(), ...(part && { part: part.toLowerCase() }) };
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  while (at < text.length) {
    if (take(space) !== undefined) continue;
    const sign = text[at];
    if (sign === '(' || sign === ')' || sign === '[' || sign === ']') {
      tokens.push({ kind: sign });
      at++;
      continue;
    }
    const string = take(quoted);
    if (string !== undefined) {
      tokens.push({ kind: 'value', value: textIn(string) });
      continue;
    }
    const digits = take(number);
    if (digits !== undefined) {
      tokens.push({ kind: 'value', value: Number(digits) });
      continue;
    }
    const name = take(word);
    if (name === undefined) throw invalid();
    tokens.push({ kind: 'word', text: name });
  }
  return tokens;
}

/** The text of a JSON string; control characters in it are no JSON. */
function textIn(string: string): string {
  try {
    return JSON.parse(string) as string;
  } catch {
    throw invalid();
  }
}

const constants = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Reads the grammar from its tokens: `or` binds weaker than `and`. */
function readerOf(tokens: readonly Token[]) {
  let at = 0;
  let terms = 0;

  const peek = () => tokens[at];
  const isWord = (text: string) => {
    const token = peek();
    return token?.kind === 'word' && token.text.toLowerCase() === text;
  };
  function expect(kind: ')' | ']'): void {
    if (peek()?.kind !== kind) throw invalid();
    at++;
  }

  function or(depth: number): Filter {
    let left = and(depth);
    while (isWord('or')) {
      at++;
      left = { kind: 'or', left, right: and(depth) };
    }
    return left;
  }

  function and(depth: number): Filter {
    let left = term(depth);
    while (isWord('and')) {
      at++;
      left = { kind: 'and', left, right: term(depth) };
    }
    return left;
  }

  function inside(depth: number, close: ')' | ']'): Filter {
    if (depth >= scimLimits.filter.depth) throw invalid();
    at++;
    const filter = or(depth + 1);
    expect(close);
    return filter;
  }

  function term(depth: number): Filter {
    terms++;
    if (terms > scimLimits.filter.terms) throw invalid();
    if (peek()?.kind === '(') return inside(depth, ')');
    if (isWord('not') && tokens[at + 1]?.kind === '(') {
      at++;
      return { kind: 'not', filter: inside(depth, ')') };
    }
    const token = peek();
    if (token?.kind !== 'word') throw invalid();
    const attribute = attributeOf(token.text, invalid);
    at++;
    if (peek()?.kind === '[') return { kind: 'within', attribute, filter: inside(depth, ']') };
    const next = peek();
    if (next?.kind !== 'word') throw invalid();
    at++;
    const named = next.text.toLowerCase();
    if (named === 'pr') return { kind: 'present', attribute };
    const operator = operators.find((each) => each === named);
    if (!operator) throw invalid();
    return { kind: 'compare', attribute, operator, value: value() };
  }

  function value(): Value {
    const token = peek();
    at++;
    if (token?.kind === 'value') return token.value;
    const constant = token?.kind === 'word' ? constants.get(token.text.toLowerCase()) : undefined;
    if (constant === undefined) throw invalid();
    return constant;
  }

  return { or, isAtEnd: () => at >= tokens.length };
}
