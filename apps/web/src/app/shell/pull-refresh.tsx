// Pulling a screen down loads anew what it shows, and says when that is done.
import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { announce } from '#lib/announce.ts';
import { cn } from '#lib/cn.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { attachPull } from '#ui/pull.ts';
import { Spinner } from '#ui/spinner.tsx';

export function PullRefresh() {
  const { phone, shell } = useText();
  const client = useQueryClient();
  const [part, setPart] = useState(0);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const refresh = useEffectEvent(async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    announce(phone.refreshing);
    try {
      // Without a network the queries would wait for it.
      if (!navigator.onLine) throw new Error(shell.unreachable);
      await client.refetchQueries({ type: 'active' }, { throwOnError: true });
      announce(phone.refreshed);
    } catch (error) {
      const text = navigator.onLine ? reasonOf(error) : shell.unreachable;
      toast({ title: phone.refreshFailed, text, kind: 'destructive' });
    } finally {
      running.current = false;
      setBusy(false);
    }
  });
  useEffect(() => {
    const area = document.getElementById('content');
    return area ? attachPull(area, { onMove: setPart, onPull: () => void refresh() }) : undefined;
  }, []);
  if (part === 0 && !busy) return null;
  return createPortal(
    <div className="pull" data-busy={busy || undefined} style={{ translate: `-50% ${busy ? 1.5 : part * 1.5}rem` }}>
      {busy ? <Spinner size={20} /> : <ArrowDown size={18} aria-hidden="true" className={cn(part === 1 && 'rotate-180')} />}
    </div>,
    document.body,
  );
}
