// Takes the people that the stream sends, and loads what shows them when there is somebody.
import type { PersonPresent } from '@app/contract/presence/presence.contract.ts';
import { presenceParts } from '#features/presence/presence-slot.tsx';
import { presentPeople } from '#features/presence/present-people.ts';

export function showPresent(people: readonly PersonPresent[]): void {
  presentPeople.set(people);
  // After a failure the next message loads it again.
  if (people.length > 0 && !presenceParts.get()) loadParts().catch(() => undefined);
}

async function loadParts(): Promise<void> {
  const [{ BoardFaces }, { CardMark }] = await Promise.all([
    import('#features/presence/board-faces.tsx'),
    import('#features/presence/card-mark.tsx'),
  ]);
  presenceParts.set({ BoardFaces, CardMark });
}
