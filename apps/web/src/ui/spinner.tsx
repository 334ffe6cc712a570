// A spinner; screen readers get a label.
import { cn } from '#lib/cn.ts';
import { useUiStrings } from '#ui/strings.ts';

interface SpinnerProps {
  size?: 14 | 16 | 20 | 24 | undefined;
  /** Inside a busy button the button's own label is enough. */
  silent?: boolean | undefined;
  className?: string | undefined;
}

export function Spinner({ size = 16, silent, className }: SpinnerProps) {
  const { loading } = useUiStrings();
  const spinner = (
    <svg className="spinner" width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeOpacity=".22" strokeWidth="2" />
      <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
  if (silent) return <span className={cn('inline-flex', className)}>{spinner}</span>;
  return (
    <span role="status" className={cn('inline-flex text-ink-3', className)}>
      {spinner}
      <span className="sr-only">{loading}</span>
    </span>
  );
}
