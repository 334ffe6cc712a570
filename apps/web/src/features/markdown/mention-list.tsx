// The people whom an `@` may mean, beside the line in which it is typed. The focus stays in the text.
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { placeOf } from '#features/markdown/caret-place.ts';
import { avatarOf } from '#lib/avatar.ts';
import { cn } from '#lib/cn.ts';
import { useText } from '#lib/text.ts';
import { Avatar } from '#ui/avatar.tsx';
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
  id: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Where in the text the `@` stands. */
  at: number;
  people: readonly MentionablePerson[];
  active: number;
  onActive: (index: number) => void;
  onPick: (person: MentionablePerson) => void;
  onDismiss: () => void;
}

export const optionId = (list: string, index: number) => `${list}-${index}`;
const margin = 8;

export function MentionList({ id, field, at, people, active, onActive, onPick, onDismiss }: MentionListProps) {
  const { markdown: words } = useText();
  const list = useRef<HTMLDivElement>(null);

  /** Below the line, or above it where there is more room; never over it and never out of the window. */
  const place = useEffectEvent(() => {
    if (!list.current || !field.current) return;
    const line = placeOf(field.current, at);
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
  const giveUp = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // Before the dialog hears of it, which would close.
    event.stopPropagation();
    event.preventDefault();
    onDismiss();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => giveUp(event);
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <div ref={list} id={id} role="listbox" aria-label={words.people} popover="manual" className="mention-list popover">
      {people.map((person, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text, which keeps the focus
        <div
          key={person.id}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={cn('mention-option', index === active && 'mention-active')}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onPointerMove={() => index !== active && onActive(index)}
          onClick={() => onPick(person)}
        >
          <Avatar {...avatarOf(person)} size={22} decorative />
          <span className="min-w-0 flex-1">
            <span className="block truncate">{person.fullName}</span>
            {person.title ? <span className="block truncate text-12 text-ink-3">{person.title}</span> : null}
          </span>
          {person.assigned ? null : <span className="shrink-0 text-12 text-ink-3">{words.notAssigned}</span>}
        </div>
      ))}
    </div>
  );
}
