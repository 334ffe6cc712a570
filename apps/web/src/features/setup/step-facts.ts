// What the server has found about each step, in a few words.
import type { Setup } from '@app/contract/setup/setup.contract.ts';
import type { SetupStepName } from '@app/contract/setup/setup.rules.ts';
import type { SetupText } from '@app/texts/english/administration/setup.ts';

/** `formatDay` writes the day of an instant. */
export function stepFact(step: SetupStepName, setup: Setup, words: SetupText, formatDay: (instant: string) => string): string {
  const { companyName, address, people, invited, backupScheduled, backupAt } = setup;
  switch (step) {
    case 'company':
      if (companyName === null) return address === null ? words.company.none : words.company.noName;
      return address === null ? words.company.noAddress : companyName;
    case 'mail':
      return words.mail[setup.mail];
    case 'departments':
      return words.departments(setup.departments);
    case 'people': {
      const found = [...(people > 0 ? [words.people(people)] : []), ...(invited > 0 ? [words.invited(invited)] : [])];
      return found.length > 0 ? found.join(', ') : words.onlyYou;
    }
    case 'signIn':
      return words.registration[setup.registration];
    case 'backup':
      if (backupScheduled) return words.backup.scheduled;
      return backupAt === null ? words.backup.none : words.backup.last(formatDay(backupAt));
    case 'assistant':
      return setup.model ?? words.noModel;
    case 'samples':
      return words.samples.count(setup.samplePeople, setup.sampleTasks);
  }
}
