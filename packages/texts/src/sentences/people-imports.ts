// What is wrong with a row of people that an administrator adds, in every language.

import type { Language } from '@app/contract/limits.ts';
import { peopleImportsText as english, type PeopleImportsText } from '#english/account/people-imports.ts';
import { peopleImportsText as french } from '#french/account/people-imports.ts';
import { peopleImportsText as german } from '#german/account/people-imports.ts';
import { peopleImportsText as spanish } from '#spanish/account/people-imports.ts';

export const peopleImportTexts: Record<Language, PeopleImportsText> = { english, spanish, french, german };
