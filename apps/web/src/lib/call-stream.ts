// Calls an endpoint whose response is a stream of events.
import type { BodyInput, Endpoint, Params, ResponseBody } from '@app/contract/endpoint.ts';
import { live, timing } from '@app/contract/limits.ts';
import { errorBody, hasPromisedShape, noResponseError, refusedError, unreadableError } from '#lib/error-response.ts';
import { addressOf, requestOf } from '#lib/request.ts';
import { emitResponse } from '#lib/response-events.ts';
import { startTimeout } from '#lib/timeout.ts';

interface StreamInput<E extends Endpoint> {
  params: Params<E>;
  body: BodyInput<E>;
  signal: AbortSignal;
  /** The call times out after this time without an event, although the connection is alive (milliseconds). */
  silence: number;
  /** The server has accepted the request; the events follow. */
  onAccepted: () => void;
  onEvent: (event: ResponseBody<E>) => void;
}

/** An event has at most so many characters. */
const longestEvent = 4_000_000;

/** Calls an endpoint and passes each event of its stream; throws a RequestError when the call is refused or the stream breaks. */
export async function callStream<E extends Endpoint>(endpoint: E, input: StreamInput<E>): Promise<void> {
  const { params, body, signal, silence, onAccepted, onEvent } = input;
  const path = addressOf(endpoint.path, { params: params as Record<string, unknown> });
  const events = startTimeout(silence, signal);
  const connection = startTimeout(timing.writeTimeout, events.signal);
  try {
    const response = await fetch(path, { ...requestOf(endpoint, { body }, undefined, true), signal: connection.signal });
    if (!response.ok || !response.body) {
      const text = await response.text();
      const json = parsed(text);
      emitResponse({ endpoint, status: response.status, body: errorBody(json) });
      throw refusedError(endpoint, path, response, { text, json });
    }
    emitResponse({ endpoint, status: response.status });
    onAccepted();
    for await (const data of eventsOf(response.body, () => connection.restart(3 * live.heartbeat))) {
      events.restart(silence);
      const event = parsed(data);
      if (!hasPromisedShape(endpoint, event)) throw unreadableError(endpoint, path);
      onEvent(event as ResponseBody<E>);
    }
  } catch (error) {
    if (signal.aborted || (error instanceof Error && error.name === 'RequestError')) throw error;
    emitResponse({ endpoint, status: 0 });
    throw noResponseError(endpoint, path, error);
  } finally {
    events.stop();
    connection.stop();
  }
}

async function* eventsOf(body: ReadableStream<Uint8Array>, onChunk: () => void): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onChunk();
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      if (rest.length > longestEvent) return;
      for (const block of blocks) if (block.startsWith('data: ')) yield block.slice('data: '.length);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
