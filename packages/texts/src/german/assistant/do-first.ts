// Texts of what to do first, on top of My work. They come with that screen.

import type { DoFirstText } from '#english/assistant/do-first.ts';

export const doFirstText: DoFirstText = {
  title: 'Zuerst',
  failed: 'Was zuerst zu tun ist, konnte nicht geladen werden.',
  tomorrow: (title) => `Morgen: ${title}`,
  plan: 'Meinen Tag planen',
  planTitle: 'Planen',
  planFailed: 'Der Plan konnte nicht erstellt werden.',
  nudges: {
    title: 'Einen Blick wert',
    myWeek: 'Meine Woche',
    acts: {
      ask: 'Nachfragen',
      help: 'Um Hilfe bitten',
      take: 'Übernehmen',
      choose: 'Jemanden wählen',
      putBack: (status) => `Zurück zu ${status}`,
      plan: 'Meine Woche planen',
      work: 'Arbeit zeigen',
    },
    actsOf: {
      ask: (name, title) => `Bei ${name} nach „${title}“ fragen`,
      help: (name, title) => `${name} um Hilfe bei „${title}“ bitten`,
      take: (title) => `„${title}“ übernehmen`,
      choose: (title) => `Wählen, wer „${title}“ übernimmt`,
      putBack: (title, status) => `„${title}“ zurück zu ${status} verschieben`,
      work: (name) => `Arbeit von ${name} zeigen`,
    },
    comments: {
      ask: 'Wie läuft es hier?',
      help: 'Ich komme hier nicht weiter. Können Sie mir helfen?',
      waits: (title) => `„${title}“ wartet hierauf. Wann wird es fertig?`,
    },
    asked: (name) => `${name} wurde in einem Kommentar gefragt`,
    askFailed: 'Der Kommentar wurde nicht gesendet',
    takenBack: 'Der Kommentar wurde zurückgenommen',
    notTakenBack: 'Der Kommentar konnte nicht zurückgenommen werden',
    more: (about) => `Mehr zu ${about}`,
    open: 'Aufgabe öffnen',
    silenceOne: 'Erst wieder, wenn sich etwas ändert',
    silencePerson: 'Nicht in dieser Woche',
    silenceKind: 'Solche Zeilen nie mehr',
    silenced: 'Das sehen Sie erst wieder, wenn sich etwas ändert',
    notSaved: 'Ihre Auswahl wurde nicht gespeichert',
    settings: {
      title: 'Einen Blick wert',
      text: 'Höchstens drei Zeilen auf Meine Arbeit über das, was Sie sich vielleicht ansehen möchten.',
      single: 'Einzelne Zeilen, die Sie erst wieder sehen möchten, wenn sich etwas ändert',
      hear: 'Wieder zeigen',
      hearOf: (name) => `Wieder zeigen: ${name}`,
    },
  },
};
