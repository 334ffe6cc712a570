// A sentence whose parts between backticks are code.

export function InlineCode({ text }: { text: string }) {
  const parts = text.split('`');
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant sentence never change their places
  return parts.map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}
