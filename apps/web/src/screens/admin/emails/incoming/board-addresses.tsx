// The addresses of the boards: on or off, copied, replaced.
import type { BoardAddress } from '@app/contract/incoming-mails/incoming-mails.contract.ts';
import { Copy, RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { changeBoardAddress } from '#features/incoming-mails/incoming-mails.queries.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Confirm } from '#ui/confirm.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Switch } from '#ui/switch.tsx';

export function BoardAddresses({ boards }: { boards: readonly BoardAddress[] }) {
  const { boards: words } = useText().incomingMails;
  return (
    <Panel rows title={words.title} text={words.text}>
      {boards.length === 0 ? (
        <p className="text-13 text-ink-2">{words.none}</p>
      ) : (
        <ul aria-label={words.label} className="divide-y divide-line">
          {boards.map((board) => (
            <Row key={board.workspaceId} board={board} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Row({ board: { workspaceId, workspaceName, address, isOn } }: { board: BoardAddress }) {
  const { boards: words } = useText().incomingMails;
  const name = useNames().department(workspaceName);
  const id = useId();
  const [asks, setAsks] = useState(false);
  const change = useMutation(changeBoardAddress);
  const wanted = change.isPending ? change.variables.isOn : undefined;

  function submit(body: { isOn: boolean; newSecret?: boolean }) {
    const variables = { workspaceId, ...body };
    change.mutate(variables);
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(address ?? '');
      toast({ title: words.copied, text: address ?? '' });
    } catch {
      toast({ title: words.copyByHand, kind: 'destructive' });
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p id={id} className="text-13 font-medium">
          {name}
        </p>
        <p className="text-12 wrap-anywhere text-ink-2">{isOn && address !== null ? address : words.off}</p>
      </div>
      <div className="flex flex-none items-center gap-1">
        {isOn && address !== null ? (
          <>
            <IconButton label={words.copyNamed(name)} icon={<Copy />} onClick={() => void copy()} />
            <IconButton label={words.renewNamed(name)} icon={<RefreshCw />} onClick={() => setAsks(true)} />
          </>
        ) : null}
        <Switch label={words.switchOn(name)} checked={wanted ?? isOn} onChange={(next) => submit({ isOn: next })} />
      </div>
      <Confirm
        open={asks}
        onOpenChange={setAsks}
        title={words.renewTitle}
        text={words.renewText(name)}
        confirmLabel={words.renew}
        cancelLabel={words.cancel}
        onConfirm={() => submit({ isOn: true, newSecret: true })}
      />
    </li>
  );
}
