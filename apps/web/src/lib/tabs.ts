// What one tab of the browser tells the others: that somebody has logged out.
const name = 'tasklane-tabs';
const loggedOut = 'logged out';

let channel: BroadcastChannel | undefined;

/** Calls back whenever another tab logs out. */
export function onLogOutElsewhere(leave: () => void): void {
  channel ??= open();
  channel?.addEventListener('message', ({ data }) => {
    if (data === loggedOut) leave();
  });
}

/** Tells every other tab that somebody has logged out here. */
export function announceLogOut(): void {
  channel?.postMessage(loggedOut);
}

/** The one of this tab: a channel never hears what it says itself. */
function open(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
}
