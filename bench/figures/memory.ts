// The memory of the server after everything that was measured before.
import { memoryOf } from '#product.ts';
import type { Stage } from '#stage.ts';
import { atMost, type Row } from '#table.ts';

const most = { embedded: 400, postgres: 160 };

export function memory({ product, limits, place }: Stage): Row[] {
  const ours = memoryOf(product.pid);
  if (ours === undefined) return [];
  return [
    atMost(
      'server memory after this load (the limits)',
      ours,
      'dataDir' in place ? most.embedded : most.postgres,
      'MiB',
      memoryOf(limits.pid),
    ),
  ];
}
