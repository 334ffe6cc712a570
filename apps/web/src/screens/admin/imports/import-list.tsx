// The imports so far: progress, result, the report of problems, and Undo.
import type { Import } from '@app/contract/imports/imports.contract.ts';
import { Download, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { isRunning, saveProblems, undoImport } from '#features/imports/imports.queries.ts';
import { useDates } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Panel } from '#ui/panel.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Spinner } from '#ui/spinner.tsx';

export function ImportList({ imports }: { imports: readonly Import[] }) {
  const { imports: words } = useText();
  const [undoing, setUndoing] = useState<Import>();
  const undo = useMutation(undoImport);
  return (
    <Panel rows title={words.list}>
      <ul className="divide-y divide-line">
        {imports.map((each) => (
          <Row key={each.id} of={each} onUndo={() => setUndoing(each)} />
        ))}
      </ul>
      <Confirm
        danger
        open={undoing !== undefined}
        onOpenChange={(open) => open || setUndoing(undefined)}
        title={words.undoTitle}
        text={words.undoText(undoing?.created ?? 0)}
        confirmLabel={words.undo}
        cancelLabel={words.cancel}
        onConfirm={() => undoing && undo.mutate(undoing)}
      />
    </Panel>
  );
}

const tones = {
  previewed: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  undoing: 'info',
  undone: 'neutral',
} as const;

function Row({ of, onUndo }: { of: Import; onUndo: () => void }) {
  const { imports: words } = useText();
  const { formatInstant } = useDates();
  const report = useMutation(saveProblems);
  const { fileName, source, state, total, finished, created, known, archived, problems, kept } = of;
  const counts = [
    words.created(created),
    known > 0 ? words.known(known) : '',
    archived > 0 ? words.archivedOut(archived) : '',
    problems > 0 ? words.problemCount(problems) : '',
    state === 'undone' && kept > 0 ? words.kept(kept) : '',
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-13">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {fileName || words.sources[source]}
          <span role="status">
            <Badge tone={tones[state]}>{words.states[state]}</Badge>
          </span>
        </p>
        <p className="text-12 text-ink-2">
          {[words.sources[source], formatInstant(of.createdAt), ...counts].filter((part) => part !== '').join(' · ')}
        </p>
        {state === 'failed' ? <p className="text-12 text-danger-ink">{words.failedText}</p> : null}
      </div>
      {state === 'running' ? (
        <div className="w-full sm:w-48">
          <ProgressBar label={words.progress(fileName)} percent={(finished / Math.max(1, total)) * 100} />
        </div>
      ) : null}
      {state === 'undoing' ? <Spinner size={16} silent /> : null}
      {problems > 0 && !isRunning(of) ? (
        <Button icon={<Download />} busy={report.isPending} onClick={() => report.mutate(of)}>
          {words.saveProblems}
        </Button>
      ) : null}
      {(state === 'done' || state === 'failed') && created > 0 ? (
        <Button icon={<Undo2 />} aria-label={words.undoNamed(fileName)} onClick={onUndo}>
          {words.undo}
        </Button>
      ) : null}
    </li>
  );
}
