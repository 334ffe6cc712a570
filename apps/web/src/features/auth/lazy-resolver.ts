// Loads the validation of a form after the form has rendered: schemas and Zod are too heavy for a first screen.
import type { FieldValues, Resolver } from 'react-hook-form';

interface LateResolver<Values extends FieldValues> {
  resolver: Resolver<Values>;
  /** Preloads the schema. */
  load(): Promise<void>;
}

/**
 * Returns a resolver that waits for its schema. If the schema cannot be loaded, the form is sent unchecked, and the server
 * validates it.
 */
export function lazyResolver<Values extends FieldValues>(load: () => Promise<Resolver<Values>>): LateResolver<Values> {
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
