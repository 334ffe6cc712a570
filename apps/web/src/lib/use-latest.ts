// What the screen shows last, for functions that run after a render.
import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * Returns a ref of the value of the last commit, which every layout effect sees. Written in render, it could be the value of a
 * render that React has dropped.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
