// The conversations with the assistant: a list beside the one that is open. On a phone one of the two.
import { screenId } from '@app/contract/screens.ts';
import { useParams } from 'react-router';
import { cn } from '#lib/cn.ts';
import { useBelow } from '#lib/media.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { useText } from '#lib/text.ts';
import { ConversationList } from '#screens/assistant/conversation-list.tsx';
import { ConversationView } from '#screens/assistant/conversation-view.tsx';
import { NewConversation } from '#screens/assistant/new-conversation.tsx';

export function AssistantScreen() {
  const { conversations } = useText();
  const narrow = useBelow('md');
  const id = screenId(useParams()['conversationId']);
  useScreenTitle(conversations.title);
  // An open conversation fills a phone, so that its field stays in sight; of a very low window it takes more.
  const isAlone = narrow && id !== undefined;
  return (
    <div
      className={cn(
        'mx-auto grid w-full max-w-300 gap-5 p-(--page-pad)',
        !narrow && 'h-full grid-cols-[260px_minmax(0,1fr)]',
        isAlone && 'h-full min-h-105 grid-rows-[minmax(0,1fr)]',
      )}
    >
      {narrow && id !== undefined ? null : (
        <div className={cn(narrow ? 'order-2' : '-m-1 min-h-0 overflow-y-auto p-1')}>
          <ConversationList current={id} begins={!narrow} />
        </div>
      )}
      <div className={cn((!narrow || isAlone) && 'min-h-0')}>
        {id === undefined ? <NewConversation /> : <ConversationView key={id} conversationId={id} back={narrow} />}
      </div>
    </div>
  );
}
