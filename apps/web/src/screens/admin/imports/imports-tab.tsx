// Import in the administration: a file, its mapping and preview, and the imports so far.
import type { ImportPreview } from '@app/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { importsQuery, uploadImport } from '#features/imports/imports.queries.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { FilePicker } from '#screens/admin/imports/file-picker.tsx';
import { ImportList } from '#screens/admin/imports/import-list.tsx';
import { ImportSetup } from '#screens/admin/imports/import-setup.tsx';
import { Panel } from '#ui/panel.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function ImportsTab() {
  const { imports: words } = useText('accountAdmin');
  const [first, setFirst] = useState<ImportPreview>();
  const upload = useMutation(uploadImport);
  const list = useQuery(importsQuery);
  const end = () => {
    setFirst(undefined);
    upload.reset();
  };
  if (first) return <ImportSetup key={first.id} first={first} onEnd={end} />;
  return (
    <div className="flex flex-col gap-5">
      <Panel title={words.title} text={words.intro}>
        <FilePicker
          busy={upload.isPending}
          problem={upload.isError ? reasonOf(upload.error) : undefined}
          onPick={(file) => upload.mutate(file, { onSuccess: setFirst })}
        />
      </Panel>
      {list.isError && !list.data ? (
        <RegionError text={words.loadFailed} error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
      ) : list.isPending ? (
        <Skeleton className="h-40 w-full" />
      ) : list.data.length > 0 ? (
        <ImportList imports={list.data} />
      ) : null}
    </div>
  );
}
