// One hint, with the button that dismisses its kind for good.
import type { HintKind } from '@app/contract/hints/hints.rules.ts';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDismiss } from '#features/hints/hints.queries.ts';
import { useText } from '#lib/text.ts';
import { IconButton } from '#ui/icon-button.tsx';
import '#features/hints/hints.css';

export function HintLine({ kind, children }: { kind: HintKind; children: ReactNode }) {
  const { hints } = useText();
  const dismiss = useDismiss();
  return (
    <section className="hint" aria-label={hints.label}>
      <div className="hint-text">{children}</div>
      <IconButton small label={hints.dismiss} icon={<X />} onClick={() => dismiss(kind)} />
    </section>
  );
}
