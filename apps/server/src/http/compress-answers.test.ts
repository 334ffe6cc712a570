import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { responseLimits } from '@app/contract/limits.ts';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { compressAnswers } from '#http/compress-answers.ts';

it('long texts and streams of text are gzipped for clients that take it, and nothing else', async () => {
  const app = Fastify();
  compressAnswers(app);
  const long = 'a'.repeat(responseLimits.notCompressed);
  const answer = (url: string, type: string, body: () => unknown) =>
    app.get(url, (_request, reply) => reply.header('Vary', 'Accept').type(type).send(body()));
  answer('/long', 'application/json; charset=utf-8', () => long);
  answer('/stream', 'text/csv', () => Readable.from([long, long]));
  answer('/short', 'application/json', () => long.slice(1));
  answer('/picture', 'image/png', () => Buffer.from(long));
  answer('/events', 'text/event-stream', () => Readable.from([long]));
  const read = async (url: string, accepted?: string) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const reply = await app.inject({ url, headers });
    const packed = reply.headers['content-encoding'] === 'gzip';
    return { packed, vary: reply.headers.vary, text: packed ? gunzipSync(reply.rawPayload).toString() : reply.body };
  };
  const packed = { packed: true, vary: 'Accept, Accept-Encoding' };
  expect(await read('/long', 'br, gzip')).toEqual({ ...packed, text: long });
  expect(await read('/stream', 'gzip')).toEqual({ ...packed, text: long + long });
  for (const url of ['/short', '/picture', '/events']) expect(await read(url, 'gzip'), url).toMatchObject({ packed: false });
  for (const accepted of [undefined, 'br', 'gzip;q=0']) expect(await read('/long', accepted)).toMatchObject({ packed: false });
});
