// The choice of a column's colour: radio buttons as swatches, each with its name.
import { type ColumnColor, columnColors } from '@app/contract/limits.ts';
import { useId } from 'react';
import { useText } from '#lib/text.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import '#screens/workspace/board/columns/columns.css';

interface ColorChoiceProps {
  value: ColumnColor | null;
  onChange: (value: ColumnColor | null) => void;
}

export function ColorChoice({ value, onChange }: ColorChoiceProps) {
  const { columns: words } = useText();
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 font-medium">{words.color}</legend>
      <div className="flex flex-wrap gap-2">
        {[null, ...columnColors].map((color) => {
          const label = words.colors[color ?? 'none'];
          return (
            <Tooltip key={label} label={label}>
              <label className="color-swatch" data-color={color ?? undefined}>
                <input
                  type="radio"
                  name={group}
                  className="sr-only"
                  checked={value === color}
                  aria-label={label}
                  onChange={() => onChange(color)}
                />
              </label>
            </Tooltip>
          );
        })}
      </div>
    </fieldset>
  );
}
