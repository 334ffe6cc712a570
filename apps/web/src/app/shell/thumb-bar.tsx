// The bar within reach of the thumb on small screens: own work, the board, a new task, search, the assistant.
import { defaultWorkspaceId } from '@app/contract/limits.ts';
import { screenId, screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, LayoutGrid, Plus } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { ThumbAskButton } from '#app/assistant/ask-button.tsx';
import { MobileSearch } from '#app/shell/search/mobile-search.tsx';
import { ShellBoundary } from '#app/shell/shell-boundary.tsx';
import { myDepartmentsQuery } from '#features/departments/departments.queries.ts';
import { possibleShortcuts, runShortcut, shortcutChanges } from '#lib/hotkey.ts';
import { NavLink } from '#lib/link.tsx';
import { useText } from '#lib/text.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** The board that was open last, until a reload. */
let lastBoard: number | undefined;
/** How long a board may take to open before a tap on "New task" is forgotten, in milliseconds. */
const endAfter = 10_000;

export function ThumbBar() {
  const { phone, shell } = useText();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data: departments = [] } = useQuery(myDepartmentsQuery);
  useLayoutEffect(() => setSlot(document.getElementById('thumb')), []);
  useEffect(() => {
    lastBoard = screenId(/^\/workspace\/(\d+)$/.exec(pathname)?.[1]) ?? lastBoard;
  }, [pathname]);
  const own = departments.find(({ workspaceId }) => workspaceId !== null)?.workspaceId;
  const board = screens.workspace.href(lastBoard ?? own ?? defaultWorkspaceId);

  function add(): void {
    if (addHere()) return;
    void navigate(board);
    const stop = shortcutChanges.subscribe(() => {
      if (!wayHere()) return;
      end();
      // The screen registers its shortcuts before it has settled.
      requestAnimationFrame(() => setTimeout(addHere));
    });
    const timer = setTimeout(end, endAfter);
    function end(): void {
      clearTimeout(timer);
      stop();
    }
  }
  if (!slot) return null;
  return createPortal(
    <nav aria-label={phone.bar} className="thumb-bar">
      <NavLink to={screens.myWork.href()} className="thumb-item" aria-label={shell.myWork}>
        <CircleCheck aria-hidden="true" />
      </NavLink>
      <NavLink to={board} className="thumb-item" aria-label={phone.board}>
        <LayoutGrid aria-hidden="true" />
      </NavLink>
      <IconButton
        label={phone.add}
        icon={<Plus />}
        className="thumb-add bg-brand text-on-accent hover:bg-brand-hover hover:text-on-accent"
        onClick={add}
      />
      <ShellBoundary name="other">
        <MobileSearch />
      </ShellBoundary>
      <ThumbAskButton />
    </nav>,
    slot,
  );
}

/** Begins a new task in the way of the screen, in one line where there is one; returns whether it has a way. */
function addHere(): boolean {
  const way = wayHere();
  if (way) runShortcut(way);
  return way !== undefined;
}

function wayHere(): 'quickAdd' | 'create' | undefined {
  const possible = possibleShortcuts(null);
  return (['quickAdd', 'create'] as const).find((id) => possible.includes(id));
}
