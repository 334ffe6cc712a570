// The sixteen placeholders as buttons that insert them at the cursor; arrow keys move between them.
import { type Placeholder, placeholders } from '@app/contract/email-templates/email-templates.limits.ts';
import { placeholderTag } from '@app/contract/email-templates/email-templates.rules.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { announce } from '#lib/announce.ts';
import { insertText, type TextField } from '#lib/insert-text.ts';
import { useText } from '#lib/text.ts';

export function PlaceholderBar({ field }: { field: () => TextField | null }) {
  const { emailTemplates: words } = useText();
  const id = useId();
  const [reached, reach] = useState(0);

  function insert(name: Placeholder) {
    const target = field();
    if (!target) return;
    insertText(target, placeholderTag(name));
    announce(words.inserted(name));
  }
  function steer(event: KeyboardEvent<HTMLElement>) {
    const next = nextPlace(event.key, reached);
    if (next === undefined) return;
    event.preventDefault();
    reach(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }
  return (
    <div className="mb-4">
      <p id={id} className="mb-1.5 text-13 font-medium">
        {words.placeholders}
        <span className="ms-1.5 text-12 font-normal text-ink-3">{words.placeholdersText}</span>
      </p>
      <div role="toolbar" aria-labelledby={id} tabIndex={-1} className="flex flex-wrap gap-1.5" onKeyDown={steer}>
        {placeholders.map((name, at) => (
          <button
            key={name}
            type="button"
            tabIndex={at === reached ? 0 : -1}
            aria-label={words.insert(name)}
            // The field keeps its focus and its cursor.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => reach(at)}
            onClick={() => insert(name)}
            className="inline-flex min-h-7 items-center rounded-sm bg-brand-subtle px-1.5 font-mono text-12 text-brand-text hover:bg-brand-subtle-hover pointer-coarse:min-h-9"
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

function nextPlace(key: string, at: number): number | undefined {
  const last = placeholders.length - 1;
  if (key === 'ArrowRight') return at === last ? 0 : at + 1;
  if (key === 'ArrowLeft') return at === 0 ? last : at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
