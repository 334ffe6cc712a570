// Escape closes a dialog also while a message is shown: the library gives the key to the message, which lies on top.
import { useEffect, useEffectEvent, useRef } from 'react';

/** Returns `close`, guarded so that one press of Escape closes once. */
export function useEscape(close: () => void): () => void {
  const last = useRef(0);
  const once = () => {
    const now = performance.now();
    if (now - last.current < 100) return;
    last.current = now;
    close();
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const inDialog = event.target instanceof Element && event.target.closest('[role="dialog"].dialog') !== null;
    if (event.key === 'Escape' && inDialog && document.querySelector('.toast')) once();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return once;
}
