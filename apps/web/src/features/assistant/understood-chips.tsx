// Shows the understood parts of a line as chips under its field. Each is a button: pressed, its words return to the title.
import { understoodPause } from '@app/contract/limits.ts';
import type { ParsedTask, Span } from '@app/language/line/parsed-task.rules.ts';
import { ChevronDown, CircleHelp, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { SuggestedPeople } from '#features/assistant/suggested-people.tsx';
import { usePartLabels } from '#features/assistant/use-part-labels.ts';
import { usePutPerson } from '#features/assistant/use-put-person.ts';
import { announce } from '#lib/announce.ts';
import { cn } from '#lib/cn.ts';
import { useText } from '#lib/text.ts';
import { Menu } from '#ui/menu.tsx';
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
  const { assistant } = useText();
  const labelOf = usePartLabels(line, firstDay);
  const list = useRef<HTMLUListElement>(null);
  const labels = line.spans.map(labelOf);
  const sure = line.suggested.filter(({ people }) => people.length === 1);
  const unsure = [...line.namesakes, ...line.suggested.filter(({ people }) => people.length > 1)];
  const asked = sure.map(({ people }) => assistant.suggestedTab(people[0]?.name ?? ''));
  useAnnounced(quiet ? '' : [...labels, ...asked].join(', '));

  function takeOff(part: Span, index: number) {
    const words = text.slice(part.start, part.end);
    const next = list.current?.querySelectorAll<HTMLElement>('button')[index === labels.length - 1 ? index - 1 : index + 1];
    (next ?? field())?.focus();
    announce(assistant.backInTitle(words));
    onTakeOff(words);
  }
  function press(event: KeyboardEvent<HTMLButtonElement>, part: Span, index: number) {
    if (!['Delete', 'Backspace'].includes(event.key)) return;
    event.preventDefault();
    takeOff(part, index);
  }
  const several = line.namesakes.map(({ start, end }) => text.slice(start, end));
  const unknown = line.unknown.filter((part) => !several.includes(part));
  if (labels.length === 0 && line.unknown.length === 0 && line.suggested.length === 0) return null;
  return (
    <ul ref={list} className={cn('understood', className)} aria-label={assistant.understood}>
      {line.spans.map((part, index) => (
        <li key={`${part.kind} ${text.slice(part.start, part.end)} ${part.start}`}>
          <button
            type="button"
            className="understood-chip"
            data-kind={part.kind}
            aria-label={assistant.takeOff(labels[index] ?? '')}
            onClick={() => takeOff(part, index)}
            onKeyDown={(event) => press(event, part, index)}
          >
            <span className="truncate">{labels[index]}</span>
            <X size={12} aria-hidden="true" />
          </button>
        </li>
      ))}
      <SuggestedPeople text={text} suggested={sure} field={field} byTab={!quiet} />
      {unsure.map((named) => (
        <li key={`${named.start}`}>
          <Namesakes text={text} named={named} field={field} />
        </li>
      ))}
      {unknown.map((part) => (
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
  const { assistant } = useText();
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

interface NamesakesProps {
  text: string;
  named: ParsedTask['namesakes'][number];
  field: () => HTMLElement | null | undefined;
}

/** A name of several people: choosing one of them puts a mark that is only theirs into the field, as if it were typed. */
function Namesakes({ text, named: { start, end, people }, field }: NamesakesProps) {
  const { assistant } = useText();
  const { labelOf, put } = usePutPerson(text, field);
  const words = text.slice(start, end);
  const chosen = useRef(false);

  function choose(person: { id: number; name: string }) {
    if (put({ start, end }, person)) chosen.current = true;
  }
  return (
    <Menu
      items={people.slice(0, namesakesShown).map((person) => ({ label: labelOf(person), onSelect: () => choose(person) }))}
      // The field has the focus.
      onCloseAutoFocus={(event) => chosen.current && event.preventDefault()}
      trigger={
        <button type="button" className="understood-not understood-which">
          <CircleHelp size={12} aria-hidden="true" />
          <span className="wrap-anywhere">{assistant.whichOf(words)}</span>
          <ChevronDown size={12} aria-hidden="true" />
        </button>
      }
    />
  );
}

const namesakesShown = 50;
