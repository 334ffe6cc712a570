// A link may ask for one field of the administration: it comes into sight with the focus once it is there.
import { useEffect } from 'react';
import { focusAfterOverlays } from '#lib/overlays.ts';
import { useSearch } from '#lib/use-search.ts';

/** Focuses the control of the field that the address names (`field`), if the component that has just been drawn has it. */
export function useAskedField(): void {
  const [search] = useSearch();
  const field = search.get('field');
  useEffect(() => {
    const control = field && document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"] :is(input, button)`);
    if (control) focusAfterOverlays(() => control.focus());
  }, [field]);
}
