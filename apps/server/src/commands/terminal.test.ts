// The question of a command: it is answered, or the command ends and takes back what it has done.
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { ask } from '#commands/terminal.ts';

function asked() {
  const input = new PassThrough();
  return { input, answer: ask('Go on?', input, new PassThrough()) };
}

it('a question takes a yes in both lengths, and everything else as no', async () => {
  for (const [line, isYes] of [
    ['y', true],
    [' YES ', true],
    ['', false],
    ['yesterday', false],
  ] as const) {
    const { input, answer } = asked();
    input.write(`${line}\n`);
    expect(await answer).toBe(isYes);
  }
});

it('a terminal that is closed does not leave the command waiting', async () => {
  const { input, answer } = asked();
  input.end();
  await expect(answer).rejects.toThrow('The question was not answered: nothing was changed.');
});

it('a signal that ends the command is an answer too', async () => {
  const { answer } = asked();
  process.emit('SIGHUP');
  await expect(answer).rejects.toThrow('The question was not answered: nothing was changed.');
  expect(process.listenerCount('SIGHUP')).toBe(0);
});
