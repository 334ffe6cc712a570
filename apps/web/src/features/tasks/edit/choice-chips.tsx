// A row of chips for several choices; a locked chip stays chosen.
import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tooltip } from '#ui/tooltip.tsx';
import '#features/tasks/edit/task-form.css';

interface Choice {
  value: string;
  label: string;
  icon?: ReactNode;
  chosen: boolean;
  locked?: boolean | undefined;
}

interface ChoiceChipsProps {
  label: string;
  choices: readonly Choice[];
  /** Why a locked chip stays. */
  lockedText?: string | undefined;
  onToggle: (value: string) => void;
  /** Shown if there are no chips. */
  none?: string | undefined;
}

export function ChoiceChips({ label, choices, lockedText, onToggle, none }: ChoiceChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 font-medium">{label}</legend>
      {choices.length === 0 && none ? <p className="text-13 text-ink-3">{none}</p> : null}
      <div className="chips">
        {choices.map((choice) => {
          const chip = (
            <button
              key={choice.value}
              type="button"
              aria-pressed={choice.chosen}
              aria-disabled={choice.locked || undefined}
              onClick={() => !choice.locked && onToggle(choice.value)}
              className="choice-chip"
            >
              {choice.icon}
              <span className="truncate">{choice.label}</span>
              {choice.locked ? <Lock size={12} aria-hidden="true" /> : null}
              {choice.chosen && !choice.locked ? <Check size={12} aria-hidden="true" /> : null}
            </button>
          );
          return choice.locked && lockedText ? (
            <Tooltip key={choice.value} label={lockedText}>
              {chip}
            </Tooltip>
          ) : (
            chip
          );
        })}
      </div>
    </fieldset>
  );
}
