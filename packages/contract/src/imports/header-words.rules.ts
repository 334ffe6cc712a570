// The names of columns by which tables in four languages, of Jira and of Asana are understood.
import type { ImportField } from '#imports/imports.contract.ts';

const words: Record<ImportField, readonly string[]> = {
  id: ['id', 'issue key', 'key', 'task id', 'issue id', 'nummer', 'nr', 'número', 'identifiant', 'numéro', 'vorgangsschlüssel'],
  title: [
    'title',
    'summary',
    'name',
    'task',
    'task name',
    'subject',
    'titel',
    'aufgabe',
    'betreff',
    'zusammenfassung',
    'título',
    'tarea',
    'nombre',
    'asunto',
    'resumen',
    'titre',
    'tâche',
    'nom',
    'sujet',
    'résumé',
  ],
  description: [
    'description',
    'notes',
    'details',
    'body',
    'text',
    'beschreibung',
    'notizen',
    'descripción',
    'notas',
    'detalles',
    'détails',
  ],
  status: [
    'status',
    'state',
    'section column',
    'section',
    'column',
    'list',
    'stand',
    'zustand',
    'spalte',
    'liste',
    'estado',
    'columna',
    'lista',
    'statut',
    'état',
    'etat',
    'colonne',
  ],
  priority: ['priority', 'priorität', 'prioridad', 'priorité', 'prio'],
  type: ['type', 'issue type', 'typ', 'art', 'vorgangstyp', 'tipo', 'genre'],
  department: [
    'department',
    'team',
    'component',
    'components',
    'component s',
    'abteilung',
    'departamento',
    'equipo',
    'département',
    'service',
    'équipe',
  ],
  departments: ['departments', 'teams', 'abteilungen', 'departamentos', 'départements'],
  assignee: [
    'assignee',
    'assigned to',
    'owner',
    'responsible',
    'zuständig',
    'zugewiesen an',
    'verantwortlich',
    'bearbeiter',
    'asignado a',
    'asignado',
    'responsable',
    'assigné à',
    'assigné',
  ],
  assignees: ['assignees', 'members', 'zuständige', 'mitglieder', 'asignados', 'responsables', 'assignés', 'membres'],
  startDate: ['start date', 'start', 'startdatum', 'beginn', 'fecha de inicio', 'inicio', 'date de début', 'début'],
  dueDate: [
    'due date',
    'due',
    'deadline',
    'end date',
    'fälligkeitsdatum',
    'fällig',
    'fällig am',
    'frist',
    'fecha límite',
    'vencimiento',
    'fecha de vencimiento',
    'échéance',
    "date d'échéance",
    'date limite',
  ],
  created: [
    'created',
    'created at',
    'date created',
    'creation date',
    'erstellt',
    'erstellt am',
    'creado',
    'fecha de creación',
    'créé',
    'créé le',
    'date de création',
  ],
  checklist: [
    'checklist',
    'subtasks',
    'checkliste',
    'unteraufgaben',
    'lista de control',
    'subtareas',
    'liste de contrôle',
    'sous-tâches',
  ],
  labels: ['labels', 'label', 'tags', 'etiketten', 'stichwörter', 'etiquetas', 'étiquettes', 'mots-clés'],
  comment: ['comment', 'comments', 'kommentar', 'kommentare', 'comentario', 'comentarios', 'commentaire', 'commentaires'],
};

const fields = new Map(
  Object.entries(words).flatMap(([field, names]) => names.map((name) => [headerKey(name), field as ImportField] as const)),
);

/** Returns the field that a column of that name is; undefined if the name means nothing. */
export function fieldOfHeader(name: string): ImportField | undefined {
  return fields.get(headerKey(name));
}

/** Ignores case, accents, signs and the kind of Unicode. */
function headerKey(name: string): string {
  return name
    .slice(0, 100)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const statusWords: readonly (readonly [string, readonly string[]])[] = [
  [
    'To Do',
    [
      'to do',
      'todo',
      'backlog',
      'open',
      'new',
      'not started',
      'offen',
      'zu erledigen',
      'neu',
      'por hacer',
      'pendiente',
      'abierto',
      'a faire',
      'ouvert',
      'nouveau',
      'selected for development',
      'inbox',
    ],
  ],
  [
    'In Progress',
    [
      'in progress',
      'doing',
      'wip',
      'started',
      'active',
      'in arbeit',
      'in bearbeitung',
      'en curso',
      'en progreso',
      'haciendo',
      'en cours',
    ],
  ],
  [
    'Review',
    [
      'review',
      'in review',
      'qa',
      'test',
      'testing',
      'code review',
      'uberprufung',
      'prufung',
      'revision',
      'en revision',
      'a verifier',
      'verification',
      'relecture',
    ],
  ],
  [
    'Done',
    [
      'done',
      'complete',
      'completed',
      'closed',
      'resolved',
      'finished',
      'erledigt',
      'fertig',
      'abgeschlossen',
      'geschlossen',
      'hecho',
      'terminado',
      'completado',
      'cerrado',
      'fait',
      'termine',
      'ferme',
      'fini',
    ],
  ],
];
const statuses = new Map(statusWords.flatMap(([status, names]) => names.map((name) => [name, status] as const)));

/** Returns the first column of a new board that a state of another program means; undefined if it is unknown. */
export function statusOfWord(word: string): string | undefined {
  const key = headerKey(word);
  const status = statuses.get(key);
  if (status !== undefined) return status;
  return /\b(review|qa|test)/.test(key) ? 'Review' : undefined;
}

const priorities = new Map(
  Object.entries({
    P0: [
      'p0',
      'highest',
      'urgent',
      'blocker',
      'critical',
      'do now',
      'dringend',
      'kritisch',
      'hochste',
      'urgente',
      'critico',
      'critique',
    ],
    P1: ['p1', 'high', 'major', 'hoch', 'alta', 'alto', 'haute', 'elevee', 'haut'],
    P2: ['p2', 'medium', 'normal', 'mittel', 'media', 'medio', 'moyenne', 'moyen', 'normale'],
    P3: ['p3', 'low', 'lowest', 'minor', 'trivial', 'niedrig', 'gering', 'niedrigste', 'baja', 'bajo', 'basse', 'faible'],
  }).flatMap(([priority, names]) => names.map((name) => [name, priority] as const)),
);

/** Returns the priority that a word of another program means; undefined if it is unknown. */
export function priorityOfWord(word: string): string | undefined {
  return priorities.get(headerKey(word));
}
