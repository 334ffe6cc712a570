// The frame of the pages for signed-out people: the card on the left, a presentation of the product on the right.
import { product } from '@app/contract/limits.ts';
import type { ReactNode } from 'react';
import { MarketingPanel } from '#features/auth/marketing-panel.tsx';
import { useBelow } from '#lib/media.ts';
import '#styles/auth.css';

export function AuthFrame({ children }: { children: ReactNode }) {
  const narrow = useBelow('md');
  return (
    <div className="auth">
      <main id="content" className="auth-main">
        <p className="auth-mark">
          <img src="/mark.svg" alt="" width={28} height={28} />
          {product}
        </p>
        {children}
      </main>
      {narrow ? null : <MarketingPanel />}
    </div>
  );
}
