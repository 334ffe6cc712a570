// A short text without Markdown whose addresses are links.
import { addressParts } from '#features/markdown/address-parts.ts';
import { MarkdownLink } from '#features/markdown/markdown-link.tsx';

export function AddressText({ text }: { text: string }) {
  return addressParts(text).map((part, at) =>
    part.isAddress ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name
      <MarkdownLink key={at} address={part.text}>
        {part.text}
      </MarkdownLink>
    ) : (
      part.text
    ),
  );
}
