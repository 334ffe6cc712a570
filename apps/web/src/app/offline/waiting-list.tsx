// The changes that wait for the server, in their order, and those that it refused, with their texts.
import { useRef } from 'react';
import { WaitingLine } from '#app/offline/waiting-line.tsx';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { isHeld, waitingWrites } from '#lib/waiting-writes.ts';
import { Dialog } from '#ui/dialog.tsx';

export function WaitingList({ onClose }: { onClose: () => void }) {
  const { offline } = useText();
  const writes = useStore(waitingWrites);
  const list = useRef<HTMLOListElement>(null);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={offline.list.title} description={offline.list.text}>
      {writes.length === 0 ? <p className="text-13 text-ink-2">{offline.list.none}</p> : null}
      <ol ref={list} tabIndex={-1} className="flex flex-col gap-3 outline-none">
        {writes.map((write) => (
          <WaitingLine key={write.place} write={write} isHeld={isHeld(write, writes)} onGone={() => list.current?.focus()} />
        ))}
      </ol>
    </Dialog>
  );
}
