// The person's API tokens: making one, and revoking them.
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { CurrentPasswordField } from '#features/auth/current-password-field.tsx';
import { TokenList } from '#features/tokens/token-list.tsx';
import { tokensQuery } from '#features/tokens/tokens.queries.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Panel } from '#ui/panel.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const TokenDialog = lazyOverlay(() => import('#features/tokens/token-dialog.tsx').then((m) => ({ default: m.TokenDialog })), {
  opens: 'layer',
});

export function TokenSettings() {
  const { tokens: words } = useText('accountAdmin');
  const { data, isError, error, isFetching, refetch } = useQuery(tokensQuery);
  const [isMaking, setMaking] = useState(false);
  const close = () => setMaking(false);
  const button = (
    <Button icon={<Plus />} onPointerEnter={TokenDialog.preload} onClick={() => setMaking(true)}>
      {words.make}
    </Button>
  );
  return (
    <Panel title={words.title} text={words.text}>
      {data === undefined ? (
        isError ? (
          <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-24 w-full" />
        )
      ) : data.length === 0 ? (
        <Empty icon={<KeyRound />} title={words.none} action={button} />
      ) : (
        <>
          <TokenList label={words.title} tokens={data} />
          <div className="mt-3">{button}</div>
        </>
      )}
      {isMaking ? <TokenDialog PasswordField={CurrentPasswordField} onClose={close} onLoadError={close} /> : null}
    </Panel>
  );
}
