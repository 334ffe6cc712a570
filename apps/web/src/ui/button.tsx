// The button: four variants, two sizes. While busy it keeps its width, shows a spinner and ignores clicks.
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cn } from '#lib/cn.ts';
import { Kbd } from '#ui/kbd.tsx';
import { Spinner } from '#ui/spinner.tsx';

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  variant?: ButtonVariant | undefined;
  size?: 'md' | 'lg' | undefined;
  busy?: boolean | undefined;
  /** Replaces the label while busy. */
  busyLabel?: string | undefined;
  icon?: ReactNode;
  /** The key with the same action, shown on devices with a fine pointer. */
  kbd?: string | undefined;
  children: ReactNode;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'button-primary bg-brand text-on-accent hover:bg-brand-hover',
  secondary: 'button-secondary bg-surface text-ink-1 hover:bg-hover',
  ghost: 'text-ink-2 hover:bg-hover hover:text-ink-1 aria-expanded:bg-hover aria-expanded:text-ink-1',
  danger: 'button-primary bg-danger-1 text-on-accent hover:bg-danger-hover',
};

export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'md', busy, busyLabel, icon, kbd, className, onClick, children, ...rest } = props;
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  const lead = busy ? <Spinner silent size={14} /> : icon;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
      className={cn('button', size === 'lg' ? 'button-lg' : 'button-md', variants[variant], className)}
    >
      {lead ? <span className="inline-flex shrink-0 [&_svg]:size-4">{lead}</span> : null}
      <Label text={children} other={busyLabel} swapped={busy ?? false} />
      {kbd ? <Kbd onAccent={variant === 'primary' || variant === 'danger'}>{kbd}</Kbd> : null}
    </button>
  );
}

/** Both labels overlap, one of them hidden, so that the width never changes. */
function Label({ text, other, swapped }: { text: ReactNode; other: string | undefined; swapped: boolean }) {
  if (other === undefined) return <span className="truncate">{text}</span>;
  return (
    <span className="grid justify-items-center *:[grid-area:1/1]">
      <span className={cn('truncate', swapped && 'invisible')}>{text}</span>
      <span className={cn('truncate', !swapped && 'invisible')}>{other}</span>
    </span>
  );
}
