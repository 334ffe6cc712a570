// The person's API tokens: making one, and revoking them; the reference of the API, and the address at which AI programs use them.
import { mcpPaths } from '@app/contract/mcp/mcp.limits.ts';
import { screens } from '@app/contract/screens.ts';
import { KeyRound } from 'lucide-react';
import { TokenList } from '#features/tokens/token-list.tsx';
import { tokensQuery } from '#features/tokens/tokens.queries.ts';
import { announce } from '#lib/announce.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { Link } from '#lib/link.tsx';
import { useText } from '#lib/text.ts';
import { AccessPanel } from '#screens/settings/access-panel.tsx';
import { CopyLink } from '#ui/copy-link.tsx';

const TokenDialog = lazyOverlay(() => import('#features/tokens/token-dialog.tsx').then((m) => ({ default: m.TokenDialog })), {
  opens: 'layer',
});

export function TokenSettings() {
  const { tokens: words } = useText();
  return (
    <AccessPanel
      words={words}
      icon={<KeyRound />}
      query={tokensQuery}
      list={(tokens) => <TokenList label={words.title} tokens={tokens} />}
      preload={TokenDialog.preload}
      dialog={(close) => <TokenDialog onClose={close} onLoadError={close} />}
    >
      <p className="mt-3">
        <Link to={screens.apiDocs.href()} className="text-13 text-brand-text underline-offset-3 hover:underline">
          {words.reference}
        </Link>
      </p>
      <div className="mt-4 border-t border-line pt-4">
        <CopyLink
          quiet
          link={mcpPaths.all}
          strings={{ ...words.made, ...words.mcp }}
          text={words.mcp.text}
          onCopied={() => announce(words.made.copied)}
        />
      </div>
    </AccessPanel>
  );
}
