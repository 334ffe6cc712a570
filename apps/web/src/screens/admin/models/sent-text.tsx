// A text as a model gets or gives it: plain, never rendered; what stands for an address is marked.
import { redactedEmail } from '@app/contract/models/models.limits.ts';

interface SentTextProps {
  /** The name for screen readers. */
  label: string;
  text: string;
  /** The name is also shown. */
  isNamed?: boolean | undefined;
}

export function SentText({ label, text, isNamed = false }: SentTextProps) {
  const parts = text.split(redactedEmail);
  return (
    <figure
      aria-label={label}
      className="rounded-md bg-column px-3 py-2 font-mono text-12 wrap-anywhere whitespace-pre-wrap text-ink-1"
    >
      {isNamed ? <figcaption className="font-sans text-12 font-medium text-ink-2">{label}</figcaption> : null}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name.
        <span key={index}>
          {index === 0 ? null : <mark className="rounded-sm bg-warning-tint text-warning-ink">{redactedEmail}</mark>}
          {part}
        </span>
      ))}
    </figure>
  );
}
