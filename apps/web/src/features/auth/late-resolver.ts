// What judges a form, loaded once the form stands: the schemas and what checks them are no part of a first screen.
import type { FieldValues, Resolver } from 'react-hook-form';

interface LateResolver<Values extends FieldValues> {
  resolver: Resolver<Values>;
  /** Loads it before it is asked. */
  load(): Promise<void>;
}

/** A resolver that waits for its schema; where that cannot be loaded the form is sent as it is, and the server judges it. */
export function lateResolver<Values extends FieldValues>(load: () => Promise<Resolver<Values>>): LateResolver<Values> {
  return {
    resolver: async (values, context, options) => {
      const judge = await load().catch(() => undefined);
      return judge ? judge(values, context, options) : { values, errors: {} };
    },
    load: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
  };
}
