// The search box above the members.
import { X } from 'lucide-react';
import { useRef } from 'react';
import { isOfComposition } from '#lib/composition.ts';
import { useText } from '#lib/text.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { SearchInput } from '#ui/search-input.tsx';

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
    <search className="block min-w-0 sm:w-80">
      <SearchInput
        ref={box}
        label={members.searchLabel}
        placeholder={members.search}
        className="pe-8 [&::-webkit-search-cancel-button]:appearance-none"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isOfComposition(event)) onChange('');
        }}
      >
        {value === '' ? null : (
          <IconButton
            small
            label={members.clearSearch}
            icon={<X />}
            className="absolute end-0.5 top-1/2 -translate-y-1/2"
            onClick={clear}
          />
        )}
      </SearchInput>
    </search>
  );
}
