// Offers what a model can do with a description, and into which language it translates.

import { languageNames } from '@app/contract/languages/languages.rules.ts';
import { type Language, languages } from '@app/contract/limits.ts';
import { type RewriteKind, rewriteKinds } from '@app/contract/suggestions/suggestions.limits.ts';
import { useId } from 'react';
import { useText } from '#lib/text.ts';
import { Select } from '#ui/select.tsx';

interface RewriteChoiceProps {
  kind: RewriteKind;
  onKind: (kind: RewriteKind) => void;
  language: Language;
  onLanguage: (language: Language) => void;
}

export function RewriteChoice({ kind, onKind, language, onLanguage }: RewriteChoiceProps) {
  const { suggestions } = useText();
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="sr-only">{suggestions.rewrite}</legend>
      {rewriteKinds.map((each) => (
        <label key={each} className="flex min-h-8 items-center gap-2.5 text-13">
          <input
            type="radio"
            name={name}
            checked={kind === each}
            onChange={() => onKind(each)}
            className="size-4 accent-(--accent)"
          />
          {suggestions.rewriteKinds[each]}
        </label>
      ))}
      {kind === 'translate' ? (
        <Select
          label={suggestions.rewriteLanguage}
          className="mt-1 w-auto! self-start"
          value={language}
          onChange={(value) => onLanguage(value as Language)}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
      ) : null}
    </fieldset>
  );
}
