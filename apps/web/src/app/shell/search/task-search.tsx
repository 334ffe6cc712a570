// The header's search: a combobox over all tasks one may see.
import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useTaskSearch } from '#app/shell/search/use-task-search.ts';
import { cn } from '#lib/cn.ts';
import { useAriaKeys, useShortcutHint } from '#lib/hotkey.ts';
import { lazyOverlay, useAfterFirstPaint } from '#lib/lazy.tsx';
import { useOpenSearch } from '#lib/open-search.ts';
import { useText } from '#lib/text.ts';
import { Kbd } from '#ui/kbd.tsx';

const SearchResults = lazyOverlay(() =>
  import('#app/shell/search/search-results.tsx').then((m) => ({ default: m.SearchResults })),
);

interface TaskSearchProps {
  /** On small screens the search has the screen for itself. */
  alone?: boolean | undefined;
  /** What stands in the field at first. */
  words?: string | undefined;
  onDone?: (() => void) | undefined;
}

export function TaskSearch({ alone = false, words = '', onDone }: TaskSearchProps) {
  const { shell } = useText();
  const input = useRef<HTMLInputElement>(null);
  const search = useTaskSearch(() => {
    input.current?.blur();
    onDone?.();
  }, words);
  useAfterFirstPaint(() => void SearchResults.preload());
  const focus = () => input.current?.focus();
  const hint = useShortcutHint('search');
  const keys = useAriaKeys('search');
  useOpenSearch((wanted) => {
    if (wanted !== '') search.type(wanted);
    focus();
  });
  return (
    <search
      className={cn('search', alone && 'search-alone')}
      onFocus={() => search.setFocused(true)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || search.setFocused(false)}
    >
      <Search aria-hidden="true" className="search-icon" />
      <input
        ref={input}
        type="text"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-label={shell.searchLabel}
        aria-keyshortcuts={keys}
        {...search.box.fieldProps}
        placeholder={shell.search}
        value={search.query}
        className="search-input"
        onChange={(event) => search.type(event.target.value)}
        onKeyDown={search.press}
      />
      {alone || search.focused || !hint ? null : (
        <span className="search-key">
          <Kbd>{hint}</Kbd>
        </span>
      )}
      {search.open ? (
        <div className={alone ? 'search-below' : 'search-panel'}>
          <SearchResults search={search} />
        </div>
      ) : null}
    </search>
  );
}
