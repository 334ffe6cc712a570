// A form for signed-out people: focuses its first field and shows an error at every field.
import { useLayoutEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { RequestError } from '#lib/call.ts';
import { isTyping } from '#lib/overlays.ts';
import { useTextOf } from '#lib/text.ts';

interface AuthForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Returns the error of a field as a sentence. */
  problem: (name: Path<Values>) => string | undefined;
  /** Shows the server's errors at the fields that it names. */
  showFields: (failure: Error) => void;
}

interface Options<Values extends FieldValues> {
  /** Without it, each field is registered with its rule. */
  resolver?: Resolver<Values>;
  values: DefaultValues<Values>;
  /** The field that gets the focus. */
  first: Path<Values>;
  /** Focuses it also on touch devices, where that opens the keyboard. */
  always?: boolean;
}

export function useAuthForm<Values extends FieldValues>(options: Options<Values>): AuthForm<Values> {
  const { resolver, values, first, always = false } = options;
  const textOf = useTextOf();
  const form = useForm<Values>({
    ...(resolver && { resolver }),
    mode: 'onBlur',
    reValidateMode: 'onChange',
    defaultValues: values,
  });
  const { errors } = form.formState;
  const { setFocus } = form;
  const focused = useRef<Path<Values>>(undefined);
  // A layout effect: typing works from the first frame, and a person who is already typing keeps the focus.
  useLayoutEffect(() => {
    // React runs this again when it shows a part that it hid while something beside it loaded.
    if (focused.current === first) return;
    focused.current = first;
    if (isTyping(document.activeElement)) return;
    if (always || matchMedia('(pointer: fine)').matches) setFocus(first);
  }, [always, first, setFocus]);

  return {
    form,
    problem: (name) => {
      const message = errors[name]?.message;
      return typeof message === 'string' && message !== '' ? textOf(message) : undefined;
    },
    showFields: (failure) => {
      const fields = failure instanceof RequestError ? (failure.body.fields ?? {}) : {};
      const named = Object.entries(fields).filter(([name]) => name in values);
      for (const [index, [name, message]] of named.entries()) {
        form.setError(name as Path<Values>, { message }, { shouldFocus: index === 0 });
      }
    },
  };
}
