// The search box above the members.
import { Search } from 'lucide-react';
import { useText } from '#lib/text.ts';
import { Input } from '#ui/input.tsx';

interface MemberSearchProps {
  value: string;
  onChange: (value: string) => void;
}

export function MemberSearch({ value, onChange }: MemberSearchProps) {
  const { members } = useText();
  return (
    <search className="relative block min-w-0 sm:w-80">
      <Search aria-hidden="true" className="pointer-events-none absolute start-2.5 top-[calc(50%-8px)] size-4 text-ink-3" />
      <Input
        type="search"
        aria-label={members.searchLabel}
        placeholder={members.search}
        autoComplete="off"
        className="ps-8.5"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
      />
    </search>
  );
}
