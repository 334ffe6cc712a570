// The error message above a form's button.
import { CircleExclamationPoint } from 'lucide-react';

export function FormError({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className={text === undefined ? undefined : 'form-error'}>
      {text === undefined ? null : (
        <>
          <CircleExclamationPoint aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <p className="wrap-anywhere">{text}</p>
        </>
      )}
    </div>
  );
}
