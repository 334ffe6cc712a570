// All texts of each language: the catalogue of the screens, those that only the server loads, and those that load with a part of a screen.
import type { Language } from '@app/contract/limits.ts';
import { catalogues } from '#catalogues.ts';
import { peopleText as englishPeople } from '#english/account/people.ts';
import { auditText as englishAudit } from '#english/administration/audit.ts';
import { setupText as englishSetup } from '#english/administration/setup.ts';
import { peopleText as frenchPeople } from '#french/account/people.ts';
import { auditText as frenchAudit } from '#french/administration/audit.ts';
import { setupText as frenchSetup } from '#french/administration/setup.ts';
import { peopleText as germanPeople } from '#german/account/people.ts';
import { auditText as germanAudit } from '#german/administration/audit.ts';
import { setupText as germanSetup } from '#german/administration/setup.ts';
import { answersTexts } from '#sentences/answers.ts';
import { digestsTexts } from '#sentences/digests.ts';
import { incomingMessagesTexts } from '#sentences/incoming-mails.ts';
import { mailsTexts } from '#sentences/mails.ts';
import { peopleImportTexts } from '#sentences/people-imports.ts';
import { questionsTexts } from '#sentences/questions.ts';
import { repliesTexts } from '#sentences/replies.ts';
import { todayTexts } from '#sentences/today.ts';
import { peopleText as spanishPeople } from '#spanish/account/people.ts';
import { auditText as spanishAudit } from '#spanish/administration/audit.ts';
import { setupText as spanishSetup } from '#spanish/administration/setup.ts';

/** Those of the parts, whose languages the web loads one by one. */
const parts = {
  english: { audit: englishAudit, people: englishPeople, setup: englishSetup },
  spanish: { audit: spanishAudit, people: spanishPeople, setup: spanishSetup },
  french: { audit: frenchAudit, people: frenchPeople, setup: frenchSetup },
  german: { audit: germanAudit, people: germanPeople, setup: germanSetup },
};

/** Returns the texts of a language by catalogue. */
export function allTexts(language: Language) {
  return {
    ...catalogues[language],
    ...parts[language],
    answers: answersTexts[language],
    digests: digestsTexts[language],
    incomingMessages: incomingMessagesTexts[language],
    mails: mailsTexts[language],
    peopleImports: peopleImportTexts[language],
    questions: questionsTexts[language],
    replies: repliesTexts[language],
    today: todayTexts[language],
  };
}
