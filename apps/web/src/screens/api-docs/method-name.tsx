// The method of an endpoint; reading and the kinds of writing differ by colour, too.
import { cn } from '#lib/cn.ts';

const tones: Record<string, string> = {
  GET: 'text-info-ink',
  POST: 'text-success-ink',
  PUT: 'text-warning-ink',
  PATCH: 'text-warning-ink',
  DELETE: 'text-danger-ink',
};

export function MethodName({ method, className }: { method: string; className?: string }) {
  return <span className={cn('api-docs-method', tones[method], className)}>{method}</span>;
}
