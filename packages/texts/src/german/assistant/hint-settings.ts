// Texts of the settings of hints, which load with these.

import type { HintSettingsText } from '#english/assistant/hint-settings.ts';

export const hintSettingsText: HintSettingsText = {
  title: 'Hinweise',
  text: 'Unauffällige Zeilen, wo etwas helfen kann. Was Sie ausblenden, können Sie hier wieder einblenden.',
  kinds: {
    similarTitle: { title: 'Ähnliche Aufgaben', text: 'Während Sie den Titel einer neuen Aufgabe schreiben' },
    likelyChecklist: { title: 'Passende Checkliste', text: 'Die Vorlage, die solche Aufgaben bisher hatten' },
    stuckTask: { title: 'Festgefahrene Aufgaben', text: 'Eine begonnene Aufgabe, die sich nicht ändert' },
    noDueDate: { title: 'Fehlende Fälligkeit', text: 'Bei Aufgaben mit hoher Priorität' },
    overloaded: { title: 'Personen mit viel Arbeit', text: 'Während Sie auswählen, wer eine Aufgabe bekommt' },
    nudgeStuck: {
      title: 'Festgefahrene Aufgaben',
      text: 'Eine begonnene Aufgabe von Ihnen oder eines Boards, das Sie leiten, an der nichts passiert',
    },
    nudgeBlocked: { title: 'Vergebliches Warten', text: 'Ihre Aufgabe wartet auf eine, die überfällig ist oder die niemand hat' },
    nudgeOverloaded: {
      title: 'Zu viel Arbeit',
      text: 'Bei Ihnen oder jemandem auf einem Board, das Sie leiten, ist deutlich mehr fällig als bei anderen',
    },
    nudgeUnowned: { title: 'Niemand hat sie', text: 'Eine Aufgabe, die bald fällig ist und die niemand hat' },
  },
};
