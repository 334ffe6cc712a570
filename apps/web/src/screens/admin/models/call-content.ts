// Formats the logged content of a call: the messages that were sent as JSON, an empty line, and what was received. Pure.

interface SentMessage {
  role: string;
  text: string;
}

interface CallContent {
  sent: SentMessage[];
  received: string;
}

const gap = '\n\n';

/** Returns the messages and the answer of a call. What is not JSON is shown as it is. */
export function contentOf(stored: string): CallContent {
  const end = stored.indexOf(gap);
  const prompt = end < 0 ? stored : stored.slice(0, end);
  return { sent: messagesIn(prompt), received: end < 0 ? '' : stored.slice(end + gap.length) };
}

function messagesIn(prompt: string): SentMessage[] {
  try {
    const messages: unknown = JSON.parse(prompt);
    if (Array.isArray(messages)) return messages.map(messageOf);
  } catch {
    // It was cut, or an older version wrote it.
  }
  return [{ role: '', text: prompt }];
}

function messageOf(message: unknown): SentMessage {
  if (!isRecord(message)) return { role: '', text: textOf(message) };
  const { role, content } = message;
  const parts: unknown[] = Array.isArray(content) ? content : [content];
  return { role: typeof role === 'string' ? role : '', text: parts.map(textOf).join('\n') };
}

function textOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (isRecord(part) && part['type'] === 'text' && typeof part['text'] === 'string') return part['text'];
  return JSON.stringify(part, null, 2) ?? '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
