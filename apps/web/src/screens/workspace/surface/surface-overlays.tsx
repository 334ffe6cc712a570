// The overlays of the task under the pointer or the focus, loaded behind the first paint: its menu, a panel, the quick look, the question
// before it is deleted.
import { lazyOverlay, useAfterFirstPaint } from '#lib/lazy.tsx';
import type { CardOverlaysProps } from '#screens/workspace/card-menu/card-overlays.tsx';
import type { TaskPlaces } from '#screens/workspace/surface/task-places.ts';

const CardOverlays = lazyOverlay(
  () => import('#screens/workspace/card-menu/card-overlays.tsx').then((m) => ({ default: m.CardOverlays })),
  { opens: 'layer' },
);
// It never takes the focus, so no keys are held for it.
const Peek = lazyOverlay(() => import('#screens/workspace/peek/peek.tsx').then((m) => ({ default: m.Peek })));

interface SurfaceOverlaysProps extends Omit<CardOverlaysProps, 'places'> {
  /** Where the task can be moved, if each has columns of its own. */
  places?: TaskPlaces | undefined;
}

export function SurfaceOverlays({ surface, places = surface.places, ...more }: SurfaceOverlaysProps) {
  const { menu, openMenu, deleting, askToDelete, people, today, cardOf } = surface;
  useAfterFirstPaint(() => void CardOverlays.preload().then(Peek.preload));
  if (!places || !(menu || deleting)) return null;
  function close() {
    openMenu(undefined);
    askToDelete(undefined);
  }
  if (menu?.only === 'peek')
    return <Peek menu={menu} people={people} today={today} cardOf={cardOf} onMenu={openMenu} onLoadError={close} />;
  return <CardOverlays surface={surface} places={places} {...more} onLoadError={close} />;
}
