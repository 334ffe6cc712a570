// Reads single values of a body, in the manners of different directories.
import { ScimError } from '#endpoints/scim/scim-error.ts';

const wrong = () => new ScimError(400, 'value', 'invalidValue');

/** Returns an object; throws `invalidSyntax` for anything else. */
export function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ScimError(400, 'syntax', 'invalidSyntax');
  return value as Record<string, unknown>;
}

/** Returns a text; empty ones are none. Some directories put a value into a list of one object. */
export function scalarOf(value: unknown): string | null {
  const plain = unwrapped(value);
  if (plain === null || plain === undefined || plain === '') return null;
  if (typeof plain === 'number') return String(plain);
  if (typeof plain !== 'string') throw wrong();
  return plain.trim() === '' ? null : plain.trim();
}

/** Returns yes or no, also from the texts that Entra ID sends. */
export function truthOf(value: unknown): boolean {
  const plain = unwrapped(value);
  if (typeof plain === 'boolean') return plain;
  if (typeof plain === 'string' && /^(true|false)$/i.test(plain)) return plain.toLowerCase() === 'true';
  throw wrong();
}

function unwrapped(value: unknown): unknown {
  const [first, ...others] = Array.isArray(value) ? value : [];
  return others.length === 0 && typeof first === 'object' && first !== null && 'value' in first ? first.value : value;
}
