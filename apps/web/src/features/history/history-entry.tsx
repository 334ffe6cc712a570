// An entry of a history: who, when, in which way, and what changed.
import type { HistoryEntry as Entry } from '@app/contract/history/history.contract.ts';
import { product } from '@app/contract/limits.ts';
import type { ReactNode } from 'react';
import { ChangeLine } from '#features/history/change-line.tsx';
import type { SharedChange } from '#features/history/folded-entries.ts';
import { avatarOf } from '#lib/avatar.ts';
import { useDates, useRelativeTime } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { Avatar } from '#ui/avatar.tsx';
import '#features/history/history.css';

/** Changes that an entry shows; the others are counted. */
const shownChanges = 12;

interface HistoryEntryProps {
  entry: Entry;
  /** The changes of many tasks, instead of those of the entry. */
  shared?: readonly SharedChange[];
  /** How many tasks it is about, where it is about many. */
  many?: string | undefined;
  /** What it is about, where that is not one open task. */
  children?: ReactNode;
}

export function HistoryEntry({ entry, shared, many, children }: HistoryEntryProps) {
  const { history, users } = useText();
  const { formatInstant } = useDates();
  const ago = useRelativeTime(entry.at);
  const { kind, by, via, at, more } = entry;
  const changes = shared ?? entry.changes;
  const name = by?.fullName ?? (via === 'system' ? product : users.deleted);
  const hidden = Math.max(0, changes.length - shownChanges) + more;
  return (
    <li className="history-entry">
      {by ? <Avatar {...avatarOf(by)} size={28} decorative /> : <span aria-hidden="true" className="history-nobody" />}
      <div>
        <p className="history-who">
          <span>{name}</span>
          <span>
            {many === undefined ? history.kinds[kind] : history.kindsOfMany[kind](many)}
            {via === 'session' ? '' : ` ${history.vias[via]}`}
          </span>
          <time dateTime={at} title={formatInstant(at)}>
            {ago}
          </time>
        </p>
        {children}
        {changes.length > 0 ? (
          <ul className="history-changes">
            {changes.slice(0, shownChanges).map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the changes of an entry never change
              <ChangeLine key={index} change={change} />
            ))}
            {hidden > 0 ? <li className="history-old">{history.more(hidden)}</li> : null}
          </ul>
        ) : null}
      </div>
    </li>
  );
}
