// Import in the administration: a file, its mapping and preview, and the imports so far.
import type { ImportPreview } from '@app/contract/imports/imports.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { importsQuery, isGone, type StoredImport, storedPreviewQuery, uploadImport } from '#features/imports/imports.queries.ts';
import { readDraft, removeDraft, writeDraft } from '#lib/draft.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { FilePicker } from '#screens/admin/imports/file-picker.tsx';
import { ImportList } from '#screens/admin/imports/import-list.tsx';
import { ImportSetup } from '#screens/admin/imports/import-setup.tsx';
import { Panel } from '#ui/panel.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const draft = 'import';

export function ImportsTab() {
  const { imports: words } = useText();
  const [stored, setStored] = useState(() => readDraft<StoredImport | null>(draft, null));
  const [picked, setPicked] = useState<ImportPreview>();
  const restored = useQuery(storedPreviewQuery(stored));
  const upload = useMutation(uploadImport);
  const list = useQuery(importsQuery);
  const first = picked ?? restored.data;
  const keep = (now: StoredImport) => writeDraft(draft, now);
  const begin = (preview: ImportPreview) => {
    keep({ id: preview.id, mapping: preview.mapping, isBoardChosen: false });
    setStored(null);
    setPicked(preview);
  };
  const end = () => {
    removeDraft(draft);
    setStored(null);
    setPicked(undefined);
    upload.reset();
  };
  if (first) {
    const isBoardChosen = picked === undefined && stored?.isBoardChosen === true;
    return <ImportSetup key={first.id} first={first} wasBoardChosen={isBoardChosen} onChoose={keep} onEnd={end} />;
  }
  if (stored && restored.isPending) return <Skeleton className="h-40 w-full" />;
  if (restored.isError && !isGone(restored.error))
    return (
      <RegionError
        text={words.loadFailed}
        error={restored.error}
        busy={restored.isFetching}
        onRetry={() => void restored.refetch()}
      />
    );
  return (
    <div className="flex flex-col gap-5">
      <Panel title={words.title} text={words.intro}>
        <FilePicker
          busy={upload.isPending}
          problem={upload.isError ? reasonOf(upload.error) : undefined}
          onPick={(file) => upload.mutate(file, { onSuccess: begin })}
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
