// Swipes of a finger on rows: the row follows, a label says what letting go would do, and a short way does nothing.
import '#ui/swipe.css';

export interface Swipe {
  label: string;
  run: () => void;
}
export interface RowSwipes {
  right?: Swipe | undefined;
  left?: Swipe | undefined;
}

interface Touch {
  x: number;
  y: number;
  row: HTMLElement;
  swipes: RowSwipes;
  /** Undefined until the finger has gone far enough to know what it means. */
  going?: { swipe: Swipe; sign: 1 | -1; label: HTMLElement; armed: boolean };
}

/** Pixels. The edges of the screen are the system's, for going back. */
const px = { slop: 12, edge: 24, armed: 96, settle: 180 };

/**
 * Lets the rows of an area be swiped, until the returned function is called. Scrolling stays the browser's: the rows leave it
 * every vertical pan (`touch-action`), and a finger that goes down or up first is never taken over. No click is held back, since
 * the browser makes none of a finger that has moved; a handler that waits for one would swallow the next tap.
 */
export function attachSwipes(
  area: HTMLElement,
  selector: string,
  swipesOf: (row: HTMLElement) => RowSwipes | undefined,
): () => void {
  let touch: Touch | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;

  function start(event: TouchEvent): void {
    end();
    const [finger, other] = event.touches;
    const at = event.target instanceof Element ? event.target : undefined;
    const row = at?.closest<HTMLElement>(selector);
    if (!finger || other || !row || at?.closest('input, textarea, select, [contenteditable="true"]')) return;
    const { clientX: x, clientY: y } = finger;
    // What scrolls sideways is scrolled, not swiped.
    const isSideways = area.style.overflowX !== 'hidden' && area.scrollWidth > area.clientWidth + 1;
    if (isSideways || x < px.edge || x > innerWidth - px.edge) return;
    const swipes = swipesOf(row);
    if (swipes) touch = { x, y, row, swipes };
  }
  function move(event: TouchEvent): void {
    const [finger, other] = event.touches;
    if (!touch || !finger) return;
    const [dx, dy] = [finger.clientX - touch.x, finger.clientY - touch.y];
    if (other) end();
    else if (touch.going) follow(touch, touch.going, dx);
    else if (Math.abs(dy) > px.slop) touch = undefined;
    else if (Math.abs(dx) > px.slop) begin(touch, dx, dy);
  }
  function begin(from: Touch, dx: number, dy: number): void {
    const swipe = dx > 0 ? from.swipes.right : from.swipes.left;
    if (!swipe || Math.abs(dx) < 1.5 * Math.abs(dy)) {
      touch = undefined;
      return;
    }
    const label = document.createElement('div');
    label.className = 'swipe-label';
    label.dataset['side'] = dx > 0 ? 'right' : 'left';
    label.ariaHidden = 'true';
    label.textContent = swipe.label;
    document.body.append(label);
    // A row that goes beyond the edge must not make the area scroll.
    clearTimeout(settling);
    area.style.overflowX = 'hidden';
    const going = { swipe, sign: dx > 0 ? (1 as const) : (-1 as const), label, armed: false };
    from.going = going;
    follow(from, going, dx);
  }
  function follow({ row }: Touch, going: NonNullable<Touch['going']>, dx: number): void {
    const way = Math.max(0, dx * going.sign);
    const armed = way >= armedAt(row);
    if (armed && !going.armed) navigator.vibrate?.(8);
    going.armed = armed;
    going.label.toggleAttribute('data-armed', armed);
    for (const part of partsOf(row)) part.style.translate = `${way * going.sign}px`;
    const [box, room] = [row.getBoundingClientRect(), area.getBoundingClientRect()];
    const top = Math.max(box.top, room.top);
    const left = going.sign === 1 ? box.left : box.right - way;
    Object.assign(going.label.style, {
      top: `${top}px`,
      left: `${left}px`,
      width: `${way}px`,
      height: `${Math.max(0, Math.min(box.bottom, room.bottom) - top)}px`,
    });
  }
  function finish(): void {
    const going = touch?.going;
    end();
    if (going?.armed) going.swipe.run();
  }
  /** Lets the row go back. */
  function end(): void {
    const ended = touch;
    touch = undefined;
    if (!ended?.going) return;
    ended.going.label.remove();
    settling = setTimeout(() => area.style.removeProperty('overflow-x'), px.settle);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const part of partsOf(ended.row)) {
      const from = part.style.translate;
      part.style.translate = '';
      if (!isStill) part.animate([{ translate: from }, { translate: '0px' }], { duration: px.settle, easing: 'ease-out' });
    }
  }

  const stop = new AbortController();
  const passive = { passive: true, signal: stop.signal };
  area.dataset['swipes'] = '';
  area.addEventListener('touchstart', start, passive);
  area.addEventListener('touchmove', move, passive);
  area.addEventListener('touchend', finish, passive);
  // A long press opens a menu or lifts the row.
  for (const other of ['touchcancel', 'contextmenu', 'dragstart'] as const) area.addEventListener(other, end, passive);
  return () => {
    end();
    stop.abort();
    delete area.dataset['swipes'];
  };
}

/** How far a finger must go on that row. */
function armedAt(row: HTMLElement): number {
  return Math.min(px.armed, row.getBoundingClientRect().width / 3);
}

/** A row of a table moves by its cells. */
function partsOf(row: HTMLElement): HTMLElement[] {
  return row instanceof HTMLTableRowElement ? [...row.cells] : [row];
}
