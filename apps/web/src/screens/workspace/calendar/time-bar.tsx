// The row above a calendar or a timeline: which time is shown, and how much of it.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface TimeBarProps<Span extends string> {
  spans: readonly Span[];
  span: Span;
  heading: string;
  /** Why the last key has changed nothing. */
  refusal?: string | undefined;
  onSpan: (span: Span) => void;
  /** Goes one time back or on. */
  onMove: (by: -1 | 1) => void;
  onToday: () => void;
}

export function TimeBar<Span extends 'week' | 'month' | 'quarter'>(props: TimeBarProps<Span>) {
  const { spans, span, heading, refusal, onSpan, onMove, onToday } = props;
  const { calendar: words } = useText();
  return (
    <div className="calendar-bar">
      <IconButton label={words.previous[span]} icon={<ChevronLeft />} onClick={() => onMove(-1)} />
      <IconButton label={words.next[span]} icon={<ChevronRight />} onClick={() => onMove(1)} />
      <Button onClick={onToday}>{words.today}</Button>
      <h2 aria-live="polite">{heading}</h2>
      {refusal ? (
        <p role="alert" className="calendar-refusal">
          {refusal}
        </p>
      ) : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend */}
      <div role="group" aria-label={words.span} className="calendar-spans">
        {spans.map((one) => (
          <button key={one} type="button" aria-pressed={one === span} onClick={() => onSpan(one)}>
            {words[one]}
          </button>
        ))}
      </div>
    </div>
  );
}
