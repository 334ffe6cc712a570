// A value once it has rested for a while; an empty one at once.
import { useEffect, useState } from 'react';

/** The value as it was when it last stayed the same for `wait` milliseconds. */
export function useDebounced(value: string, wait: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), value === '' ? 0 : wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return value === '' ? '' : rested;
}
