// The person's conversations, the latest first, each with its menu.
import type { Conversation } from '@app/contract/conversations/conversations.contract.ts';
import { screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { Download, Ellipsis, MessageSquarePlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { conversationsQuery, exportConversation, removeConversation } from '#features/conversations/conversations.queries.ts';
import { stopReply } from '#features/conversations/replies.ts';
import { useRelativeTime } from '#lib/dates.ts';
import { Link, NavLink } from '#lib/link.tsx';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { RenameDialog } from '#screens/assistant/rename-dialog.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface ConversationListProps {
  current: number | undefined;
  /** Whether a button begins a conversation; a phone shows the field for a new one above the list. */
  begins: boolean;
}

export function ConversationList({ current, begins }: ConversationListProps) {
  const { conversations } = useText();
  const { data: list, error, isFetching, refetch } = useQuery(conversationsQuery);
  return (
    <nav aria-label={conversations.list} className="flex flex-col gap-2">
      {begins ? (
        <Link
          to={screens.assistant.href()}
          className="button button-md button-secondary w-full justify-center bg-surface text-ink-1 hover:bg-hover"
        >
          <MessageSquarePlus size={16} aria-hidden="true" />
          {conversations.begin}
        </Link>
      ) : null}
      {error && !list ? (
        <RegionError text={conversations.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {list || error ? null : ['first', 'second', 'third'].map((name) => <Skeleton key={name} className="h-11 w-full" />)}
      {list?.length === 0 ? <p className="px-2 py-3 text-13 text-ink-2">{conversations.none}</p> : null}
      {list && list.length > 0 ? (
        <ul className="flex flex-col gap-0.5">
          {list.map((conversation) => (
            <Row key={conversation.id} conversation={conversation} isCurrent={conversation.id === current} />
          ))}
        </ul>
      ) : null}
    </nav>
  );
}

function Row({ conversation, isCurrent }: { conversation: Conversation; isCurrent: boolean }) {
  const { conversations } = useText();
  const navigate = useNavigate();
  const [asking, ask] = useState<'name' | 'removal'>();
  const { mutate: saveAsFile } = useMutation(exportConversation);
  const { mutate: remove } = useMutation(removeConversation);
  const name = conversation.name || conversations.unnamed;
  const when = useRelativeTime(conversation.updatedAt);
  const close = () => ask(undefined);
  function leave(): void {
    // Its last event would put the conversation back into the list.
    stopReply(conversation.id);
    if (isCurrent) void navigate(screens.assistant.href(), { replace: true });
  }
  return (
    <li className="group flex items-center rounded-md hover:bg-hover has-aria-[current=page]:bg-hover">
      <NavLink
        to={screens.assistant.href(conversation.id)}
        className="flex min-h-11 min-w-0 flex-1 flex-col justify-center px-2 py-1"
      >
        <span className="truncate text-13 font-medium">{name}</span>
        <span className="text-12 text-ink-3">{when}</span>
      </NavLink>
      <Menu
        align="end"
        trigger={<IconButton small label={conversations.actions(name)} icon={<Ellipsis />} />}
        items={[
          { label: conversations.rename, icon: <Pencil />, onSelect: () => ask('name') },
          { label: conversations.exportFile, icon: <Download />, onSelect: () => saveAsFile(conversation) },
          'separator',
          { label: conversations.remove, icon: <Trash2 />, danger: true, onSelect: () => ask('removal') },
        ]}
      />
      {asking === 'name' ? <RenameDialog conversation={conversation} onClose={close} /> : null}
      <Confirm
        open={asking === 'removal'}
        onOpenChange={close}
        title={conversations.removeTitle}
        text={conversations.removeText(name)}
        confirmLabel={conversations.remove}
        cancelLabel={conversations.cancel}
        danger
        onConfirm={() => remove(conversation, { onSuccess: leave })}
      />
    </li>
  );
}
