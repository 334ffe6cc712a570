// Delays anything that takes the focus unasked until the person has stopped typing.
import { timing } from '@app/contract/limits.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { isTyping } from '#lib/overlays.ts';
import { isHoldingKeys } from '#lib/type-ahead.ts';

let last = 0;
addEventListener('keydown', note, { capture: true });

function note({ target }: KeyboardEvent): void {
  if (isTyping(target) || isHoldingKeys()) last = Date.now();
}

/** Returns the time until the person has paused typing; zero if nobody types. Held keys count as typing. */
function untilPause(): number {
  if (isHoldingKeys()) return timing.typingPause;
  return Math.max(0, last + timing.typingPause - Date.now());
}

/**
 * Returns whether something `wanted` may appear: once it is loaded, after the first pause of a person who is typing then. While it
 * loads, somebody may begin to type.
 */
export function useAfterTyping(wanted: boolean, load: () => Promise<void>): boolean {
  const [mayCome, set] = useState(false);
  const loaded = useEffectEvent(load);
  useEffect(() => {
    if (!wanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    function look(): void {
      if (isGone) return;
      const wait = untilPause();
      if (wait > 0) timer = setTimeout(look, wait);
      else set(true);
    }
    void loaded().then(look);
    return () => {
      isGone = true;
      clearTimeout(timer);
      set(false);
    };
  }, [wanted]);
  return wanted && mayCome;
}
