// The words of a model: Markdown in which no link, picture or mention works; `#12` is a link to a task that the person sees.
import type { ConversationMessage } from '@app/contract/conversations/conversations.contract.ts';
import { screens } from '@app/contract/screens.ts';
import { Fragment, type ReactNode } from 'react';
import { Markdown } from '#features/markdown/markdown.tsx';
import { Link } from '#lib/link.tsx';

interface ModelWordsProps {
  text: string;
  tasks: ConversationMessage['tasks'];
  /** A link was followed. */
  onLeave: () => void;
}

export function ModelWords({ text, tasks, onLeave }: ModelWordsProps) {
  return <Markdown className="text-14" text={text} drawWords={(words) => withTaskLinks(words, tasks, onLeave)} />;
}

function withTaskLinks(words: string, tasks: ConversationMessage['tasks'], onLeave: () => void): ReactNode {
  return words.split(/(#\d{1,10})\b/).map((part, index) => {
    const task = part.startsWith('#') ? tasks.find(({ id }) => part === `#${id}`) : undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <Fragment key={index}>
        {task ? (
          <Link to={screens.task.href(task.id)} onClick={onLeave} className="text-brand-text underline underline-offset-2">
            {task.title}
          </Link>
        ) : (
          part
        )}
      </Fragment>
    );
  });
}
