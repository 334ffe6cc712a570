// A step of the set-up: its state, what the server has found, the way to its place, and "Later".
import type { Setup } from '@app/contract/setup/setup.contract.ts';
import type { SetupState, SetupStepName } from '@app/contract/setup/setup.rules.ts';
import { Circle, CircleCheck, Clock } from 'lucide-react';
import { RemoveSamples } from '#features/setup/remove-samples.tsx';
import { changeSetup } from '#features/setup/setup.queries.ts';
import { pathOf } from '#features/setup/setup-paths.ts';
import { useSetupText } from '#features/setup/setup-text.ts';
import { stepFact } from '#features/setup/step-facts.ts';
import { cn } from '#lib/cn.ts';
import { useDates } from '#lib/dates.ts';
import { Link } from '#lib/link.tsx';
import { reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';

interface SetupStepProps {
  step: SetupStepName;
  state: SetupState;
  setup: Setup;
}

const icons: Record<SetupState, { Icon: typeof Circle; className: string }> = {
  open: { Icon: Circle, className: 'text-ink-3' },
  later: { Icon: Clock, className: 'text-ink-3' },
  done: { Icon: CircleCheck, className: 'text-success-ink' },
};

export function SetupStep({ step, state, setup }: SetupStepProps) {
  const words = useSetupText();
  const { formatDate, dayOfInstant } = useDates();
  const { Icon, className } = icons[state];
  const fact = stepFact(step, setup, words, (at) => formatDate(dayOfInstant(at)));
  const title = (
    <>
      {words.steps[step]}
      <span className="sr-only">{`, ${words.states[state]}`}</span>
    </>
  );
  const go = cn('setup-go text-start text-13', state === 'open' ? 'font-semibold' : 'font-medium text-ink-2');
  return (
    <li className="setup-step">
      <Icon aria-hidden="true" className={cn('mt-0.5 size-4', className)} />
      <div className="min-w-0">
        {step === 'samples' ? (
          <RemoveSamples>
            {(ask, isCounting, isRemoving) => (
              <>
                <button type="button" className={go} aria-busy={isCounting || isRemoving || undefined} onClick={ask}>
                  {title}
                </button>
                <Fact text={isRemoving ? words.samples.removing : fact} />
              </>
            )}
          </RemoveSamples>
        ) : (
          <>
            <Link to={pathOf(step)} className={go}>
              {title}
            </Link>
            <Fact text={fact} />
          </>
        )}
      </div>
      {state === 'done' ? null : <Later step={step} isLater={state === 'later'} />}
    </li>
  );
}

function Fact({ text }: { text: string }) {
  return <p className="truncate text-12 text-ink-2">{text}</p>;
}

/** Puts the step off for all administrators; once more takes that back. */
function Later({ step, isLater }: { step: SetupStepName; isLater: boolean }) {
  const words = useSetupText();
  const { mutate, isPending, variables } = useMutation({
    ...changeSetup,
    onError: (error) => toast({ title: words.saveFailed, text: reasonOf(error), kind: 'destructive' }),
  });
  const pressed = isPending ? variables.later?.[step] === true : isLater;
  return (
    <button
      type="button"
      className="setup-later rounded-md px-1.5 text-12 text-ink-2 hover:bg-pressed hover:text-ink-1 aria-pressed:text-ink-1 pointer-coarse:min-h-11"
      aria-pressed={pressed}
      aria-label={words.laterLabel(words.steps[step])}
      onClick={() => mutate({ later: { [step]: !pressed } })}
    >
      {words.later}
    </button>
  );
}
