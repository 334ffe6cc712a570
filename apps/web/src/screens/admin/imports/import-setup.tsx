// The mapping of one file beside a preview of what it makes; starting it. A failed start keeps everything chosen.
import type { ImportMapping, ImportPreview } from '@app/contract/imports/imports.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { importPreviewQuery, type StoredImport, startImport } from '#features/imports/imports.queries.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { MappingPanels } from '#screens/admin/imports/mapping-panels.tsx';
import { PreviewRows } from '#screens/admin/imports/preview-rows.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorText } from '#ui/error-text.tsx';

interface ImportSetupProps {
  first: ImportPreview;
  /** Whether the board was chosen before a reload. */
  wasBoardChosen: boolean;
  /** Gets every choice, to keep it. */
  onChoose: (now: StoredImport) => void;
  onEnd: () => void;
}

export function ImportSetup({ first, wasBoardChosen, onChoose, onEnd }: ImportSetupProps) {
  const { imports: words } = useText();
  const [chosen, setChosen] = useState<ImportMapping>();
  // The first preview needs some board; the person says which one it is before anything is written.
  const [isBoardChosen, setBoardChosen] = useState(wasBoardChosen);
  const [isBoardMissed, setBoardMissed] = useState(false);
  const query = useQuery({ ...importPreviewQuery(first, chosen ?? first.mapping), enabled: chosen !== undefined });
  const start = useMutation(startImport);
  const preview = (chosen && query.data) || first;
  const isLate = chosen !== undefined && (query.isPlaceholderData || query.isPending);
  // While a preview loads, the next change builds on what was chosen last.
  const mapping = isLate || query.isError ? (chosen ?? first.mapping) : preview.mapping;
  const problem = start.error ?? query.error;
  return (
    <section aria-label={words.setup(first.fileName)} aria-busy={isLate} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="me-auto min-w-0">
          <h2 className="text-16 font-semibold tracking-[-.011em] wrap-anywhere">{words.setup(first.fileName)}</h2>
          <p className="text-13 text-ink-2">
            {[words.sources[first.source], first.encoding, words.total(preview.total)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={onEnd}>{words.cancel}</Button>
          <Button
            variant="primary"
            busy={start.isPending}
            disabled={preview.fresh === 0 || isLate}
            onClick={() => (isBoardChosen ? start.mutate({ id: first.id, mapping }, { onSuccess: onEnd }) : setBoardMissed(true))}
          >
            {words.start(preview.fresh)}
          </Button>
        </div>
      </div>
      <p role="status" className="flex flex-wrap gap-2">
        <Badge tone="success">{words.fresh(preview.fresh)}</Badge>
        {preview.known > 0 ? <Badge tone="info">{words.known(preview.known)}</Badge> : null}
        {preview.archived > 0 ? <Badge>{words.archivedOut(preview.archived)}</Badge> : null}
        {preview.problems > 0 ? <Badge tone="danger">{words.problemCount(preview.problems)}</Badge> : null}
      </p>
      {problem ? <ErrorText role="alert">{`${words.startFailed} ${reasonOf(problem)}`}</ErrorText> : null}
      {isBoardMissed && !isBoardChosen ? <ErrorText role="alert">{words.boardRequired}</ErrorText> : null}
      <MappingPanels
        preview={preview}
        mapping={mapping}
        isBoardChosen={isBoardChosen}
        onChange={(change) => {
          const next = { ...mapping, ...change };
          const hasBoard = isBoardChosen || change.workspaceId !== undefined;
          setChosen(next);
          setBoardChosen(hasBoard);
          onChoose({ id: first.id, mapping: next, isBoardChosen: hasBoard });
        }}
      />
      <PreviewRows preview={preview} />
    </section>
  );
}
