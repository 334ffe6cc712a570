// Turns the places of a stack in the built web into places in its sources, with the source maps that its build left.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

const folderOfBuild = join(import.meta.dirname, '../../../web/source-maps');
const builtPlace = /^assets\/([\w-]+(?:\.[\w-]+)*\.js):(\d+):(\d+)$/;
/** A map takes megabytes once it is read, and few files hold most errors. */
const keptAtMost = 4;
const kept = new Map<string, Promise<TraceMap | undefined>>();

/**
 * The same places as `apps/web/src/lib/call.ts:12:5 (call)`, with the name that stands there, where the map knows one. A place that
 * no map of the folder knows, as of another build, stays as it is.
 */
export async function sourcePlaces(stack: readonly string[], folder = folderOfBuild): Promise<string[]> {
  return Promise.all(stack.map(async (place) => (await sourcePlace(place, folder)) ?? place));
}

async function sourcePlace(place: string, folder: string): Promise<string | undefined> {
  const [, file, line, column] = builtPlace.exec(place) ?? [];
  if (file === undefined) return undefined;
  const map = await mapOf(join(folder, `${file}.map`));
  if (!map) return undefined;
  // Columns of a map begin at 0, those of a stack at 1.
  const found = originalPositionFor(map, { line: Math.max(Number(line), 1), column: Math.max(Number(column) - 1, 0) });
  if (found.source === null) return undefined;
  const name = found.name ? ` (${found.name})` : '';
  return `${found.source.replace(/^(?:\.\.\/)+/, '')}:${found.line}:${found.column + 1}${name}`;
}

function mapOf(path: string): Promise<TraceMap | undefined> {
  const known = kept.get(path);
  if (known) return known;
  const oldest = kept.keys().next();
  if (kept.size >= keptAtMost && !oldest.done) kept.delete(oldest.value);
  const map = readFile(path, 'utf8')
    .then((text) => new TraceMap(text))
    .catch(() => undefined);
  kept.set(path, map);
  return map;
}
