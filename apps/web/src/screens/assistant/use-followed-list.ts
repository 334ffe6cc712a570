// Scrolls a list of messages: to what was sent, along with the reply that grows, and to the beginning of one that is complete.
import { type RefObject, useEffect, useRef } from 'react';
import type { Reply } from '#features/conversations/replies.ts';

/** Pixels below the window within which the end of the list counts as seen. */
const near = 60;

/** Returns the ref of the list, which an empty element follows. The list stays where it is once the person has scrolled away from its end. */
export function useFollowedList(without: 'loading' | 'complete', reply: Reply | undefined): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const isFollowed = useRef(true);
  const progress = reply?.progress;
  const state = reply ? (reply.error === undefined ? 'writing' : 'failed') : without;
  useEffect(
    () =>
      progress?.subscribe(() => {
        isFollowed.current = (list.current?.getBoundingClientRect().bottom ?? 0) < innerHeight + near;
        if (isFollowed.current) scrollToEnd(list.current);
      }),
    [progress],
  );
  useEffect(() => {
    if (state === 'writing' || state === 'failed') isFollowed.current = true;
    if (state === 'complete' && isFollowed.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    else if (isFollowed.current) scrollToEnd(list.current);
  }, [state]);
  return list;
}

/** The element after the list is its end: the list itself, or a long reply, may be higher than what scrolls it. */
function scrollToEnd(list: HTMLElement | null): void {
  list?.nextElementSibling?.scrollIntoView({ block: 'nearest' });
}
