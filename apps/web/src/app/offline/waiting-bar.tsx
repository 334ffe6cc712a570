// Says how many changes wait for the server or were refused, and opens their list.
import { useState } from 'react';
import { WaitingList } from '#app/offline/waiting-list.tsx';
import { useServerReachable } from '#lib/connectivity.ts';
import { useAfterFirstPaint } from '#lib/lazy.tsx';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { isHeld, waitingWrites } from '#lib/waiting-writes.ts';
import { Button } from '#ui/button.tsx';

export function WaitingBar() {
  const { offline } = useText();
  const writes = useStore(waitingWrites);
  const [isOpen, setOpen] = useState(false);
  // What the page before was sending is sent again at once: a bar for a moment would only move the screen.
  const [isLate, setLate] = useState(false);
  useAfterFirstPaint(() => setLate(true));
  const isAway = !useServerReachable();
  const refused = writes.filter((write) => write.refused).length;
  const held = writes.filter((write) => isHeld(write, writes)).length;
  const waiting = writes.length - refused - held;
  const words = [
    waiting > 0 ? offline.waiting(waiting) : '',
    refused > 0 ? offline.refused(refused) : '',
    held > 0 ? offline.held(held) : '',
  ].filter(Boolean);
  return (
    <>
      {words.length > 0 && (isLate || isAway || refused > 0) ? (
        <div className="flex min-h-8 flex-wrap items-center justify-center gap-x-2 bg-warning-tint px-(--page-pad) py-0.5 text-13 text-warning-ink">
          <p role="status">{words.join(' · ')}</p>
          <Button variant="ghost" onClick={() => setOpen(true)}>
            {offline.show}
          </Button>
        </div>
      ) : null}
      {isOpen ? <WaitingList onClose={() => setOpen(false)} /> : null}
    </>
  );
}
