// The words of the filter as a line of text in every language (`filter-language.rules.ts` of the contract reads them).
import type { Language } from '@app/contract/limits.ts';
import { englishFilterWords, type FilterWords } from '@app/contract/tasks/filter-words.rules.ts';

export const filterWords: Record<Language, FilterWords> = {
  english: englishFilterWords,
  spanish: {
    keys: {
      due: 'vence',
      priority: 'prioridad',
      status: 'estado',
      assignee: 'responsable',
      department: 'departamento',
      is: 'es',
    },
    is: { mine: 'mía', overdue: 'vencida', done: 'terminada', open: 'abierta' },
    assignees: { me: 'yo', none: 'nadie' },
    due: { overdue: 'vencida', today: 'hoy', upcoming: 'pronto', future: 'futura', none: 'nunca' },
    days: { yesterday: 'ayer', today: 'hoy', tomorrow: 'mañana' },
    units: { d: 'd', w: 's' },
    empty: 'vacío',
    dayFirst: true,
    example: 'vence:<7d responsable:yo -estado:Hecho',
  },
  french: {
    keys: {
      due: 'échéance',
      priority: 'priorité',
      status: 'statut',
      assignee: 'responsable',
      department: 'service',
      is: 'est',
    },
    is: { mine: 'mienne', overdue: 'retard', done: 'terminée', open: 'ouverte' },
    assignees: { me: 'moi', none: 'personne' },
    due: { overdue: 'retard', today: 'aujourd’hui', upcoming: 'bientôt', future: 'future', none: 'aucune' },
    days: { yesterday: 'hier', today: 'aujourd’hui', tomorrow: 'demain' },
    units: { d: 'j', w: 's' },
    empty: 'vide',
    dayFirst: true,
    example: 'échéance:<7j responsable:moi -statut:Terminé',
  },
  german: {
    keys: {
      due: 'fällig',
      priority: 'priorität',
      status: 'status',
      assignee: 'zuständig',
      department: 'abteilung',
      is: 'ist',
    },
    is: { mine: 'meine', overdue: 'überfällig', done: 'erledigt', open: 'offen' },
    assignees: { me: 'ich', none: 'niemand' },
    due: { overdue: 'überfällig', today: 'heute', upcoming: 'bald', future: 'später', none: 'nie' },
    days: { yesterday: 'gestern', today: 'heute', tomorrow: 'morgen' },
    units: { d: 't', w: 'w' },
    empty: 'leer',
    dayFirst: true,
    example: 'fällig:<7t zuständig:ich -status:Erledigt',
  },
};
