// The people whom an `@` may mean, beside the line in which it is typed. The focus stays in the text.
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { caretPosition } from '#features/markdown/caret-position.ts';
import { avatarOf } from '#lib/avatar.ts';
import { useText } from '#lib/text.ts';
import { Avatar } from '#ui/avatar.tsx';
import { type Combobox, Option } from '#ui/combobox.tsx';
import '#ui/panels.css';

/** Somebody who can be mentioned. */
export interface MentionablePerson {
  id: number;
  fullName: string;
  title: string | null;
  avatarInitials: string | null;
  avatarColor: string | null;
  profilePicture: string | null;
  assigned: boolean;
}

interface MentionListProps {
  box: Combobox;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Where in the text the `@` stands. */
  at: number;
  people: readonly MentionablePerson[];
}

const margin = 8;

export function MentionList({ box, field, at, people }: MentionListProps) {
  const { markdown: words } = useText();
  const list = useRef<HTMLDivElement>(null);

  /** Below the line, or above it where there is more room; never over it and never out of the window. */
  const place = useEffectEvent(() => {
    if (!list.current || !field.current) return;
    const line = caretPosition(field.current, at);
    const view = window.visualViewport;
    const top = view?.offsetTop ?? 0;
    const height = view?.height ?? innerHeight;
    const wide = document.documentElement.clientWidth;
    const { style, offsetWidth, scrollHeight } = list.current;
    const below = top + height - line.bottom - margin;
    const above = line.top - top - margin;
    const under = below >= Math.min(scrollHeight, 200) || below >= above;
    style.maxHeight = `${Math.max(80, Math.min(260, (under ? below : above) - 4))}px`;
    style.left = `${Math.max(margin, Math.min(line.left, wide - offsetWidth - margin))}px`;
    style.top = under ? `${line.bottom + 4}px` : 'auto';
    style.bottom = under ? 'auto' : `${innerHeight - line.top + 4}px`;
  });

  useLayoutEffect(() => {
    // In the top layer no dialog cuts it off, and it is still a part of the dialog.
    if (list.current && 'showPopover' in list.current && !list.current.matches(':popover-open')) list.current.showPopover();
    place();
  });
  useEffect(() => {
    const again = () => place();
    addEventListener('scroll', again, { capture: true, passive: true });
    addEventListener('resize', again);
    window.visualViewport?.addEventListener('resize', again);
    return () => {
      removeEventListener('scroll', again, { capture: true });
      removeEventListener('resize', again);
      window.visualViewport?.removeEventListener('resize', again);
    };
  }, []);

  return (
    <div ref={list} id={box.id} role="listbox" aria-label={words.people} popover="manual" className="mention-list popover">
      {people.map((person, index) => (
        <Option key={person.id} combobox={box} index={index} className="mention-option">
          <Avatar {...avatarOf(person)} size={22} decorative />
          <span className="min-w-0 flex-1">
            <span className="block truncate">{person.fullName}</span>
            {person.title ? <span className="block truncate text-12 text-ink-3">{person.title}</span> : null}
          </span>
          {person.assigned ? null : <span className="shrink-0 text-12 text-ink-3">{words.notAssigned}</span>}
        </Option>
      ))}
    </div>
  );
}
