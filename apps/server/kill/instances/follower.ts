// A client of the event stream that resumes where it was cut off, as a browser does.
import { setTimeout as sleep } from 'node:timers/promises';
import * as api from '@app/contract/api.ts';

export interface Follower {
  /** The tasks that it knows: their creation was heard, or they were loaded because the server said so. */
  known: ReadonlySet<number>;
  /** How often the stream was opened, and how often the server could not resume. */
  opened(): number;
  resyncs(): number;
  stop(): void;
}

/** Follows the stream until it is stopped. */
export function follow(url: string, cookie: string): Follower {
  const known = new Set<number>();
  const ended = new AbortController();
  let last: string | undefined;
  let opened = 0;
  let resyncs = 0;
  async function read() {
    const headers: Record<string, string> = { cookie, ...(last === undefined ? {} : { 'last-event-id': last }) };
    const response = await fetch(`${url}${api.events.stream.path}`, { headers, signal: ended.signal });
    if (!response.ok || !response.body) return;
    opened++;
    let rest = '';
    for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
      const messages = (rest + part).split('\n\n');
      rest = messages.pop() ?? '';
      messages.forEach(receive);
    }
  }
  function receive(message: string) {
    last = /^id: ?(.*)$/m.exec(message)?.[1] ?? last;
    const data = /^data: ?(.*)$/m.exec(message)?.[1];
    if (!data) return;
    for (const { type, taskId } of JSON.parse(data) as { type: string; taskId: number | null }[]) {
      if (type === 'resync') void load();
      if (type === 'task_created' && taskId !== null) known.add(taskId);
    }
  }
  /** Loads all tasks, as often as it takes while the database is away. */
  async function load() {
    resyncs++;
    while (!ended.signal.aborted) {
      const response = await fetch(`${url}${api.tasks.list.path}`, { headers: { cookie } }).catch(() => undefined);
      const found = response?.ok ? ((await response.json()) as { id: number }[]) : undefined;
      for (const { id } of found ?? []) known.add(id);
      if (found) return;
      await sleep(200);
    }
  }
  void (async () => {
    while (!ended.signal.aborted) {
      await read().catch(() => {});
      await sleep(200);
    }
  })();
  return { known, opened: () => opened, resyncs: () => resyncs, stop: () => ended.abort() };
}
