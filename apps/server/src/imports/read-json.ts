// Parses the JSON of an uploaded file, and reads values of unknown shape out of it.
import { importLimits } from '@app/contract/imports/imports.limits.ts';
import { ApiError } from '#endpoints/errors.ts';

/** Returns the parsed text; throws 400 if it is no JSON or is nested too deeply. */
export function readJson(text: string): unknown {
  if (depthOf(text) > importLimits.depth) throw new ApiError(400, 'validation', 'imports.tooDeep');
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'validation', 'imports.badJson');
  }
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (quoted) {
      if (sign === 92) at++;
      else if (sign === 34) quoted = false;
    } else if (sign === 34) quoted = true;
    else if (sign === 91 || sign === 123) deepest = Math.max(deepest, ++depth);
    else if (sign === 93 || sign === 125) depth--;
  }
  return deepest;
}

/** An object of a file. Nothing is known about its fields. */
export type Loose = Readonly<Record<string, unknown>>;

/** Returns a field of an object if the object itself has it. */
export function fieldOf(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null && Object.hasOwn(of, name) ? (of as Loose)[name] : undefined;
}

/** Returns the objects of a list; empty if it is none. */
export function listOf(value: unknown): Loose[] {
  return Array.isArray(value) ? value.filter((each): each is Loose => typeof each === 'object' && each !== null) : [];
}

/** Returns a text or number as text; empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}
