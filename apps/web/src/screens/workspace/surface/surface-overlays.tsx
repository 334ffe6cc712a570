// The overlays of the task under the pointer or the focus: its menu, a panel, the quick look, the question before it is deleted.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { CardOverlays } from '#screens/workspace/card-menu/lazy-card-overlays.tsx';
import type { TaskPlaces } from '#screens/workspace/surface/task-places.ts';
import type { TaskSurface } from '#screens/workspace/surface/use-task-surface.ts';
import type { MenuItem } from '#ui/menu.tsx';

interface SurfaceOverlaysProps {
  surface: TaskSurface;
  /** Where the task can be moved, if each has columns of its own. */
  places?: TaskPlaces | undefined;
  /** Items of the view alone, first in the menu. */
  extra?: readonly MenuItem[] | undefined;
  /** Further places for a task, after the columns. */
  moreMoves?: (card: TaskCard) => readonly MenuItem[];
}

export function SurfaceOverlays({ surface, places = surface.places, extra, moreMoves }: SurfaceOverlaysProps) {
  const { menu, openMenu, deleting, setDeleting, removed, people, today, open, selects, focusBack } = surface;
  if (!places || !(menu || deleting)) return null;
  return (
    <CardOverlays
      menu={menu}
      onMenu={openMenu}
      deleting={deleting}
      onDeleting={setDeleting}
      onDelete={removed}
      people={people}
      today={today}
      {...places}
      extra={extra}
      moreMoves={moreMoves}
      selects={selects}
      onOpen={open}
      onFocus={focusBack}
      onLoadError={() => {
        openMenu(undefined);
        setDeleting(undefined);
      }}
    />
  );
}
