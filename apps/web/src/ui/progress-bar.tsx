// A thin progress bar.
interface ProgressBarProps {
  /** 0 to 100. */
  percent: number;
  label: string;
  /** A colour of the tokens, such as 'var(--st-done)'. */
  color?: string | undefined;
}

export function ProgressBar({ percent, label, color = 'var(--accent)' }: ProgressBarProps) {
  const width = Math.max(0, Math.min(100, percent));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(width)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 overflow-hidden rounded-full bg-hover"
    >
      <div
        className="h-full origin-left rounded-full transition-transform duration-(--d-4)"
        style={{ background: color, transform: `scaleX(${width / 100})` }}
      />
    </div>
  );
}
