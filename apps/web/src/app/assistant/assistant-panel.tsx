// The assistant's panel: a small view of one conversation, which stays from board to board. It stands beside the screen where
// there is room, and is a dialog over a narrow screen, another dialog, or the assistant's own page.
import { screens } from '@app/contract/screens.ts';
import { useLocation } from 'react-router';
import { AssistantAside } from '#app/assistant/assistant-aside.tsx';
import { assistantPlace } from '#app/assistant/assistant-state.ts';
import { PanelConversation } from '#app/assistant/panel-conversation.tsx';
import { useBelow } from '#lib/media.ts';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { Dialog } from '#ui/dialog.tsx';
import '#app/assistant/assistant-panel.css';

export function AssistantPanel({ onClose }: { onClose: () => void }) {
  const { ask } = useText();
  const isOver = useStore(assistantPlace) === 'over';
  const isNarrow = useBelow('xl');
  const { pathname } = useLocation();
  if (isOver || isNarrow) {
    return (
      <Dialog
        open
        size="md"
        title={ask.title}
        description={ask.intro}
        onOpenChange={(open) => !open && onClose()}
        onOpenAutoFocus={focusField}
      >
        <PanelConversation onClose={onClose} onLeave={onClose} />
      </Dialog>
    );
  }
  // The page shows the conversation itself.
  if (pathname.startsWith(screens.assistant.href())) return null;
  return (
    <AssistantAside onClose={onClose}>
      <PanelConversation onClose={onClose} onLeave={() => undefined} />
    </AssistantAside>
  );
}

/** The field is below the messages, whose buttons come first. */
function focusField(event: Event): void {
  const field = event.target instanceof HTMLElement ? event.target.querySelector('textarea') : null;
  if (!field) return;
  event.preventDefault();
  field.focus();
}
