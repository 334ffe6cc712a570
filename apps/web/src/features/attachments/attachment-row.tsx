// One file of a task: a small picture or its kind, its name, who added it, and what can be done with it.
import type { Attachment } from '@app/contract/attachments/attachments.contract.ts';
import { pictureAddress } from '@app/contract/attachments/attachments.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Download, Ellipsis, Image, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { contentAddress, removeAttachment, setCover } from '#features/attachments/attachments.queries.ts';
import { FileGlyph } from '#features/attachments/file-glyph.tsx';
import { useDates, useRelativeTime } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { useBytes } from '#lib/use-bytes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';

interface AttachmentRowProps {
  attachment: Attachment;
  people: ReadonlyMap<number, UserCard>;
  /** Shows the picture large. */
  onShow: () => void;
}

export function AttachmentRow({ attachment, people, onShow }: AttachmentRowProps) {
  const { id, taskId, name, size, width, isCover, userId, createdAt } = attachment;
  const { attachments: words } = useText();
  const { formatInstant } = useDates();
  const formatBytes = useBytes();
  const client = useQueryClient();
  const ago = useRelativeTime(createdAt);
  const [isMissing, setMissing] = useState(false);
  const isPicture = width !== null;
  const address = contentAddress(id);
  const who = people.get(userId ?? 0)?.fullName ?? words.somebody;
  const items: MenuItem[] = [
    { label: words.download, icon: <Download />, onSelect: () => download(address, name) },
    ...(isPicture
      ? [
          {
            label: isCover ? words.noCover : words.asCover,
            icon: <Image />,
            onSelect: () => void setCover(client, taskId, isCover ? null : id),
          },
        ]
      : []),
    'separator',
    { label: words.remove, icon: <Trash2 />, danger: true, onSelect: () => void removeAttachment(client, attachment) },
  ];
  const glyph = <FileGlyph name={name} type={attachment.type} />;
  return (
    <li className="attachment">
      {isPicture && !isMissing ? (
        <button type="button" className="attachment-thumb" aria-label={words.open(name)} onClick={onShow}>
          <img src={pictureAddress(id)} alt="" loading="lazy" decoding="async" onError={() => setMissing(true)} />
        </button>
      ) : (
        glyph
      )}
      <div className="min-w-0 flex-1">
        {isPicture ? (
          <button type="button" className="attachment-name" onClick={onShow}>
            {name}
          </button>
        ) : (
          <a href={address} download={name} className="attachment-name" aria-label={words.downloadOf(name)}>
            {name}
          </a>
        )}
        <p className="truncate text-12 text-ink-3" title={formatInstant(createdAt)}>
          {[formatBytes(size), who, ago].join(' · ')}
        </p>
      </div>
      <Menu align="end" items={items} trigger={<IconButton small label={words.actions(name)} icon={<Ellipsis />} />} />
    </li>
  );
}

/** A menu row is no link, so it clicks one. */
function download(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
