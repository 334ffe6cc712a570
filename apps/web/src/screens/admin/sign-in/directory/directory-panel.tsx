// The company's directory: what is set up, what the last synchronisation did, and setting it up, testing and changing it.
import type { Directory } from '@app/contract/directories/directories.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { directoryQuery, removeDirectory, synchroniseDirectory } from '#features/directories/directories.queries.ts';
import { useDirectoryText } from '#features/directories/directory-text.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { DirectoryRunState } from '#screens/admin/sign-in/directory/directory-run-state.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Panel } from '#ui/panel.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const DirectoryDialog = lazyOverlay(
  () => import('#screens/admin/sign-in/directory/directory-dialog.tsx').then((m) => ({ default: m.DirectoryDialog })),
  { opens: 'layer' },
);
const DirectoryTestDialog = lazyOverlay(
  () => import('#screens/admin/sign-in/directory/directory-test-dialog.tsx').then((m) => ({ default: m.DirectoryTestDialog })),
  { opens: 'layer' },
);

export function DirectoryPanel() {
  const words = useDirectoryText();
  const { data, error, isError, isFetching, refetch } = useQuery(directoryQuery);
  const [opened, open] = useState<'edit' | 'test'>();
  const close = () => open(undefined);
  return (
    <Panel title={words.title} text={words.text}>
      {data === undefined ? (
        isError ? (
          <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-24 w-full" />
        )
      ) : data.isSet ? (
        <Present directory={data} onOpen={open} />
      ) : (
        <>
          <p className="text-13 text-pretty text-ink-2">{words.none}</p>
          <Button className="mt-3" onPointerEnter={DirectoryDialog.preload} onClick={() => open('edit')}>
            {words.add}
          </Button>
        </>
      )}
      {data && opened === 'edit' ? <DirectoryDialog directory={data} onClose={close} onLoadError={close} /> : null}
      {opened === 'test' ? <DirectoryTestDialog onClose={close} onLoadError={close} /> : null}
    </Panel>
  );
}

function Present({ directory, onOpen }: { directory: Directory; onOpen: (dialog: 'edit' | 'test') => void }) {
  const words = useDirectoryText();
  const [isLeaving, leave] = useState(false);
  const remove = useMutation(removeDirectory);
  const synchronise = useMutation(synchroniseDirectory);
  const { name, url, enabled, people, fromEnvironment, passwordUnreadable, run } = directory;
  const onError = (error: Error) => toast({ title: words.failed, text: reasonOf(error), kind: 'destructive' });
  const isBusy = run?.state === 'waiting' || run?.state === 'running' || synchronise.isPending;
  const begin = (leaving: number) => synchronise.mutate(leaving, { onError });
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h3 className="text-13 font-medium wrap-anywhere">{name}</h3>
        <p className="text-12 wrap-anywhere text-ink-3">{url}</p>
        <p className="text-12 text-pretty text-ink-2">{[enabled ? words.on : words.off, words.people(people)].join(' · ')}</p>
        {passwordUnreadable ? <p className="text-12 text-pretty text-warning-ink">{words.passwordUnreadable}</p> : null}
        {fromEnvironment ? <p className="text-12 text-pretty text-ink-3">{words.fromEnvironment}</p> : null}
      </div>
      {run ? <DirectoryRunState run={run} busy={isBusy} onAllow={begin} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button onPointerEnter={DirectoryTestDialog.preload} onClick={() => onOpen('test')}>
          {words.test}
        </Button>
        {enabled ? (
          <Button disabled={isBusy} onClick={() => begin(0)}>
            {words.synchronise}
          </Button>
        ) : null}
        {fromEnvironment ? null : (
          <>
            <Button onPointerEnter={DirectoryDialog.preload} onClick={() => onOpen('edit')}>
              {words.edit}
            </Button>
            <Button busy={remove.isPending} onClick={() => leave(true)}>
              {words.remove}
            </Button>
          </>
        )}
      </div>
      <Confirm
        danger
        open={isLeaving}
        onOpenChange={leave}
        title={words.removeTitle(name)}
        text={words.removeText(people)}
        confirmLabel={words.remove}
        cancelLabel={words.cancel}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => toast({ title: words.removed }), onError })}
      />
    </div>
  );
}
