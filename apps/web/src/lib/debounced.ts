// A debounced value; an empty value passes at once.
import { useEffect, useState } from 'react';

/** Returns the value after it has stayed the same for `wait` milliseconds. */
export function useDebounced(value: string, wait: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), value === '' ? 0 : wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return value === '' ? '' : rested;
}
