// The person's API tokens: making one, and revoking them.
import { KeyRound } from 'lucide-react';
import { CurrentPasswordField } from '#features/auth/current-password-field.tsx';
import { TokenList } from '#features/tokens/token-list.tsx';
import { tokensQuery } from '#features/tokens/tokens.queries.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useText } from '#lib/text.ts';
import { AccessPanel } from '#screens/settings/access-panel.tsx';

const TokenDialog = lazyOverlay(() => import('#features/tokens/token-dialog.tsx').then((m) => ({ default: m.TokenDialog })), {
  opens: 'layer',
});

export function TokenSettings() {
  const { tokens: words } = useText('accountAdmin');
  return (
    <AccessPanel
      words={words}
      icon={<KeyRound />}
      query={tokensQuery}
      list={(tokens) => <TokenList label={words.title} tokens={tokens} />}
      preload={TokenDialog.preload}
      dialog={(close) => <TokenDialog PasswordField={CurrentPasswordField} onClose={close} onLoadError={close} />}
    />
  );
}
