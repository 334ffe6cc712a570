// Which addresses become links, and where they lead.
import { describe, expect, it } from 'vitest';
import { linkTarget } from '#features/markdown/link-target.ts';

const origin = 'https://tasks.example';
const target = (address: string) => linkTarget(address, origin);

describe('where a link leads', () => {
  it.each(['/task/7', '/workspace/3?view=list#x', '/members', '/'])('to %s within the product', (path) => {
    expect(target(path)).toEqual({ to: path });
    expect(target(origin + path)).toEqual({ to: path });
  });

  it.each(['https://example.com/', 'http://example.com/task/7', 'mailto:ana@example.com', 'HTTPS://example.com/'])(
    'to %s elsewhere',
    (address) => {
      expect(target(address)).toEqual({ href: new URL(address).href });
    },
  );

  it('to what is no screen as to any other page', () => {
    expect(target('/api/users')).toEqual({ href: `${origin}/api/users` });
    expect(target('/task/x')).toEqual({ href: `${origin}/task/x` });
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://tasks.example/1',
    'ftp://example.com',
    '//evil.example',
    '/\\evil.example',
    'user:7',
    'task/7',
    '#x',
    '',
    'https://',
  ])('nowhere from %j', (address) => {
    expect(target(address)).toBeUndefined();
  });
});
