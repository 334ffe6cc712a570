// A row of the security settings: a heading, a sentence, and the button that opens the rest below it.
import { type ReactNode, useId, useState } from 'react';
import { useSecurityText } from '#screens/profile/security/security-text.ts';
import { Button } from '#ui/button.tsx';

interface RowProps {
  title: string;
  text: string;
}

export function FoldedRow({ title, text, children }: RowProps & { children: ReactNode }) {
  const { show, hide } = useSecurityText();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="py-3">
      <div className="flex items-center gap-4">
        <Heading id={`${id}-title`} title={title} text={text} />
        <Button
          id={`${id}-button`}
          aria-labelledby={`${id}-button ${id}-title`}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? hide : show}
        </Button>
      </div>
      {open ? (
        <div id={id} className="mt-2">
          {children}
        </div>
      ) : null}
    </div>
  );
}

function Heading({ id, title, text }: RowProps & { id: string }) {
  return (
    <div className="min-w-0 flex-1">
      <h3 id={id} className="text-13 font-medium">
        {title}
      </h3>
      <p className="text-12 text-pretty text-ink-3">{text}</p>
    </div>
  );
}
