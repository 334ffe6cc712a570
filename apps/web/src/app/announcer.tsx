// The polite live region of `announce()`.
import { announcement } from '#lib/announce.ts';
import { useDocumentTitle } from '#lib/screen-title.ts';
import { useStore } from '#lib/store.ts';

export function Announcer() {
  const sentence = useStore(announcement);
  useDocumentTitle();
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {sentence}
    </div>
  );
}
