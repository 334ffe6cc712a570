// Tells the other tabs of this browser that somebody has logged out, or has changed their settings.
const name = 'tasklane-tabs';
const loggedOut = 'logged out';
const settingsChanged = 'settings changed';

let channel: BroadcastChannel | undefined;

/** Runs when another tab logs out. */
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

/** Runs when another tab has changed the person's settings. */
export function onSettingsElsewhere(load: () => void): void {
  channel ??= open();
  channel?.addEventListener('message', ({ data }) => {
    if (data === settingsChanged) load();
  });
}

/** Tells every other tab that the person's settings have changed. */
export function announceSettings(): void {
  channel?.postMessage(settingsChanged);
}

/** One channel for this tab, because a channel does not receive its own messages. */
function open(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
}
