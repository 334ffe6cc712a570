// A picture of a task within a text. No other picture is loaded: its address would show somebody else who reads the text.
import * as api from '@app/contract/api.ts';
import { pictureAddress } from '@app/contract/attachments/attachments.rules.ts';
import { useState } from 'react';
import { useText } from '#lib/text.ts';

export function MarkdownPicture({ attachmentId, alt }: { attachmentId: number; alt: string }) {
  const { attachments: words } = useText();
  const [isMissing, setMissing] = useState(false);
  const name = alt || words.picture;
  if (isMissing) return <span className="text-ink-3">{words.pictureMissing(name)}</span>;
  return (
    <a
      href={api.attachments.content.path.replace(':attachmentId', String(attachmentId))}
      target="_blank"
      rel="noopener noreferrer"
      className="markdown-picture"
    >
      <img src={pictureAddress(attachmentId)} alt={name} loading="lazy" onError={() => setMissing(true)} />
    </a>
  );
}
