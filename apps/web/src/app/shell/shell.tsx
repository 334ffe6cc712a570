// The frame of every signed-in screen: skip link, sidebar, header, the screen itself.
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from '#app/error-boundary.tsx';
import { GlobalShortcuts } from '#app/shell/global-shortcuts.tsx';
import { Header } from '#app/shell/header.tsx';
import { PrintHead } from '#app/shell/print-head.tsx';
import { ShellBoundary } from '#app/shell/shell-boundary.tsx';
import { SidebarNav } from '#app/shell/sidebar.tsx';
import { useSidebarFocus } from '#app/shell/sidebar-focus.ts';
import { preloadUserMenu } from '#app/shell/user-menu.tsx';
import { DepartmentKeys } from '#features/departments/department-keys.tsx';
import { useEvents } from '#features/events/events.queries.ts';
import { announce } from '#lib/announce.ts';
import { lastContact, useServerReachable } from '#lib/connectivity.ts';
import { useDates } from '#lib/dates.ts';
import { lazyOverlay, useAfterFirstPaint } from '#lib/lazy.tsx';
import { isTyping } from '#lib/overlays.ts';
import { screenTitle } from '#lib/screen-title.ts';
import { useSessionEnded } from '#lib/session.ts';
import { useSidebar } from '#lib/sidebar-state.ts';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { focusedElement, screenArrived } from '#lib/type-ahead.ts';
import { useAfterTyping } from '#lib/typing-pause.ts';
import { writesWait } from '#lib/waiting-writes.ts';
import { preloadConfirm } from '#ui/confirm.tsx';
import { preloadMenu } from '#ui/menu.tsx';
import { preloadPopover } from '#ui/popover.tsx';
import { Spinner } from '#ui/spinner.tsx';
import '#app/shell/shell.css';

/** It renders nothing, so nobody misses it. */
const Push = lazyOverlay(() => import('#features/notifications/push.tsx').then((m) => ({ default: m.Push })), { silent: true });
/** Without it, events are polled. */
const LiveUpdates = lazyOverlay(() => import('#features/events/live-updates.tsx').then((m) => ({ default: m.LiveUpdates })), {
  silent: true,
});
/** Without it, the product only needs its server. */
const Offline = lazyOverlay(() => import('#app/offline/offline.tsx').then((m) => ({ default: m.Offline })), {
  silent: true,
});
/** Nothing shows a tooltip before somebody points at something. */
const TooltipLayer = lazyOverlay(() => import('#ui/tooltip-layer.tsx').then((m) => ({ default: m.TooltipLayer })), {
  silent: true,
});
/** A request must have failed for a while before it shows. */
const FailedBar = lazyOverlay(() => import('#app/shell/failed-bar.tsx').then((m) => ({ default: m.FailedBar })), {
  silent: true,
});
/** Nobody is asked before a call is refused, and reminded before there is something to do. */
const Identity = lazyOverlay(() => import('#app/identity/identity.tsx').then((m) => ({ default: m.Identity })), { silent: true });
const SessionDialog = lazyOverlay(() => import('#app/session-dialog.tsx').then((m) => ({ default: m.SessionDialog })));

export function Shell({ children }: { children?: ReactNode }) {
  return (
    <DepartmentKeys>
      <Frame>{children}</Frame>
    </DepartmentKeys>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { shell } = useText();
  const sidebar = useSidebar();
  useSidebarFocus(sidebar);
  const { pathname } = useLocation();
  // Waits for a pause, so that text typed at that moment does not go into the password field.
  const ended = useAfterTyping(useSessionEnded(), SessionDialog.preload);
  useEvents();
  // 1 soon after the first paint, 2 later.
  const [settled, settle] = useState(0);
  const isAway = !useServerReachable();
  useAfterFirstPaint(() => settle(1), 'soon');
  useAfterFirstPaint(() => {
    settle(2);
    preloadParts();
  });
  return (
    <div className="shell" data-collapsed={sidebar.collapsed} data-veiled={ended || undefined}>
      <PrintHead />
      <a className="skip" href="#content">
        {shell.skip}
      </a>
      <ShellBoundary name="other">
        <SidebarNav sidebar={sidebar} />
      </ShellBoundary>
      <div className="shell-column flex h-dvh min-w-0 flex-1 flex-col" inert={sidebar.overlay}>
        <ShellBoundary name="other">
          <Header sidebar={sidebar} />
        </ShellBoundary>
        {settled > 1 ? <LiveUpdates /> : null}
        {/* One row where there is room: that the server is away, and what waits for it. */}
        <div className="flex flex-wrap items-center justify-center print:hidden has-[>.bg-warning-tint]:bg-warning-tint">
          <ConnectionBar />
          {settled > 1 || isAway || writesWait() ? <Offline /> : null}
        </div>
        {settled ? <FailedBar /> : null}
        <Main>
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<ScreenWaiting />}>{children ?? <Outlet />}</Suspense>
          </ErrorBoundary>
        </Main>
        {/* Its room is there before the bar is. */}
        <div id="thumb" className="flex-none md:hidden" style={{ height: 'calc(52px + env(safe-area-inset-bottom))' }} />
      </div>
      {settled ? <TooltipLayer /> : null}
      <ShellBoundary name="other">
        <GlobalShortcuts onSidebar={sidebar.toggle} />
      </ShellBoundary>
      {settled > 1 ? (
        <ShellBoundary name="notifications">
          <Push />
        </ShellBoundary>
      ) : null}
      {settled > 1 ? <Identity /> : null}
      {ended ? <SessionDialog /> : null}
    </div>
  );
}

/** Loads what a click opens before the click, so that it opens at once and without a connection. */
function preloadParts(): void {
  for (const preload of [preloadMenu, preloadUserMenu, preloadPopover, preloadConfirm, SessionDialog.preload]) void preload();
}

/** The main landmark. After a navigation it takes the focus and announces the screen. */
function Main({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A person who is typing, for example in the search, keeps the focus.
    const at = focusedElement();
    if (!main.current?.contains(at) && !isTyping(at)) main.current?.focus({ preventScroll: true });
    screenArrived();
    for (const scroller of [main.current, main.current?.parentElement]) scroller?.scrollTo(0, 0);
    const { title, suffix } = screenTitle.get();
    announce([title, suffix].filter(Boolean).join(', '));
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
  return useServerReachable() ? null : <OfflineBar />;
}

function OfflineBar() {
  const { offline, offlineAsOf } = useText().shell;
  const { formatTime } = useDates();
  const heard = useStore(lastContact);
  return (
    <p role="status" className="min-h-8 bg-warning-tint px-(--page-pad) py-1.5 text-center text-13 text-warning-ink">
      {heard === 0 ? offline : offlineAsOf(formatTime(heard))}
    </p>
  );
}
