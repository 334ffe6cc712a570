// Tells the other tabs of this browser that somebody has signed in or out, that the session has ended, or of changed settings.
const name = 'tasklane-tabs';
const loggedOut = 'logged out';
const settingsChanged = 'settings changed';
const sessionEnded = 'session ended';
const signedIn = 'signed in';

let channel: BroadcastChannel | undefined;

/** Runs when another tab logs out. */
export function onLogOutElsewhere(leave: () => void): void {
  listenFor(loggedOut, leave);
}

/** Tells every other tab that somebody has logged out here. */
export function announceLogOut(): void {
  channel?.postMessage(loggedOut);
}

/** Runs when another tab has heard that the session has ended. */
export function onSessionEndElsewhere(end: () => void): void {
  listenFor(sessionEnded, end);
}

/** Tells every other tab that the session has ended. */
export function announceSessionEnd(): void {
  channel?.postMessage(sessionEnded);
}

/** Runs when somebody has signed in in another tab. */
export function onSignInElsewhere(load: () => void): void {
  listenFor(signedIn, load);
}

/** Tells every other tab that somebody has signed in here. */
export function announceSignIn(): void {
  channel?.postMessage(signedIn);
}

/** Runs when another tab has changed the person's settings. */
export function onSettingsElsewhere(load: () => void): void {
  listenFor(settingsChanged, load);
}

/** Tells every other tab that the person's settings have changed. */
export function announceSettings(): void {
  channel?.postMessage(settingsChanged);
}

function listenFor(message: string, run: () => void): void {
  channel ??= open();
  channel?.addEventListener('message', ({ data }) => {
    if (data === message) run();
  });
}

/** One channel for this tab, because a channel does not receive its own messages. */
function open(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
}
