// "Ask" in the header and in the bar at the thumb: opens the assistant.
import { Sparkles } from 'lucide-react';
import { openAssistant } from '#app/assistant/assistant-state.ts';
import { useAriaKeys, useShortcutHint } from '#lib/hotkey.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

export function AskButton() {
  const { ask } = useText().shell;
  const hint = useShortcutHint('assistant');
  const keys = useAriaKeys('assistant');
  return (
    <Button
      variant="ghost"
      icon={<Sparkles />}
      kbd={hint}
      aria-keyshortcuts={keys}
      // The date beside it stays whole on a narrow screen, so only the tooltip and menus tell the key there.
      className="max-lg:[&>.drawn-text]:hidden"
      onClick={openAssistant}
    >
      {ask}
    </Button>
  );
}

export function ThumbAskButton() {
  const { ask } = useText().shell;
  return <IconButton label={ask} icon={<Sparkles />} onClick={openAssistant} />;
}
