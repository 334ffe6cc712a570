// Reads the stream in the tab whose turn it is, and tells the other tabs all that comes.
import type { PersonPresent } from '@app/contract/presence/presence.contract.ts';
import { type EventStream, openEventStream, type StreamMessage, type StreamOptions } from '#features/events/event-stream.ts';
import type { StreamOfTab } from '#features/events/stream-of-tab.ts';

interface ReaderOptions extends Pick<StreamOptions, 'retry' | 'onRefused'> {
  tellMessage(message: StreamMessage): void;
  tellPresent(people: readonly PersonPresent[]): void;
  tellLost(): void;
}

export function streamReader(tab: StreamOfTab, { retry, onRefused, tellMessage, tellPresent, tellLost }: ReaderOptions) {
  let present: readonly PersonPresent[] = [];
  let reading: { stream: EventStream; end(): void } | undefined;

  function showPresent(people: readonly PersonPresent[]): void {
    present = people;
    tellPresent(people);
    tab.showPresent(people);
  }
  function lose(): void {
    present = [];
    tellLost();
    tab.lose();
  }
  return {
    isReading: () => reading !== undefined,
    /** Reads the stream until it is stopped. */
    read(): Promise<void> {
      return new Promise((resolve) => {
        // The people of an earlier stream may have left; this one sends anew where there is somebody.
        showPresent([]);
        const stream = openEventStream({
          position: tab.position,
          retry,
          onMessage(message) {
            tellMessage(message);
            tab.receive(message);
          },
          onPresent: showPresent,
          onLost: lose,
          onRefused,
        });
        reading = { stream, end: resolve };
      });
    },
    stop(): void {
      reading?.stream.close();
      reading?.end();
      reading = undefined;
    },
    reopen: () => reading?.stream.reopen(),
    /** The connection is lost: says so, and connects again. */
    reconnect(): void {
      lose();
      reading?.stream.reopen();
    },
    /** Tells a new tab where the stream is, and who is present. */
    repeat(): void {
      if (!reading?.stream.isOpen()) return;
      tellMessage({ position: tab.position(), events: [] });
      tellPresent(present);
    },
  };
}
