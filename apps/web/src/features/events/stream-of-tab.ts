// What one tab has got of the stream, whichever tab reads it: the position, whether it is open, and since when nothing has come.
import type { Event } from '@app/contract/events/events.contract.ts';
import type { PersonPresent } from '@app/contract/presence/presence.contract.ts';
import type { StreamMessage } from '#features/events/event-stream.ts';

export interface StreamHandlers {
  /** The stream is open; `missed` if this tab may have missed events until now. */
  onOpen(missed: boolean): void;
  /** Receives the events of a message; a heartbeat has none. */
  onEvents(events: readonly Event[]): void;
  /** Receives the other people near the places of this person's tabs; nobody while there is no stream. */
  onPresent(people: readonly PersonPresent[]): void;
  onLost(): void;
  /** The server has refused the stream; it is opened again, more and more rarely. */
  onRefused(): void;
}

export type StreamOfTab = ReturnType<typeof streamOfTab>;

/** `silence` is how long nothing may come, in milliseconds. */
export function streamOfTab(handlers: StreamHandlers, silence: number) {
  let position = '';
  let lastMessageAt = 0;
  let waitingSince = Date.now();
  let isOpen = false;
  return {
    position: () => position,
    receive(message: StreamMessage): void {
      const now = Date.now();
      const missed = now - lastMessageAt > silence;
      [lastMessageAt, waitingSince, position] = [now, now, message.position];
      if (missed || !isOpen) {
        isOpen = true;
        handlers.onOpen(missed);
      }
      handlers.onEvents(message.events);
    },
    showPresent: handlers.onPresent,
    lose(): void {
      if (!isOpen) return;
      isOpen = false;
      handlers.onPresent([]);
      handlers.onLost();
    },
    startWaiting(): void {
      waitingSince = Date.now();
    },
    isSilent: () => Date.now() - waitingSince > silence,
  };
}
