// The secret of a webhook, once.
import { useWebhooksText } from '#features/webhooks/webhooks-text.ts';
import { announce } from '#lib/announce.ts';
import { useText } from '#lib/text.ts';
import { SecretDialog } from '#ui/secret-dialog.tsx';

export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { tokens } = useText();
  const webhooks = useWebhooksText();
  const { title, text, label, hint } = webhooks.secret;
  const words = { ...tokens.made, title, text, link: label, hint };
  return <SecretDialog secret={secret} words={words} onCopied={() => announce(words.copied)} onClose={onClose} />;
}
