// The skeleton of the members.
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';

export function MembersSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4 rounded-xl bg-surface p-4 shadow-card">
      {['w-40', 'w-52', 'w-36', 'w-48'].map((width) => (
        <div key={width} className="flex items-center gap-3">
          <Skeleton className="size-8 rounded-full!" />
          <div className="flex flex-col gap-2">
            <Skeleton className={`h-3 ${width}`} />
            <Skeleton className="h-2.5 w-28" />
          </div>
        </div>
      ))}
      <Spinner className="sr-only" />
    </div>
  );
}
