// What was understood of a line, as chips under its field. Each is a button that takes it off: its words return to the title.
import { understoodPause } from '@app/contract';
import type { ParsedTask, Span } from '@app/contract/assistant/parse/parsed-task.rules.ts';
import { CircleHelp, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { usePartLabels } from '#features/assistant/use-part-labels.ts';
import { announce } from '#lib/announce.ts';
import { cn } from '#lib/cn.ts';
import { useText } from '#lib/text.ts';
import '#features/assistant/understood-chips.css';

interface UnderstoodChipsProps {
  /** The line that was read. */
  text: string;
  line: ParsedTask;
  firstDay: (rule: string) => string | undefined;
  onTakeOff: (words: string) => void;
  /** Gets the focus when the last chip is gone. */
  field: () => HTMLElement | null | undefined;
  /** Whether changes are announced; of several lines none is. */
  quiet?: boolean;
  className?: string;
}

export function UnderstoodChips({ text, line, firstDay, onTakeOff, field, quiet = false, className }: UnderstoodChipsProps) {
  const { assistant } = useText('overlays');
  const labelOf = usePartLabels(line, firstDay);
  const list = useRef<HTMLUListElement>(null);
  const labels = line.spans.map(labelOf);
  useAnnounced(quiet ? '' : labels.join(', '));

  function takeOff(part: Span, place: number) {
    const words = text.slice(part.start, part.end);
    const next = list.current?.querySelectorAll<HTMLElement>('button')[place === labels.length - 1 ? place - 1 : place + 1];
    (next ?? field())?.focus();
    announce(assistant.backInTitle(words));
    onTakeOff(words);
  }
  function press(event: KeyboardEvent<HTMLButtonElement>, part: Span, place: number) {
    if (!['Delete', 'Backspace'].includes(event.key)) return;
    event.preventDefault();
    takeOff(part, place);
  }
  if (labels.length === 0 && line.unknown.length === 0) return null;
  return (
    <ul ref={list} className={cn('understood', className)} aria-label={assistant.understood}>
      {line.spans.map((part, place) => (
        <li key={`${part.kind} ${text.slice(part.start, part.end)} ${part.start}`}>
          <button
            type="button"
            className="understood-chip"
            data-kind={part.kind}
            aria-label={assistant.takeOff(labels[place] ?? '')}
            onClick={() => takeOff(part, place)}
            onKeyDown={(event) => press(event, part, place)}
          >
            <span className="truncate">{labels[place]}</span>
            <X size={12} aria-hidden="true" />
          </button>
        </li>
      ))}
      {line.unknown.map((part) => (
        <li key={part} className="understood-not">
          <CircleHelp size={12} aria-hidden="true" />
          <span className="wrap-anywhere">{assistant.unknown(part)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Announces a sentence once the typing pauses, and not while it changes with each key. */
function useAnnounced(parts: string) {
  const { assistant } = useText('overlays');
  const said = useRef('');
  useEffect(() => {
    const timer = setTimeout(() => {
      if (parts === said.current) return;
      announce(parts === '' ? assistant.nothing : assistant.list(parts));
      said.current = parts;
    }, understoodPause);
    return () => clearTimeout(timer);
  }, [parts, assistant]);
}
