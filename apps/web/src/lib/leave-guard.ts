// Guards the ways out of a form that the form does not control: Back and Forward, links, closing the tab.
import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { guardHistory } from '#lib/history-guard.ts';

/** The questions of the forms that guard unsaved text, the topmost last. */
const guards: ((go: () => void) => void)[] = [];

/** Navigates where no link was clicked: asks first if a form guards unsaved text. */
export function leaveBy(go: () => void): void {
  const ask = guards.at(-1);
  if (ask) ask(go);
  else go();
}

/**
 * While `on`, calls `ask` before every navigation within the page, with a function that continues it. Closing the tab shows the
 * browser's own question.
 */
export function useLeaveGuard(on: boolean, ask: (go: () => void) => void): void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const latestAsk = useEffectEvent(ask);
  const follow = useEffectEvent((to: string) => void navigate(to));
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every place of the history it begins anew
  useLayoutEffect(() => {
    if (!on) return;
    const here = placeIn(history.state);
    let state: 'guarding' | 'returning' | 'open' = 'guarding';

    function pop(event: PopStateEvent): void {
      const there = placeIn(event.state);
      if (state === 'open' || here === undefined || there === undefined) return;
      event.stopImmediatePropagation();
      if (state === 'returning') {
        state = 'guarding';
        return;
      }
      if (there === here) return;
      state = 'returning';
      history.go(here - there);
      latestAsk(() => {
        state = 'open';
        history.go(there - here);
      });
    }
    function onClick(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || !isFollowed(event, link)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latestAsk(() => follow(link.pathname + link.search + link.hash));
    }
    function unload(event: BeforeUnloadEvent): void {
      event.preventDefault();
    }
    const mine = (go: () => void) => latestAsk(go);
    guards.push(mine);
    const endGuard = guardHistory(pop);
    addEventListener('click', onClick, { capture: true });
    addEventListener('beforeunload', unload);
    return () => {
      endGuard();
      guards.splice(guards.indexOf(mine), 1);
      removeEventListener('click', onClick, { capture: true });
      removeEventListener('beforeunload', unload);
    };
  }, [on, key]);
}

/** Returns the index that the router has given a history entry. */
function placeIn(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}

/** Returns whether a click on a link leaves this page, and does not open a tab, a file or a place on the page. */
function isFollowed(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return false;
  const elsewhere = link.pathname !== location.pathname || link.search !== location.search;
  return link.origin === location.origin && elsewhere;
}
