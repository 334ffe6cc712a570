// Renders the toast. It disappears by itself, by a swipe to the right, by its button, or by Escape while it has the focus. It is
// not a Radix overlay: the newest Radix overlay handles every Escape, so a toast would steal it from the open dialog.
import '#ui/toaster.css';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cn } from '#lib/cn.ts';
import { toastProps } from '#ui/outside-click.ts';
import { useUiStrings } from '#ui/strings.ts';
import { useCountdown } from '#ui/use-countdown.ts';
import { useDragsThrough } from '#ui/use-drags-through.ts';
import { useSwipe } from '#ui/use-swipe.ts';
import { useToastPlace } from '#ui/use-toast-place.ts';

export interface ShownToast {
  id: number;
  open: boolean;
  title: string;
  about?: string | undefined;
  text?: string | undefined;
  kind?: 'default' | 'destructive' | undefined;
  action?: { label: string; run: () => void } | undefined;
  /** The message is announced elsewhere. */
  silent?: boolean | undefined;
}

export interface ToasterProps {
  toast: ShownToast | null;
  onDismiss: () => void;
  /** Runs once a toast is drawn. */
  onDrawn: (id: number) => void;
  /** The name of the region, with the key that focuses it. */
  label: string;
  /** The id of the list that takes the focus. */
  id: string;
  duration: number;
  swipe: number;
}

export function Toaster({ toast, onDismiss, onDrawn, label, id, duration, swipe }: ToasterProps) {
  const list = useRef<HTMLOListElement>(null);
  const came = useRef<Element>(null);
  const away = useWindowLeft();
  const stands = useStanding();
  useToastPlace(list, toast?.id);
  useDragsThrough(list);
  /** Returns the focus to where it came from; if that is gone, it stays in the region. */
  function goBack(): void {
    const from = came.current;
    if (from instanceof HTMLElement && from.isConnected) from.focus();
    else list.current?.focus();
  }
  return (
    <section aria-label={label} {...toastProps}>
      <ol
        ref={list}
        id={id}
        onFocus={({ relatedTarget: from }) => {
          if (from instanceof Element && !list.current?.contains(from)) came.current = from;
        }}
        tabIndex={-1}
        className="toasts"
        aria-live={toast?.silent ? 'off' : 'assertive'}
      >
        {toast && stands ? (
          <OneToast
            key={toast.id}
            toast={toast}
            onDismiss={onDismiss}
            onDrawn={onDrawn}
            times={{ duration, swipe, away }}
            onLeft={goBack}
          />
        ) : null}
      </ol>
    </section>
  );
}

interface OneToastProps {
  toast: ShownToast;
  onDismiss: () => void;
  onDrawn: (id: number) => void;
  times: { duration: number; swipe: number; away: boolean };
  /** Runs when the toast disappears while it has the focus. */
  onLeft: () => void;
}

function OneToast({ toast, onDismiss, onDrawn, times, onLeft }: OneToastProps) {
  const { close } = useUiStrings();
  const { id, open, title, about, text, kind, action } = toast;
  const [pointed, point] = useState(false);
  const [focused, focus] = useState(false);
  const [gone, setGone] = useState(false);
  const acted = useRef(false);
  const item = useRef<HTMLLIElement>(null);
  const listeners = useSwipe(times.swipe, onDismiss);
  useCountdown(times.duration, !open || pointed || focused || times.away, onDismiss);
  useEffect(() => onDrawn(id), [onDrawn, id]);
  useEffect(() => {
    if (open) return;
    // Without motion there is no animation to wait for.
    const leaving = item.current?.getAnimations() ?? [];
    void Promise.allSettled(leaving.map((animation) => animation.finished)).then(() => setGone(true));
  }, [open]);
  if (gone) return null;
  function leave(): void {
    if (focused) onLeft();
    onDismiss();
  }
  return (
    <li
      ref={item}
      {...toastProps}
      {...listeners}
      data-state={open ? 'open' : 'closed'}
      className={cn('toast', kind === 'destructive' && 'toast-destructive')}
      // Only a pointer that moves holds the toast. A resting one may have clicked the button that the toast now covers.
      onPointerMove={(event) => {
        listeners.onPointerMove(event);
        point(true);
      }}
      onPointerLeave={() => point(false)}
      onFocus={() => focus(true)}
      onBlur={() => focus(false)}
      onKeyDown={(event) => event.key === 'Escape' && leave()}
    >
      <div className="min-w-0 flex-1">
        <p className="toast-title">{title}</p>
        {about ? <p className="mt-0.5 truncate text-13 text-ink-1">{about}</p> : null}
        {text ? <p className="mt-0.5 text-13 wrap-anywhere">{text}</p> : null}
      </div>
      {action ? (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            // It can be pressed again while the toast leaves.
            if (acted.current) return;
            acted.current = true;
            action.run();
            leave();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" aria-label={close} className="toast-close" onClick={leave}>
        <X className="size-4" />
      </button>
    </li>
  );
}

/** Screen readers announce additions to a region, not its initial content: the first toast waits for a moment. */
function useStanding(): boolean {
  const [stands, set] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => set(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return stands;
}

/** Returns whether the window is inactive, so that nobody reads the toast. */
function useWindowLeft(): boolean {
  const [left, set] = useState(false);
  useEffect(() => {
    const leave = () => set(true);
    const come = () => set(false);
    addEventListener('blur', leave);
    addEventListener('focus', come);
    return () => {
      removeEventListener('blur', leave);
      removeEventListener('focus', come);
    };
  }, []);
  return left;
}
