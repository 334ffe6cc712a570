// Names what blocks a task that somebody is about to finish or has finished, also what they do not see. It is no lock.
import { type BlockersSeen, blockersText } from '@app/contract/relations/relations.rules.ts';
import { Ban } from 'lucide-react';
import { useText } from '#lib/text.ts';
import '#features/tasks/relations/relations.css';

export function BlockedNote({ isDone, blocked }: { isDone: boolean; blocked: BlockersSeen }) {
  const { relations: words } = useText();
  return (
    <div className="relation-blocked">
      <Ban size={16} aria-hidden="true" />
      <p>{`${isDone ? words.doneBlocked : words.kinds.blockedBy} ${blockersText(blocked, words.hiddenBlocker)}`}</p>
    </div>
  );
}
