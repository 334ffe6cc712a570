// Tests that reading a mail keeps nobody waiting, whatever it consists of, and that one that takes too long is given up.
import { expect, test } from 'vitest';
import { readMessage } from '#incoming-mails/read-message.ts';

const head = 'From: ines@example.com\nSubject: Many\nContent-Type: multipart/mixed; boundary=a\n\n--a\n\nText\n';
// It takes a second to be parsed.
const manyParts = Buffer.from(`${head}${'--a\nContent-Type:a/b\n\n\n'.repeat(12_000)}--a--\n`);

test('a mail of very many parts keeps nobody waiting while it is read', async () => {
  let waited = 0;
  const started = performance.now();
  let at = started;
  const timer = setInterval(() => {
    waited = Math.max(waited, performance.now() - at);
    at = performance.now();
  }, 1);
  const message = await readMessage(manyParts);
  const took = performance.now() - started;
  clearInterval(timer);
  expect(message).toMatchObject({ sender: 'ines@example.com', own: { text: 'Text', isCut: true } });
  expect(waited).toBeLessThan(took / 2);
});

test('a mail that takes too long is given up, and the next ones are read', async () => {
  const next = 'From: ines@example.com\nSubject: Next\n\nx';
  const [given, ...others] = await Promise.all([
    readMessage(manyParts, 20),
    readMessage(Buffer.from(next)),
    readMessage(Buffer.from(next)),
  ]);
  expect(given).toBeUndefined();
  expect(others.map((message) => message?.subject)).toEqual(['Next', 'Next']);
});

test('what cannot be given to the thread refuses no other mail', async () => {
  const [given, next] = await Promise.allSettled([
    readMessage((() => undefined) as never),
    readMessage(Buffer.from('From: ines@example.com\nSubject: Next\n\nx')),
  ]);
  expect(given.status).toBe('rejected');
  expect(next).toMatchObject({ status: 'fulfilled', value: { subject: 'Next' } });
});

test('the contents of attachments arrive whole', async () => {
  const part = (name: string, text: string) =>
    `--a\nContent-Type: application/pdf; name=${name}\nContent-Transfer-Encoding: base64\n\n${Buffer.from(text).toString('base64')}\n`;
  const message = await readMessage(Buffer.from(`${head}${part('one.pdf', 'One')}${part('two.pdf', 'Two')}--a--\n`));
  expect(message?.attachments.map(({ name, content }) => [name, Buffer.from(content).toString()])).toEqual([
    ['one.pdf', 'One'],
    ['two.pdf', 'Two'],
  ]);
  expect(message?.headers('subject')).toEqual(['Many']);
});
