// Maps positions of a stack trace in the built web application to its sources, with the source maps of the build.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { sourceMaps } from '#program-files.ts';

const builtPlace = /^assets\/([\w-]+(?:\.[\w-]+)*\.js):(\d+):(\d+)$/;
/** A parsed map takes megabytes, and a few files cause most errors. */
const maxMaps = 4;
const maps = new Map<string, Promise<TraceMap | undefined>>();

/**
 * Returns the positions as `apps/web/src/lib/call.ts:12:5 (call)`, with the function name if the map has one. A position without
 * a map, as from another build, stays unchanged.
 */
export async function sourcePlaces(stack: readonly string[], folder = sourceMaps): Promise<string[]> {
  return Promise.all(stack.map(async (place) => (await sourcePlace(place, folder)) ?? place));
}

async function sourcePlace(place: string, folder: string): Promise<string | undefined> {
  const [, file, line, column] = builtPlace.exec(place) ?? [];
  if (file === undefined) return undefined;
  const map = await mapOf(join(folder, `${file}.map`));
  if (!map) return undefined;
  // Source maps count columns from 0, stack traces from 1.
  const found = originalPositionFor(map, { line: Math.max(Number(line), 1), column: Math.max(Number(column) - 1, 0) });
  if (found.source === null) return undefined;
  const name = found.name ? ` (${found.name})` : '';
  return `${found.source.replace(/^(?:\.\.\/)+/, '')}:${found.line}:${found.column + 1}${name}`;
}

function mapOf(path: string): Promise<TraceMap | undefined> {
  const cached = maps.get(path);
  if (cached) return cached;
  const oldest = maps.keys().next();
  if (maps.size >= maxMaps && !oldest.done) maps.delete(oldest.value);
  const map = readFile(path, 'utf8')
    .then((text) => new TraceMap(text))
    .catch(() => undefined);
  maps.set(path, map);
  return map;
}
