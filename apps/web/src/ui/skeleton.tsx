// A grey block in the shape of what is coming.
import { cn } from '#lib/cn.ts';

export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={cn('skeleton', className)} />;
}
