// For tests that run outside a page: what modules expect of one.
import { vi } from 'vitest';

/** Stubs the listeners of a page and its document; `vi.unstubAllGlobals` takes them away. */
export function stubPage(): void {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('document', { hidden: false });
}
