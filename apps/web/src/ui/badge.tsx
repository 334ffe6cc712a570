// A small tinted label: neutral, semantic, or with a hue of its own.
import type { CSSProperties, ReactNode } from 'react';
import { cn } from '#lib/cn.ts';

type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

interface BadgeProps {
  children: ReactNode;
  tone?: BadgeTone | undefined;
  /** A hue from 0 to 359 instead of a tone; `chroma` 'low' makes it nearly grey. */
  hue?: number | undefined;
  title?: string | undefined;
  className?: string | undefined;
}

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-hover text-ink-2',
  accent: 'bg-brand-subtle text-brand-text',
  success: 'bg-success-tint text-success-ink',
  warning: 'bg-warning-tint text-warning-ink',
  danger: 'bg-danger-tint text-danger-ink',
  info: 'bg-info-tint text-info-ink',
};

export function Badge({ children, tone = 'neutral', hue, title, className }: BadgeProps) {
  const style = hue === undefined ? undefined : ({ '--hue': hue } as CSSProperties);
  return (
    <span title={title} style={style} className={cn('badge', hue === undefined ? tones[tone] : 'badge-hue', className)}>
      {children}
    </span>
  );
}
