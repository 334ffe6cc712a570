// How a store of files fails, as the operator has to know it.

import type { StoreFailureKind } from '@app/contract/monitoring/monitoring.contract.ts';
import { english } from '@app/texts/english/english.ts';

/** A failure with a sentence for the operator; its cause is what the system or the store said. */
export class StoreFailure extends Error {
  override name = 'StoreFailure';
  readonly kind: StoreFailureKind;

  constructor(kind: StoreFailureKind, cause?: unknown) {
    const said = cause === undefined ? '' : ` (${reasonOf(cause)})`;
    super(`${english.monitoring.storeFailures[kind]}${said}`, { cause });
    this.kind = kind;
  }
}

/** Returns the failure; one that no store has named is one of the disk. */
export function storeFailure(error: unknown): StoreFailure {
  return error instanceof StoreFailure ? error : new StoreFailure('disk', error);
}

function reasonOf(cause: unknown): string {
  const { code, message, errors } = cause as { code?: unknown; message?: unknown; errors?: unknown[] };
  // Of a name with several addresses each has an error of its own.
  if (Array.isArray(errors) && errors[0] !== undefined) return reasonOf(errors[0]);
  return String(message || code || cause);
}
