// Pulling down with a finger where nothing can be scrolled further up. Scrolling itself stays the browser's.

interface Pull {
  x: number;
  y: number;
  /** Pixels below the beginning; undefined until it is clear that the finger pulls. */
  way?: number;
}

const px = { slop: 10, full: 72 };

interface Handlers {
  /** How much of the way is done, from 0 to 1; 0 when the finger is gone. */
  onMove: (part: number) => void;
  onPull: () => void;
}

/** Lets an area be pulled, until the returned function is called. */
export function attachPull(area: HTMLElement, { onMove, onPull }: Handlers): () => void {
  let pull: Pull | undefined;
  function start({ touches, target }: TouchEvent): void {
    end();
    const [finger, other] = touches;
    if (finger && !other && isAtTop(target, area)) pull = { x: finger.clientX, y: finger.clientY };
  }
  function move(event: TouchEvent): void {
    const [finger, other] = event.touches;
    if (!pull || !finger) return;
    const [dx, dy] = [finger.clientX - pull.x, finger.clientY - pull.y];
    // A card that was lifted by a long press follows the finger.
    const isOther = other !== undefined || dy < -px.slop || document.querySelector('[data-dragging]') !== null;
    if (isOther || (pull.way === undefined && Math.abs(dx) > px.slop && Math.abs(dx) > dy)) {
      end();
      return;
    }
    if (pull.way === undefined && dy <= px.slop) return;
    if (event.cancelable) event.preventDefault();
    pull.way = Math.max(0, dy - px.slop);
    onMove(Math.min(1, pull.way / px.full));
  }
  function finish(): void {
    const isFull = (pull?.way ?? 0) >= px.full;
    end();
    if (isFull) onPull();
  }
  function end(): void {
    if (pull?.way !== undefined) onMove(0);
    pull = undefined;
  }

  const stop = new AbortController();
  const { signal } = stop;
  area.addEventListener('touchstart', start, { passive: true, signal });
  // Not passive: the browser would begin to scroll, or reload the page.
  area.addEventListener('touchmove', move, { passive: false, signal });
  area.addEventListener('touchend', finish, { passive: true, signal });
  for (const other of ['touchcancel', 'dragstart', 'contextmenu'] as const) area.addEventListener(other, end, { signal });
  return () => {
    end();
    stop.abort();
  };
}

/** Returns whether nothing between the target and the area is scrolled. */
function isAtTop(target: EventTarget | null, area: Element): boolean {
  let at = target instanceof Element ? target : null;
  while (at && at !== area) {
    if (at.scrollTop > 0) return false;
    at = at.parentElement;
  }
  return at === area && area.scrollTop <= 0;
}
