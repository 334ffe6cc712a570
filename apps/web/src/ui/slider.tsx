// A slider, with its label before it and its value behind it.
import { type CSSProperties, useId } from 'react';
import { cn } from '#lib/cn.ts';
import '#ui/slider.css';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value as a person reads it. */
  says: string;
  onChange: (value: number) => void;
  className?: string | undefined;
}

export function Slider({ label, value, min, max, step, says, onChange, className }: SliderProps) {
  const id = useId();
  return (
    <div className={cn('flex items-center gap-3', className)}>
      <label htmlFor={id} className="text-13 font-medium">
        {label}
      </label>
      <input
        id={id}
        type="range"
        className="slider"
        style={{ '--at': `${(100 * (value - min)) / (max - min)}%` } as CSSProperties}
        value={value}
        min={min}
        max={max}
        step={step}
        aria-valuetext={says}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <span aria-hidden="true" className="w-12 text-end text-12 text-ink-2 tabular-nums">
        {says}
      </span>
    </div>
  );
}
