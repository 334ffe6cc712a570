// Hints under the title of a new task: similar tasks, and the checklist that such tasks used. They never take the focus or a key.
import type { TitleHints as Hints } from '@app/contract/hints/hints.contract.ts';
import { hintLimits } from '@app/contract/hints/hints.limits.ts';
import { screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { HintLine } from '#features/hints/hint-line.tsx';
import { titleHintsQuery, useIsWanted } from '#features/hints/hints.queries.ts';
import { useDebounced } from '#lib/debounced.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';

interface TitleHintsProps {
  title: string;
  department: string;
  /** Uses a checklist template; without it none is offered. */
  onTemplate?: ((template: NonNullable<Hints['template']>) => void) | undefined;
}

export function TitleHints({ title, department, onTemplate }: TitleHintsProps) {
  const { hints } = useText();
  const names = useNames();
  const wantsSimilar = useIsWanted('similarTitle');
  const wantsChecklist = useIsWanted('likelyChecklist') && onTemplate !== undefined;
  const debounced = useDebounced(title, hintLimits.pause);
  const { data } = useQuery({
    ...titleHintsQuery(debounced, department),
    enabled: (wantsSimilar || wantsChecklist) && debounced.trim().length >= hintLimits.title,
  });
  const isTyped = title.trim().length >= hintLimits.title;
  const similar = wantsSimilar && isTyped ? (data?.similar ?? []) : [];
  const template = wantsChecklist && isTyped ? data?.template : null;
  if (similar.length === 0 && !template) return null;
  return (
    <div className="hints">
      {similar.length > 0 ? (
        <HintLine kind="similarTitle">
          <span>{hints.similar}</span>
          <ul className="contents">
            {similar.map((task) => (
              <li key={task.id} className="flex min-w-0 items-baseline gap-1">
                {/* In a tab of its own, because the new task is being typed here. */}
                <a href={screens.task.href(task.id)} target="_blank" rel="noreferrer" className="hint-link">
                  <span className="truncate">{task.title}</span>
                </a>
                <span className="text-ink-3">{names.status(task.status)}</span>
              </li>
            ))}
          </ul>
        </HintLine>
      ) : null}
      {template ? (
        <HintLine kind="likelyChecklist">
          <button type="button" className="hint-chip" onClick={() => onTemplate?.(template)}>
            <ListChecks size={12} aria-hidden="true" />
            <span className="truncate">{hints.withTemplate(template.name)}</span>
          </button>
        </HintLine>
      ) : null}
    </div>
  );
}
