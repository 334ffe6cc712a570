// The frame of every signed-in screen: skip link, sidebar, header, the screen itself.
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from '#app/error-boundary.tsx';
import { FrameKeys } from '#app/shell/frame-keys.tsx';
import { Header } from '#app/shell/header.tsx';
import { MissingBar } from '#app/shell/missing-bar.tsx';
import { ShellPart } from '#app/shell/shell-part.tsx';
import { SidebarNav } from '#app/shell/sidebar.tsx';
import { useSidebarFocus } from '#app/shell/sidebar-focus.ts';
import { useEvents } from '#features/events/events.queries.ts';
import { announce } from '#lib/announce.ts';
import { useServerReachable } from '#lib/connectivity.ts';
import { late } from '#lib/late.tsx';
import { useLater } from '#lib/later.ts';
import { isTyping } from '#lib/overlays.ts';
import { screenTitle } from '#lib/screen-title.ts';
import { useSessionEnded } from '#lib/session.ts';
import { useSidebar } from '#lib/sidebar-state.ts';
import { useText } from '#lib/text.ts';
import { focusedElement, screenArrived } from '#lib/type-ahead.ts';
import { useOnceNobodyTypes } from '#lib/typing-pause.ts';
import { preloadConfirm } from '#ui/confirm.tsx';
import { preloadMenu } from '#ui/menu.tsx';
import { preloadPopover } from '#ui/popover.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TooltipLayer } from '#ui/tooltip-layer.tsx';
import '#app/shell/shell.css';

/** It shows nothing: nobody misses it. */
const Push = late(() => import('#features/notifications/push.tsx').then((m) => ({ default: m.Push })), { quiet: true });
const SessionDialog = late(() => import('#app/session-dialog.tsx').then((m) => ({ default: m.SessionDialog })));

export function Shell({ children }: { children?: ReactNode }) {
  const { shell } = useText();
  const sidebar = useSidebar();
  useSidebarFocus(sidebar);
  const { pathname } = useLocation();
  // What is typed at that moment is not typed into the field of the password.
  const ended = useOnceNobodyTypes(useSessionEnded());
  useEvents();
  const [settled, settle] = useState(false);
  useLater(() => settle(true));
  useLater(preloadParts);
  return (
    <div className="shell" data-collapsed={sidebar.collapsed} data-veiled={ended || undefined}>
      <a className="skip" href="#content">
        {shell.skip}
      </a>
      <ShellPart name="other">
        <SidebarNav sidebar={sidebar} />
      </ShellPart>
      <div className="flex h-dvh min-w-0 flex-1 flex-col" inert={sidebar.overlay}>
        <ShellPart name="other">
          <Header sidebar={sidebar} />
        </ShellPart>
        <ConnectionBar />
        <MissingBar />
        <Main>
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<ScreenWaiting />}>{children ?? <Outlet />}</Suspense>
          </ErrorBoundary>
        </Main>
      </div>
      <TooltipLayer />
      <ShellPart name="other">
        <FrameKeys onSidebar={sidebar.toggle} />
      </ShellPart>
      {settled ? (
        <ShellPart name="notifications">
          <Push />
        </ShellPart>
      ) : null}
      {ended ? <SessionDialog /> : null}
    </div>
  );
}

/** What a press will open is there when it is pressed, also without a connection. */
function preloadParts(): void {
  for (const preload of [preloadMenu, preloadPopover, preloadConfirm, SessionDialog.load]) void preload();
}

/** The screen's landmark; a new path puts the focus here and says where one is. */
function Main({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Whoever types already, as in the search, goes on.
    const at = focusedElement();
    if (!main.current?.contains(at) && !isTyping(at)) main.current?.focus({ preventScroll: true });
    screenArrived();
    main.current?.scrollTo(0, 0);
    const { title, place } = screenTitle.get();
    announce([title, place].filter(Boolean).join(', '));
  }, [pathname]);
  return (
    <main id="content" ref={main} tabIndex={-1} className="relative min-h-0 flex-1 overflow-y-auto">
      {children}
    </main>
  );
}

function ScreenWaiting() {
  return (
    <div aria-busy="true" className="grid h-full place-items-center">
      <Spinner size={20} />
    </div>
  );
}

function ConnectionBar() {
  const { offline } = useText().shell;
  if (useServerReachable()) return null;
  return (
    <p role="status" className="min-h-8 bg-warning-tint px-(--page-pad) py-1.5 text-center text-13 text-warning-ink">
      {offline}
    </p>
  );
}
