// Names in a line that have no mark: dashed chips. Tab, or a press, makes the task theirs; until then the name is in the title.
import type { ParsedTask } from '@app/language/line/parsed-task.rules.ts';
import { useEffect, useEffectEvent } from 'react';
import { usePutPerson } from '#features/assistant/use-put-person.ts';
import { isOfComposition } from '#lib/composition.ts';
import { useText } from '#lib/text.ts';
import { Kbd } from '#ui/kbd.tsx';

type Suggested = ParsedTask['suggested'][number];

interface SuggestedPeopleProps {
  text: string;
  suggested: readonly Suggested[];
  field: () => HTMLElement | null | undefined;
  /** Whether Tab takes the first one. */
  byTab: boolean;
}

export function SuggestedPeople({ text, suggested, field, byTab }: SuggestedPeopleProps) {
  const { assistant } = useText();
  const { put } = usePutPerson(text, field);
  const [first] = suggested;

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const [person] = first?.people ?? [];
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey && !isOfComposition(event);
    if (event.key !== 'Tab' || !isPlain || event.target !== field() || !first || !person || !put(first, person)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const isListening = byTab && first !== undefined;
  useEffect(() => {
    if (!isListening) return;
    const listen = (event: KeyboardEvent) => pressed(event);
    // Before lists and dialogs, which move the focus.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [isListening]);

  return suggested.map((each) => {
    const [person] = each.people;
    if (!person) return null;
    const takesTab = byTab && each === first;
    return (
      <li key={`${each.start} ${person.id}`}>
        <button
          type="button"
          className="understood-chip understood-suggested"
          aria-keyshortcuts={takesTab ? 'Tab' : undefined}
          onClick={() => put(each, person)}
        >
          <span className="truncate">{assistant.suggested(person.name)}</span>
          {takesTab ? <Kbd>{assistant.tabKey}</Kbd> : null}
        </button>
      </li>
    );
  });
}
