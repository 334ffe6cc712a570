// Loads the selection of tasks after the first screen.
import { type SelectionParts, selectionParts } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { showLoadError } from '#lib/load-error-toast.ts';
import { holdKeys, openingFailed, screenArrived } from '#lib/type-ahead.ts';

/** Loads what selects tasks and acts on them. */
export async function loadSelection(): Promise<SelectionParts> {
  const { parts } = await import('#screens/workspace/bulk-changes/selection-parts.ts');
  selectionParts.set(parts);
  return parts;
}

/** Selects by a key, also one that is pressed before that has loaded. */
export function selectByKey(...pressed: Parameters<SelectionParts['press']>): void {
  // At once, so that the next key finds the focus where this one puts it.
  const here = selectionParts.get();
  if (here) {
    here.press(...pressed);
    return;
  }
  // The keys that follow act on what this one selects.
  holdKeys('selection', 'screen');
  loadSelection().then(
    ({ press }) => {
      press(...pressed);
      screenArrived();
    },
    () => {
      openingFailed();
      showLoadError({ again: () => selectByKey(...pressed), onLeft: () => undefined });
    },
  );
}
