// Parts of the reasons of nudges. Only the server loads them.

import type { NudgesText } from '#english/assistant/nudges.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const nudgesText: NudgesText = {
  rests: (days) =>
    plural(
      days,
      'Vous l’avez commencée, mais rien ne s’est passé depuis 1 jour ouvré',
      `Vous l’avez commencée, mais rien ne s’est passé depuis ${number(days)} jours ouvrés`,
    ),
  restsOf: (name, days) =>
    plural(
      days,
      `${name} s’en occupe, mais rien ne s’est passé depuis 1 jour ouvré`,
      `${name} s’en occupe, mais rien ne s’est passé depuis ${number(days)} jours ouvrés`,
    ),
  restsNobody: (days) =>
    plural(
      days,
      'Elle est commencée, mais rien ne s’est passé depuis 1 jour ouvré',
      `Elle est commencée, mais rien ne s’est passé depuis ${number(days)} jours ouvrés`,
    ),
  usual: (days) => `(ici, rarement plus de ${number(days)})`,
  waits: (title, name) => `Votre tâche «\u202f${title}\u202f» l’attend\u202f; ${name} s’en occupe`,
  waitsNobody: (title) => `Votre tâche «\u202f${title}\u202f» l’attend\u202f; personne ne s’en occupe`,
  late: (days) => plural(days, 'et elle a 1 jour de retard', `et elle a ${number(days)} jours de retard`),
  load: (due) => `Vous avez ${number(due)} tâches à rendre d’ici une semaine`,
  loadOf: (due) => `${number(due)} tâches sont à rendre d’ici une semaine`,
  ofThem: (late) => `dont ${number(late)} en retard`,
  others: (usual) => `les autres en ont environ ${number(usual)}`,
  hardlyAny: 'les autres n’en ont presque pas',
  unownedLate: (days) =>
    plural(
      days,
      'Personne ne s’en occupe, et l’échéance est passée depuis 1 jour',
      `Personne ne s’en occupe, et l’échéance est passée depuis ${number(days)} jours`,
    ),
  unownedToday: 'Personne ne s’en occupe, et elle est à rendre aujourd’hui',
  unownedTomorrow: 'Personne ne s’en occupe, et elle est à rendre demain',
  unownedSoon: (days) => `Personne ne s’en occupe, et elle est à rendre dans ${number(days)} jours`,
  look: 'À regarder\u202f:',
  reason: (title, text) => `«\u202f${title}\u202f»\u202f: ${text}`,
};
