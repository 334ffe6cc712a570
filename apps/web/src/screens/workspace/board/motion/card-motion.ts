// The motion of cards between two states of a board: only of those in sight, and none where motion is off.

interface SeenCard {
  card: HTMLElement;
  list: HTMLElement;
  rect: DOMRect;
  isInSight: boolean;
}

/** How long a change may take from its event to the screen: to be followed, and to be kept in place. In milliseconds. */
const timeouts = { motion: 500, place: 2_000 };

/** Returns what is to be called after each commit of a board in which these cards are about to change, until it returns false. */
export function followChange(board: HTMLElement, taskIds: ReadonlySet<number>): (() => boolean) | undefined {
  if (document.hidden) return undefined;
  const at = performance.now();
  const sight = boardSight(board, taskIds);
  const keepScroll = scrollKeeper(sight);
  let isShown = false;
  return () => {
    const age = performance.now() - at;
    // The first commit that differs is the motion; columns may change in several.
    const isDifferent = !isShown && age <= timeouts.motion && sight.hasChanged();
    if (age > timeouts.place) return false;
    keepScroll();
    if (isDifferent) showMotion(sight, board);
    isShown ||= isDifferent;
    return true;
  };
}

/** What a board shows at a moment. */
interface BoardSight {
  /** The cards that are about to change. */
  taskIds: ReadonlySet<number>;
  cards: ReadonlyMap<number, SeenCard>;
  /** Whether the board shows other cards by now, or the same ones elsewhere. */
  hasChanged(): boolean;
}

/** Returns what a board shows, before these cards change. */
function boardSight(board: HTMLElement, taskIds: ReadonlySet<number>): BoardSight {
  const cards = cardsOn(board);
  return {
    taskIds,
    cards,
    hasChanged() {
      const now = cardsOn(board);
      return now.size !== cards.size || [...now].some(([taskId, { rect, card }]) => !isAt(cards.get(taskId), card, rect));
    },
  };
}

function isAt(before: SeenCard | undefined, card: HTMLElement, rect: DOMRect): boolean {
  return before?.card === card && before.rect.top === rect.top && before.rect.left === rect.left;
}

/** The rendered cards: those in sight and a few around them. */
function cardsOn(board: HTMLElement): Map<number, SeenCard> {
  const frame = board.getBoundingClientRect();
  const cards = new Map<number, SeenCard>();
  for (const list of board.querySelectorAll<HTMLElement>('.board-list')) {
    const { top, bottom } = list.getBoundingClientRect();
    for (const card of list.querySelectorAll<HTMLElement>('[data-task]')) {
      const rect = card.getBoundingClientRect();
      const isInSight = rect.bottom > top && rect.top < bottom && rect.right > frame.left && rect.left < frame.right;
      cards.set(Number(card.dataset['task']), { card, list, rect, isInSight });
    }
  }
  return cards;
}

interface Anchor {
  card: HTMLElement;
  top: number;
}

/**
 * Returns a function that scrolls each column so that the card with the focus, or else the first one in sight, stays where it
 * is. It is called after each commit: columns change in several. A column at its top stays there, as long as the focus is in sight.
 */
function scrollKeeper({ taskIds, cards }: BoardSight): () => void {
  const anchors = new Map<HTMLElement, Anchor>();
  const inOrder = [...cards].sort(([, a], [, b]) => a.rect.top - b.rect.top);
  for (const [taskId, { card, list, isInSight }] of inOrder) {
    if (!isInSight || taskIds.has(taskId)) continue;
    if (!anchors.has(list) || hasFocus(card)) anchors.set(list, { card, top: topIn(list, card) });
  }
  return () => {
    for (const [list, anchor] of anchors) {
      if (!list.contains(anchor.card)) continue;
      const top = topIn(list, anchor.card);
      const shift = top - anchor.top;
      anchor.top = top;
      if (shift === 0) continue;
      if (list.scrollTop > 0) list.scrollTop += shift;
      else if (hasFocus(anchor.card)) anchor.card.scrollIntoView({ block: 'nearest' });
    }
  };
}

