// A grey placeholder in the shape of the content.
import { cn } from '#lib/cn.ts';

export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={cn('skeleton', className)} />;
}
