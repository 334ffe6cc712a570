// A field of a form: label, control, and one reserved line for the hint or the error.
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '#lib/cn.ts';

/** Spread onto the control. */
interface ControlProps {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The word after the label of an optional field. */
  optional?: string | undefined;
  /** Reserves no line for an error. */
  dense?: boolean | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, hint, error, optional, dense, className, children }: FieldProps) {
  const id = useId();
  const note = `${id}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  return (
    <div className={cn('flex min-w-0 flex-col', className)}>
      <label htmlFor={id} className="mb-1.5 text-13 font-medium">
        {label}
        {optional === undefined ? null : (
          <>
            {/* A gap that is only drawn is not read. */}{' '}
            <span className="ms-0.5 text-12 font-normal text-ink-3">{optional}</span>
          </>
        )}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': hasNote ? note : undefined,
      })}
      <p id={note} className={cn('field-note', !dense && 'min-h-5', error !== undefined && 'text-danger-ink')}>
        {error === undefined ? null : <CircleAlert className="mt-0.5 size-3 shrink-0" aria-hidden="true" />}
        {error ?? hint}
      </p>
    </div>
  );
}
