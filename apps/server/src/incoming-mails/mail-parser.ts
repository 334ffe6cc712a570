// The worker thread that parses mails, one after the other.
import { parentPort } from 'node:worker_threads';
import { parseMail } from '#incoming-mails/parse-mail.ts';

parentPort?.on('message', async (bytes: Uint8Array) => {
  const mail = await parseMail(bytes);
  // The bytes of attachments move to the other thread instead of being copied.
  const contents = new Set(
    (mail?.attachments ?? []).flatMap(({ content: { buffer } }) => (buffer instanceof ArrayBuffer ? [buffer] : [])),
  );
  parentPort?.postMessage(mail, [...contents]);
});
