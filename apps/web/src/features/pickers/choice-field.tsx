// A choice of one: a select while there are few, a list that is searched once they are many.
import { PickField } from '#features/pickers/pick-field.tsx';
import { useText } from '#lib/text.ts';
import { Select, type SelectOption, type SelectProps } from '#ui/select.tsx';

/** So many are read at a glance. */
export const few = 8;

interface ChoiceFieldProps extends SelectProps {
  /** What is chosen here, as the name of the list. */
  name: string;
  options: readonly SelectOption[];
}

export function ChoiceField({ name, ...props }: ChoiceFieldProps) {
  const { pickers } = useText();
  if (props.options.length <= few) return <Select {...props} />;
  const { label, invalid, disabled: _disabled, size: _size, onBlur: _onBlur, ...rest } = props;
  return <PickField {...rest} label={name} aria-label={label} find={pickers.find} nothing={pickers.nothing} />;
}
