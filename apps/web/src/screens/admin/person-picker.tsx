// One person out of many: a search, and the first who fit as radio buttons.
import type { UserCard } from '@app/contract';
import { useDeferredValue, useId, useState } from 'react';
import { avatarOf } from '#lib/avatar.ts';
import { useText } from '#lib/text.ts';
import { Avatar } from '#ui/avatar.tsx';
import { SearchInput } from '#ui/search-input.tsx';

interface PersonPickerProps {
  people: readonly UserCard[];
  value: number | undefined;
  onChange: (userId: number) => void;
}

const shownAtMost = 50;

export function PersonPicker({ people, value, onChange }: PersonPickerProps) {
  const { departments: words } = useText();
  const name = useId();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed).trim().toLocaleLowerCase();
  const found = people.filter((person) =>
    [person.fullName, person.title, person.email].some((text) => text?.toLocaleLowerCase().includes(wanted)),
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 font-medium">{words.selectUser}</legend>
      <SearchInput
        label={words.findUser}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div className="mt-2 flex max-h-56 flex-col overflow-y-auto rounded-md p-1 ring-1 ring-line ring-inset">
        {found.length === 0 ? <p className="px-2 py-1.5 text-13 text-ink-2">{words.noUser}</p> : null}
        {found.slice(0, shownAtMost).map((person) => (
          <label
            key={person.id}
            className="flex min-h-(--h-control) cursor-pointer items-center gap-2.5 rounded-sm px-2 py-1 text-13 hover:bg-hover has-checked:bg-brand-subtle"
          >
            <input
              type="radio"
              name={name}
              value={person.id}
              checked={person.id === value}
              onChange={() => onChange(person.id)}
              className="accent-(--accent)"
            />
            <Avatar {...avatarOf(person)} size={22} decorative />
            <span className="min-w-0 truncate">{person.fullName}</span>
            {person.title ? <span className="ms-auto min-w-0 truncate text-12 text-ink-2">{person.title}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
