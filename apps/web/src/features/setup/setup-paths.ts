// Where each step of the set-up is done.
import { screens } from '@app/contract/screens.ts';
import type { Setup } from '@app/contract/setup/setup.contract.ts';
import type { SetupStepName } from '@app/contract/setup/setup.rules.ts';

const admin = screens.admin.href();

/** The card with every step, whether or not somebody has dismissed it. */
export const setupPath = `${admin}?setup=steps`;

/** The name of the company and the address of the installation. */
export const companyPath = `${admin}?tab=departments&open=company`;

/** `field` is what has the focus there (`useAskedField`), `open` the dialog that is open. */
const stepPaths: Record<Exclude<SetupStepName, 'samples'>, string> = {
  company: companyPath,
  mail: `${admin}?tab=emails&part=settings&field=host`,
  departments: `${admin}?tab=departments`,
  people: `${admin}?tab=users&open=add`,
  signIn: `${admin}?tab=users&open=registration`,
  backup: `${admin}?tab=server&field=backup`,
  assistant: `${admin}?tab=models`,
};

/** Returns the way to a step; the sample data is removed on the card itself. */
export function pathOf(step: SetupStepName): string {
  return step === 'samples' ? setupPath : stepPaths[step];
}

/** The parameters that say which part of the administration, and which dialog, an address shows. */
const places = ['tab', 'part', 'open'] as const;

/** Returns how many steps are done, and the first open one, rather in another place than `here`. */
export function progressOf({ steps }: Pick<Setup, 'steps'>, here = new URLSearchParams()) {
  const done = steps.filter(({ state }) => state === 'done').length;
  const open = steps.filter(({ state }) => state === 'open').map(({ name }) => name);
  function isElsewhere(step: SetupStepName): boolean {
    const there = new URLSearchParams(pathOf(step).split('?')[1]);
    return places.some((name) => there.get(name) !== here.get(name));
  }
  return { done, isAllDone: done === steps.length, next: open.find(isElsewhere) ?? open[0] };
}
