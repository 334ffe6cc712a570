// Four segments and a word under a new password.
import { passwordStrength } from '#features/auth/password-rules.ts';
import { useText } from '#lib/text.ts';

const colors = ['var(--danger)', 'var(--danger)', 'var(--warning)', 'var(--success)', 'var(--success)'];

export function PasswordStrength({ password }: { password: string }) {
  const { label, words } = useText().auth.strength;
  if (password === '') return null;
  const strength = passwordStrength(password);
  return (
    <div className="mb-2 flex items-center gap-2">
      <div aria-hidden="true" className="flex flex-1 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className="h-1 flex-1 rounded-full transition-colors"
            style={{ background: step <= Math.max(1, strength) ? colors[strength] : 'var(--hover)' }}
          />
        ))}
      </div>
      <p role="status" className="text-12 text-ink-2">
        <span className="sr-only">{`${label}: `}</span>
        {words[strength]}
      </p>
    </div>
  );
}
