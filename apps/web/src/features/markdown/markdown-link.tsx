// A link of a text: navigates within the product, or opens a tab without access to this one.
import type { ReactNode } from 'react';
import { linkTarget } from '#features/markdown/link-target.ts';
import { Link } from '#lib/link.tsx';

export function MarkdownLink({ address, children }: { address: string; children: ReactNode }) {
  const target = linkTarget(address, location.origin);
  if (!target) return children;
  if ('to' in target) return <Link to={target.to}>{children}</Link>;
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer nofollow" title={target.href}>
      {children}
    </a>
  );
}
