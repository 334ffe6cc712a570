// The server's memory after all previous figures.
import { memoryOf } from '#product.ts';
import type { Stage } from '#stage.ts';
import { maximumRow, type Row } from '#table.ts';

const most = { embedded: 400, postgres: 160 };

export function memory({ product, limits, place }: Stage): Row[] {
  const ours = memoryOf(product.pid);
  if (ours === undefined) return [];
  return [
    maximumRow(
      'server memory after this load (the limits)',
      ours,
      'dataDir' in place ? most.embedded : most.postgres,
      'MiB',
      memoryOf(limits.pid),
    ),
  ];
}
