// Tests how the kept content of a call is read.
import { expect, it } from 'vitest';
import { contentOf } from '#screens/admin/models/call-content.ts';

it('has the messages with their role, and the answer with its empty lines', () => {
  const prompt = [
    { role: 'system', content: 'Be brief.\n\nBe kind.' },
    { role: 'user', content: [{ type: 'text', text: 'What is overdue?' }] },
    { role: 'tool', content: [{ type: 'tool-result', toolName: 'my_work' }] },
  ];
  expect(contentOf(`${JSON.stringify(prompt)}\n\nTwo tasks.\n\nThat is all.`)).toEqual({
    sent: [
      { role: 'system', text: 'Be brief.\n\nBe kind.' },
      { role: 'user', text: 'What is overdue?' },
      { role: 'tool', text: '{\n  "type": "tool-result",\n  "toolName": "my_work"\n}' },
    ],
    received: 'Two tasks.\n\nThat is all.',
  });
});

it('is shown as it is if it is not JSON', () => {
  expect(contentOf('[{"role": "sys')).toEqual({ sent: [{ role: '', text: '[{"role": "sys' }], received: '' });
  expect(contentOf('{"a":1}\n\nb')).toEqual({ sent: [{ role: '', text: '{"a":1}' }], received: 'b' });
  expect(contentOf('[null,1]')).toEqual({
    sent: [
      { role: '', text: 'null' },
      { role: '', text: '1' },
    ],
    received: '',
  });
});
