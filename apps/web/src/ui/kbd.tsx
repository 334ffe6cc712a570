// A key of the keyboard.
import { cn } from '#lib/cn.ts';

interface KbdProps {
  children: string;
  /** On an accent surface it uses the text colour of the surface. */
  onAccent?: boolean | undefined;
}

export function Kbd({ children, onAccent }: KbdProps) {
  return (
    <span
      aria-hidden="true"
      data-text={children}
      className={cn(
        'drawn-text hidden h-4.5 min-w-4.5 items-center justify-center rounded-[4px] px-1 font-sans text-11 font-medium sm:pointer-fine:inline-flex',
        onAccent ? 'bg-white/18 text-on-accent' : 'text-ink-3 ring-1 ring-line',
      )}
    />
  );
}
