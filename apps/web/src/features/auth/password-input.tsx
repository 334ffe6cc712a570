// A password input with a button that shows the text, and a Caps Lock warning.
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useText } from '#lib/text.ts';
import { Input } from '#ui/input.tsx';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /** Runs with the state of Caps Lock while the person types. */
  onCapsLock?: ((on: boolean) => void) | undefined;
}

export function PasswordInput({ onCapsLock, ...rest }: PasswordInputProps) {
  const { auth } = useText();
  const [shown, show] = useState(false);
  return (
    <div className="relative">
      <Input
        {...rest}
        size="lg"
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pe-11"
        onKeyUp={(event) => onCapsLock?.(event.getModifierState('CapsLock'))}
      />
      <button
        type="button"
        aria-label={shown ? auth.hidePassword : auth.showPassword}
        aria-pressed={shown}
        className="icon-button absolute end-1 top-1/2 -translate-y-1/2"
        onClick={() => show(!shown)}
      >
        {shown ? <EyeOff /> : <Eye />}
      </button>
    </div>
  );
}
