// Questions and orders under the field of the assistant, about what one looks at. A test sends each of them.

import type { SuggestedText } from '#english/assistant/suggested.ts';

export const suggestedText: SuggestedText = {
  board: ['Was ist überfällig?', 'Was ist blockiert?', 'Wie weit sind wir?'],
  task: ['Verschiebe sie nach In Prüfung', 'Verschiebe sie um zwei Tage', 'Markiere sie als erledigt'],
  person: [
    (name) => `Woran arbeitet ${name}?`,
    (name) => `Welche Aufgaben von ${name} sind überfällig?`,
    (name) => `Was hat ${name} letzte Woche erledigt?`,
  ],
  myWork: ['Was soll ich zuerst machen?', 'Welche meiner Aufgaben sind überfällig?', 'Was wartet auf mich?'],
  dashboard: ['Wer hat am meisten Arbeit?', 'Was steckt fest?', 'Was wurde letzte Woche erledigt?'],
  anywhere: ['Was ist überfällig?', 'Was ist heute fällig?', 'Zeig mir meine Aufgaben'],
};
