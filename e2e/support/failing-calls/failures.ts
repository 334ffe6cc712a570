// The ways in which a call fails.
import type { Route } from '@playwright/test';

export type Kind = keyof typeof kinds;
const page200 = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in to this network</title>' };
export const kinds = {
  'a failure': (route: Route) => route.fulfill({ status: 500, json: { message: 'Broken.', error: 'unexpected' } }),
  'no connection': (route: Route) => route.abort(),
  'a page': (route: Route) => route.fulfill(page200),
  null: (route: Route) => route.fulfill({ json: null }),
  'the other braces': (route: Route, real: unknown) => route.fulfill({ json: Array.isArray(real) ? {} : [] }),
  'empty things': (route: Route, real: unknown) => route.fulfill({ json: Array.isArray(real) ? [{}] : {} }),
  // Never answered.
  silence: () => Promise.resolve(),
};
export const names = Object.keys(kinds) as Kind[];
