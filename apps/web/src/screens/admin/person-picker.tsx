// One person out of many: a line to search in, and the first who fit below it.
import type { UserCard } from '@app/contract';
import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { avatarOf } from '#lib/avatar.ts';
import { useText } from '#lib/text.ts';
import { wordSearch } from '#lib/word-search.ts';
import { Avatar } from '#ui/avatar.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import '#screens/admin/person-picker.css';

interface PersonPickerProps {
  people: readonly UserCard[];
  value: number | undefined;
  onChange: (userId: number | undefined) => void;
  /** What stands first and means nobody in particular. */
  none?: string | undefined;
}

const shownAtMost = 50;
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

export function PersonPicker({ people, value, onChange, none }: PersonPickerProps) {
  const { departments: words } = useText();
  const listId = useId();
  const [typed, setTyped] = useState('');
  // The row that Enter means; none before somebody types or goes to one.
  const [active, setActive] = useState(-1);
  const wanted = useDeferredValue(typed).trim();
  const isMeant = wordSearch(wanted);
  const found = people.filter(({ fullName, title, email }) => isMeant(fullName, title, email));
  const rows = rowsOf(found, wanted === '' ? people.find(({ id }) => id === value) : undefined);
  const options = none !== undefined && wanted === '' ? [undefined, ...rows] : rows;
  const at = Math.min(active, options.length - 1);

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    const count = options.length;
    if (step && count > 0) setActive((Math.max(at, step < 0 ? 0 : -1) + step + count) % count);
    else if (event.key !== 'Enter') return;
    // Who is faster than the list means nobody whom it does not show yet.
    else if (at >= 0 && wanted === typed.trim()) onChange(options[at]?.id);
    event.preventDefault();
  }
  return (
    <>
      <SearchInput
        label={words.findUser}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={at < 0 ? undefined : `${listId}-${at}`}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(event.target.value.trim() === '' ? -1 : 0);
        }}
        onKeyDown={press}
      />
      <div className="mt-2 max-h-56 overflow-y-auto rounded-md p-1 ring-1 ring-line ring-inset">
        <div role="listbox" id={listId} aria-label={words.selectUser}>
          {options.map((person, index) => (
            <Option
              key={person?.id ?? 0}
              id={`${listId}-${index}`}
              chosen={person?.id === value}
              active={index === at}
              onChoose={() => onChange(person?.id)}
            >
              {person ? <Person person={person} /> : none}
            </Option>
          ))}
        </div>
        <p role="status">
          {found.length === 0 ? <span className="person-note">{words.noUser}</span> : null}
          {found.length > rows.length ? <span className="person-note">{words.moreUsers(found.length - rows.length)}</span> : null}
        </p>
      </div>
    </>
  );
}

/** The first who fit; whoever is chosen is among them. */
function rowsOf(found: readonly UserCard[], chosen: UserCard | undefined): readonly UserCard[] {
  const first = found.slice(0, shownAtMost);
  return chosen && !first.includes(chosen) ? [chosen, ...first.slice(0, -1)] : first;
}

interface OptionProps {
  id: string;
  chosen: boolean;
  active: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ id, chosen, active, onChoose, children }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the line above, which keeps the focus
    <div
      ref={row}
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={chosen}
      className="person-option"
      data-active={active || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
      {chosen ? <Check aria-hidden="true" className="ms-auto size-4 shrink-0 text-brand-text" /> : null}
    </div>
  );
}

function Person({ person }: { person: UserCard }) {
  return (
    <>
      <Avatar {...avatarOf(person)} size={22} decorative />
      <span className="min-w-0 truncate">{person.fullName}</span>
      {person.title ? <span className="ms-auto min-w-0 truncate text-12 text-ink-2">{person.title}</span> : null}
    </>
  );
}
