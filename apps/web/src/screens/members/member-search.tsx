// The search box above the members.
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '#lib/text.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';

interface MemberSearchProps {
  value: string;
  onChange: (value: string) => void;
}

export function MemberSearch({ value, onChange }: MemberSearchProps) {
  const { members } = useText();
  const box = useRef<HTMLInputElement>(null);
  function clear(): void {
    onChange('');
    box.current?.focus();
  }
  return (
    <search className="relative block min-w-0 sm:w-80">
      <Search aria-hidden="true" className="pointer-events-none absolute start-2.5 top-[calc(50%-8px)] size-4 text-ink-3" />
      <Input
        ref={box}
        type="search"
        aria-label={members.searchLabel}
        placeholder={members.search}
        autoComplete="off"
        className="ps-8.5 pe-8 [&::-webkit-search-cancel-button]:appearance-none"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
      />
      {value === '' ? null : (
        <IconButton
          small
          label={members.clearSearch}
          icon={<X />}
          className="absolute end-0.5 top-1/2 -translate-y-1/2"
          onClick={clear}
        />
      )}
    </search>
  );
}
