// What takes the focus without being asked for waits until nobody types.
import { timing } from '@app/contract';
import { useEffect, useState } from 'react';
import { isTyping } from '#lib/overlays.ts';
import { isHolding } from '#lib/type-ahead.ts';

let last = 0;
addEventListener('keydown', note, { capture: true });

function note({ target }: KeyboardEvent): void {
  if (isTyping(target) || isHolding()) last = Date.now();
}

/** How long it takes until whoever types has paused; zero where nobody types. What was typed and is held is still to be written. */
function untilPause(): number {
  if (isHolding()) return timing.typingPause;
  return Math.max(0, last + timing.typingPause - Date.now());
}

/** Says whether something is `wanted` and may come: from the first pause on of whoever typed when it was. */
export function useOnceNobodyTypes(wanted: boolean): boolean {
  const [mayCome, set] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let timer: ReturnType<typeof setTimeout>;
    function look(): void {
      const wait = untilPause();
      if (wait > 0) timer = setTimeout(look, wait);
      else set(true);
    }
    look();
    return () => {
      clearTimeout(timer);
      set(false);
    };
  }, [wanted]);
  return wanted && mayCome;
}
