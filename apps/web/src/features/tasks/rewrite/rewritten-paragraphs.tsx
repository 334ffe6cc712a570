// Each paragraph of a description with the model's words beside it, below each other on a phone. Both are plain text.
import { partsOf } from '@app/contract/suggestions/paragraphs.rules.ts';
import type { Rewritten } from '#features/suggestions/suggestions.queries.ts';
import { useText } from '#lib/text.ts';
import { Checkbox } from '#ui/checkbox.tsx';

interface RewrittenParagraphsProps {
  rewritten: Rewritten & { accepted: readonly number[] };
  onAccept: (places: number[]) => void;
}

export function RewrittenParagraphs({ rewritten: { description, paragraphs, accepted }, onAccept }: RewrittenParagraphsProps) {
  const { suggestions } = useText();
  const parts = partsOf(description);
  const all = paragraphs.map(({ place }) => place);
  const isAll = all.every((place) => accepted.includes(place));
  return (
    <div className="flex flex-col gap-3">
      {paragraphs.length > 1 ? (
        <Accept label={suggestions.acceptAll} checked={isAll} onChange={(next) => onAccept(next ? all : [])} />
      ) : null}
      <ol aria-label={suggestions.paragraphs} className="flex flex-col gap-3">
        {paragraphs.map(({ place, text }, index) => (
          <li key={place} className="flex flex-col gap-2 rounded-lg border border-line p-3">
            <div className="grid gap-3 md:grid-cols-2">
              <Words title={suggestions.wordsNow} text={parts[place]?.text ?? ''} muted />
              <Words title={suggestions.wordsSuggested} text={text} />
            </div>
            <Accept
              label={suggestions.acceptParagraph(index + 1)}
              checked={accepted.includes(place)}
              onChange={(next) => onAccept(next ? [...accepted, place] : accepted.filter((each) => each !== place))}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Words({ title, text, muted }: { title: string; text: string; muted?: boolean }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1 text-12 font-medium text-ink-2">{title}</h3>
      <p className={`text-13 break-words whitespace-pre-wrap ${muted ? 'text-ink-2' : ''}`}>{text}</p>
    </div>
  );
}

function Accept({ label, checked, onChange }: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <div className="flex items-center gap-2">
      <Checkbox label={label} checked={checked} onChange={onChange} />
      <span aria-hidden="true" className="text-13">
        {label}
      </span>
    </div>
  );
}
