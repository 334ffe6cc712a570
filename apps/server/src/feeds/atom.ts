// Notifications as an Atom feed (RFC 4287).

import { locales } from '@app/contract/languages/languages.rules.ts';
import type { Language } from '@app/contract/limits.ts';
import type { Notification } from '@app/contract/notifications/notifications.contract.ts';
import { screens } from '@app/contract/screens.ts';
import type { Config } from '#config.ts';
import { baseUrl } from '#email/mail-values.ts';

interface Head {
  /** The feed's id in the database. */
  id: number;
  title: string;
  language: Language;
}

/** Returns the feed as text; notifications come newest first. */
export function atomOf(config: Config, { id, title, language }: Head, notifications: readonly Notification[]): string {
  const base = baseUrl(config);
  const { host } = new URL(base);
  // A tag URI (RFC 4151), which stays the same if the server moves from http to https.
  const tag = (part: string) => `tag:${host.replace(/:\d+$/, '')},2026:${part}`;
  const entries = notifications.map(({ id: entryId, message, createdAt, taskId, itemId }) => {
    const link = base + (taskId === null ? screens.notifications.href() : screens.task.href(taskId, itemId));
    return `<entry>
<id>${escaped(tag(`notification-${entryId}`))}</id>
<title>${escaped(message)}</title>
<updated>${createdAt}</updated>
<link rel="alternate" href="${escaped(link)}"/>
</entry>
`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locales[language]}">
<id>${escaped(tag(`feed-${id}`))}</id>
<title>${escaped(title)}</title>
<updated>${notifications[0]?.createdAt ?? '1970-01-01T00:00:00.000Z'}</updated>
<author><name>${escaped(title)}</name></author>
<link rel="alternate" href="${escaped(base + screens.notifications.href())}"/>
${entries.join('')}</feed>
`;
}

/** Escapes text for XML and leaves out characters that XML 1.0 cannot hold. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
