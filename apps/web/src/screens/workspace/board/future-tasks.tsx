// The tasks of To Do with a future start date, in a section that starts collapsed.
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { cn } from '#lib/cn.ts';
import { lazyOverlay, useAfterFirstPaint } from '#lib/lazy.tsx';
import { readLocal, writeLocal } from '#lib/local-storage.ts';
import { formatCount } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import type { FutureCardsProps } from '#screens/workspace/board/future-cards.tsx';

const FutureCards = lazyOverlay(() =>
  import('#screens/workspace/board/future-cards.tsx').then((m) => ({ default: m.FutureCards })),
);

export function FutureTasks({ workspaceId, ...list }: FutureCardsProps & { workspaceId: number }) {
  'use no memo';
  const { workspaces } = useText();
  const key = `future-tasks-${workspaceId}`;
  const [open, setOpen] = useState(() => readLocal(key, false));
  const panel = useId();
  useAfterFirstPaint(() => void FutureCards.preload(), 'soon');
  function toggle() {
    setOpen(!open);
    writeLocal(key, !open);
  }
  return (
    <section className="flex-none border-t border-line bg-surface" aria-label={workspaces.future}>
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          onClick={toggle}
          className="flex h-10 w-full items-center gap-2 px-(--page-pad) text-13 hover:bg-hover"
        >
          <ChevronRight size={14} aria-hidden="true" className={cn('transition-transform', open && 'rotate-90')} />
          <span className="font-semibold whitespace-nowrap">{workspaces.future}</span>
          <span className="text-12 text-ink-3 tabular-nums">{formatCount(list.count)}</span>
          <span className="ml-auto truncate text-12 text-ink-3">{workspaces.futureToggle(open)}</span>
        </button>
      </h2>
      <div id={panel} hidden={!open} className="max-h-[38dvh] overflow-y-auto px-(--page-pad) pt-1 pb-3">
        {open ? <FutureCards {...list} onLoadError={() => setOpen(false)} /> : null}
      </div>
    </section>
  );
}
