// Response shapes: reduced schemas with which the web checks responses without loading zod.
import type * as z from 'zod/mini';
import type { Access, Endpoint } from '#endpoint.ts';

/**
 * A number is a scalar type (`kinds`), an array a list of one shape, an object an object of shapes. A value may be missing where the
 * number is 4 or more, the array is `[shape, 1]`, or the object has the key `?`.
 */
export type Shape = number | readonly [Shape, 1?] | { readonly [key: string]: Shape };

/** The response shapes of a route table, by feature and endpoint. */
export type Shapes = Record<string, Record<string, Shape>>;

const anything = 0;
const kinds = ['', 'string', 'number', 'boolean'];
const mayMiss = 4;

/** The fields of zod's definitions that `shapeOf` reads. */
interface Definition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  out?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  values?: readonly unknown[];
}

/** Returns the shape of the values that a schema accepts; for a union, the shape that all members share. */
export function shapeOf(schema: z.core.$ZodType, missing = false): Shape {
  const { type, shape, element, innerType, out, options, values } = schema._zod.def as unknown as Definition;
  if (type === 'optional' || type === 'nullable') return innerType ? shapeOf(innerType, true) : anything;
  const inner = innerType ?? out;
  if (inner) return shapeOf(inner, missing);
  if (element) return missing ? [shapeOf(element), 1] : [shapeOf(element)];
  if (shape || type === 'record') {
    const keys = Object.entries(shape ?? {}).map(([key, value]) => [key, shapeOf(value)] as const);
    return Object.fromEntries(missing ? [...keys, ['?', 1] as const] : keys);
  }
  if (options) return common(options.map((option) => shapeOf(option, missing)));
  const kind = Math.max(kinds.indexOf(type === 'enum' ? 'string' : values ? typeof values[0] : type), anything);
  return kind === anything ? anything : kind + (missing ? mayMiss : 0);
}

/** Returns the shape that all given shapes share; `anything` if they differ in kind. */
function common(shapes: readonly Shape[]): Shape {
  const [first, ...others] = shapes;
  if (first === undefined) return anything;
  if (others.every((other) => JSON.stringify(other) === JSON.stringify(first))) return first;
  // What may be missing in one of them may be missing.
  if (shapes.every(isList)) {
    const element = common(shapes.map(([one]) => one));
    return shapes.some(isMissable) ? [element, 1] : [element];
  }
  if (!shapes.every(isObject)) return anything;
  const keys = Object.keys(first).filter((key) => shapes.every((shape) => key in shape));
  const shared = keys.map((key) => [key, common(shapes.map((shape) => shape[key] ?? anything))] as const);
  const known = Object.fromEntries(shared.filter(([key, shape]) => shape !== anything && key !== '?'));
  return shapes.some(isMissable) ? { ...known, '?': 1 } : known;
}

function isList(shape: Shape): shape is readonly [Shape, 1?] {
  return Array.isArray(shape);
}

function isObject(shape: Shape): shape is { readonly [key: string]: Shape } {
  return typeof shape === 'object' && !isList(shape);
}

/** The words of the endpoints that the first screens call. */
export const firstWords: readonly string[] = [
  'auth',
  'users',
  'departments',
  'workspaces',
  'tasks',
  'notifications',
  'events',
  'presence',
];

/**
 * Returns the response shapes of the endpoints with these access levels, of all words or of some. Endpoints that return files have
 * none.
 */
export function shapesOf(
  table: Record<string, Record<string, Endpoint>>,
  accesses: readonly Access[],
  isWanted: (word: string) => boolean = () => true,
): Shapes {
  const wanted = Object.entries(table).filter(([word]) => isWanted(word));
  const words = wanted.map(([word, endpoints]) => {
    const matching = Object.entries(endpoints).filter(([, { access, file }]) => accesses.includes(access) && file === undefined);
    return [word, Object.fromEntries(matching.map(([name, { response }]) => [name, shapeOf(response)]))] as const;
  });
  return Object.fromEntries(words.filter(([, shapes]) => Object.keys(shapes).length > 0));
}

/** Whether a value has a shape. Ignores additional keys. */
export function matchesShape(shape: Shape, value: unknown): boolean {
  if (value === null || value === undefined) return isMissable(shape);
  if (typeof shape === 'number') return shape === anything || typeof value === kinds[shape % mayMiss];
  if (isList(shape)) return Array.isArray(value) && value.every((item) => matchesShape(shape[0], item));
  if (!isObject(shape) || typeof value !== 'object' || Array.isArray(value)) return false;
  const given = value as Record<string, unknown>;
  for (const key in shape) if (key !== '?' && !matchesShape(shape[key] ?? anything, given[key])) return false;
  return true;
}

function isMissable(shape: Shape): boolean {
  if (typeof shape === 'number') return shape === anything || shape >= mayMiss;
  return isList(shape) ? shape[1] === 1 : isObject(shape) && '?' in shape;
}