function hasFocus(card: HTMLElement): boolean {
  return card.contains(document.activeElement);
}

/** The place of a card in all that scrolls, whatever is animated. */
function topIn(list: HTMLElement, card: HTMLElement): number {
  let top = 0;
  for (let at: Element | null = card; at instanceof HTMLElement && at !== list && list.contains(at); at = at.offsetParent)
    top += at.offsetTop;
  return top;
}

/** Animates the way from what was seen to what is shown now. */
function showMotion({ taskIds, cards: before }: BoardSight, board: HTMLElement): void {
  const motion = motionOf(board);
  if (!motion) return;
  const after = cardsOn(board);
  for (const [taskId, now] of after) {
    const old = before.get(taskId);
    const isFlight = old && old.list !== now.list && taskIds.has(taskId);
    if (old && old.list === now.list) slide(old, now, motion);
    else if (isFlight && old.isInSight && now.isInSight) fly(old, now, board, motion);
    else if (taskIds.has(taskId) && now.isInSight) now.card.animate(arrival, motion);
  }
  for (const [taskId, old] of before) {
    const now = after.get(taskId);
    const hasLeft = !now || (old.list !== now.list && !now.isInSight);
    if (hasLeft && old.isInSight && taskIds.has(taskId)) leave(ghostOf(old, board), departure, motion);
  }
}

const arrival = [{ opacity: 0, transform: 'translateY(8px)' }, {}];
const departure = [{}, { opacity: 0, transform: 'scale(0.97)' }];

/** Returns the board's motion, undefined where it is off: then the tokens of time are zero. */
function motionOf(board: HTMLElement): KeyframeAnimationOptions | undefined {
  const style = getComputedStyle(board);
  const duration = Number.parseFloat(style.getPropertyValue('--d-column'));
  return duration > 0 ? { duration, easing: style.getPropertyValue('--e-move').trim() || 'ease' } : undefined;
}

function slide(old: SeenCard, now: SeenCard, motion: KeyframeAnimationOptions): void {
  const way = wayOf(now.rect, old.rect);
  if (way && (old.isInSight || now.isInSight)) now.card.animate([{ transform: way }, {}], motion);
}

/** A column cuts off what is outside of it, so a copy flies from one to the other. */
function fly(old: SeenCard, now: SeenCard, board: HTMLElement, motion: KeyframeAnimationOptions): void {
  now.card.animate([{ opacity: 0 }, { opacity: 0 }], motion);
  leave(ghostOf({ ...old, card: now.card }, board), [{}, { transform: wayOf(old.rect, now.rect) ?? 'none' }], motion);
}

function wayOf(from: DOMRect, to: DOMRect): string | undefined {
  const [x, y] = [to.left - from.left, to.top - from.top];
  return Math.abs(x) + Math.abs(y) < 1 ? undefined : `translate(${x}px, ${y}px)`;
}

/** A copy of a card where it was, which nobody can reach. */
function ghostOf({ card, rect }: Pick<SeenCard, 'card' | 'rect'>, board: HTMLElement): HTMLElement {
  const ghost = card.cloneNode(true) as HTMLElement;
  for (const part of [ghost, ...ghost.querySelectorAll('[id]')]) part.removeAttribute('id');
  delete ghost.dataset['task'];
  ghost.inert = true;
  ghost.dataset['ghost'] = '';
  const { left, top, width, height } = rect;
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  board.append(ghost);
  return ghost;
}

function leave(ghost: HTMLElement, frames: Keyframe[], motion: KeyframeAnimationOptions): void {
  const gone = () => ghost.remove();
  ghost.animate(frames, { ...motion, fill: 'forwards' }).finished.then(gone, gone);
}
