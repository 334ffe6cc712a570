// The overlays of a card or a row as lazy components: nothing of them is visible with the board.
import type { ComponentProps } from 'react';
import { lazyOverlay } from '#lib/lazy.tsx';

const Overlays = lazyOverlay(
  () => import('#screens/workspace/card-menu/card-overlays.tsx').then((m) => ({ default: m.CardOverlays })),
  { opens: 'layer' },
);
// It never takes the focus, so no keys are held for it.
const Peek = lazyOverlay(() => import('#screens/workspace/peek/peek.tsx').then((m) => ({ default: m.Peek })));

/** Render it only while one of them is open. */
export function CardOverlays(props: ComponentProps<typeof Overlays>) {
  const { menu } = props;
  return menu?.only === 'peek' ? <Peek {...props} menu={menu} /> : <Overlays {...props} />;
}

/** Loads them ahead of their first use. */
export function preloadCardOverlays(): void {
  void Overlays.preload().then(Peek.preload);
}
