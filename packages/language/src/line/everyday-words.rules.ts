// Words of quick lines that follow no grammar: priorities in everyday words, abbreviations of departments and columns, and small words
// that tie a name to the title.
import type { Language, Priority, Status } from '@app/contract/limits.ts';

type Lists<Key extends string> = Readonly<Record<Key, readonly string[]>>;

/**
 * Priorities that stand at an end of a line without a mark; phrases of the grammar. `apart` ones are everyday adjectives too, so that
 * they need punctuation or another part beside them.
 */
export const everydayPriorities: Readonly<Record<Language, { sure: Lists<Priority>; apart: Lists<Priority> }>> = {
  english: {
    sure: {
      P0: [
        'asap',
        'a.s.a.p',
        'urgent',
        'urgently',
        'very|super|really urgent',
        'right now|away',
        'immediately',
        'top prio|priority|pri',
      ],
      P1: ['hi|hipri prio|pri|priority', 'hiprio', 'high prio|pri', 'important', 'very important'],
      P2: ['mid|med prio|pri', 'normal prio|pri'],
      P3: [
        'lo|low prio|pri',
        'no rush|hurry|stress',
        'not urgent',
        'whenever',
        'when|if you|u|he|she|they|someone have|has got? a? time|capacity|moment|min',
        'if there is|s time',
        'nice to have',
        'can wait',
        'low-prio',
      ],
    },
    apart: {
      P0: ['critical', 'highest', 'emergency'],
      P1: ['high', 'imp'],
      P2: ['medium', 'normal', 'med'],
      P3: ['low', 'lowest'],
    },
  },
  german: {
    sure: {
      P0: [
        'dringend',
        'sehr|super|extrem dringend',
        'sofort',
        'jetzt|ab sofort',
        'asap',
        'eilt',
        'eilt sehr',
        'brandeilig',
        'so schnell wie möglich',
        'schnellstmöglich',
        'höchste|hoechste prio|priorität',
        'urgent',
      ],
      P1: ['wichtig', 'sehr wichtig', 'hohe|hoch prio', 'prio hoch'],
      P2: ['so? mittel wichtig', 'mittelwichtig', 'normale|mittlere prio'],
      P3: [
        'keine eile',
        'eilt nicht|nich',
        'nicht|nich dringend|eilig',
        'unwichtig',
        'wenn|falls zeit ist',
        'wenn|falls mal? zeit',
        'wenn|falls du|ihr|wer|jemand mal? zeit hat|hast|habt',
        'hat zeit',
        'irgendwann mal?',
        'niedrige|geringe prio',
        'bei gelegenheit',
      ],
    },
    apart: {
      P0: ['kritisch', 'höchste', 'notfall'],
      P1: ['hoch', 'hohe'],
      P2: ['mittel', 'normal'],
      P3: ['niedrig', 'gering', 'niedrige'],
    },
  },
  spanish: {
    sure: {
      P0: [
        'urgente',
        'muy|súper urgente',
        'urge',
        'ya mismo',
        'ahora mismo',
        'cuanto antes',
        'lo antes posible',
        'inmediatamente',
        'asap',
        'máxima prioridad|prio',
      ],
      P1: ['importante', 'muy importante', 'alta prioridad|prio', 'prio alta'],
      P2: ['prioridad|prio media|normal'],
      P3: [
        'sin prisa',
        'no corre prisa',
        'no es|hay urgente|prisa',
        'no urge',
        'cuando se? pueda|puedas|podamos|podáis',
        'cuando haya tiempo|hueco',
        'cuando tengas|tengáis tiempo|un|rato rato?',
        'baja prioridad|prio',
      ],
    },
    apart: { P0: ['crítico', 'crítica', 'máxima'], P1: ['alta'], P2: ['media', 'normal'], P3: ['baja', 'mínima'] },
  },
  french: {
    sure: {
      P0: [
        'urgent',
        'très|super urgent',
        'urgence',
        'en urgence',
        'asap',
        'immédiatement',
        'tout de suite',
        'dès que possible',
        'au plus vite',
        'le plus vite|rapidement possible',
      ],
      P1: ['important', 'très important', 'prio haute', 'haute prio'],
      P2: ['prio normale|moyenne'],
      P3: [
        'pas urgent',
        'pas pressé',
        'rien ne presse',
        'quand|qd on a le? temps',
        'quand|qd tu|vous as|avez le? temps',
        'quand|qd possible',
        'à|a temps perdu',
        'sans urgence',
        'prio basse',
        'basse prio',
      ],
    },
    apart: { P0: ['critique', 'maximale'], P1: ['haute', 'élevée'], P2: ['moyenne', 'normale'], P3: ['basse', 'faible'] },
  },
};

/** Departments as people shorten them, by the name that the specification gives them. */
export const shortDepartments: Readonly<Record<string, string>> = {
  mkt: 'Marketing',
  mktg: 'Marketing',
  mark: 'Marketing',
  marketting: 'Marketing',
  acct: 'Accounting',
  accts: 'Accounting',
  acctg: 'Accounting',
  acc: 'Accounting',
  accountg: 'Accounting',
  buha: 'Accounting',
  fibu: 'Accounting',
  bh: 'Accounting',
  contab: 'Accounting',
  eng: 'Engineering',
  engg: 'Engineering',
  dev: 'Engineering',
  devs: 'Engineering',
  ing: 'Engineering',
  inge: 'Engineering',
  pers: 'HR',
  perso: 'HR',
  recht: 'Legal',
  rechtsabteilung: 'Legal',
  jur: 'Legal',
  juristisches: 'Legal',
  juridique: 'Legal',
  juridico: 'Legal',
  commercial: 'Sales',
  comercial: 'Sales',
};

/** Names of departments that no title uses for something else: they need nothing beside them at the end of a line. */
export const sureDepartments: ReadonlySet<string> = new Set(
  'hr rrhh rh conta compta mkt mktg acct accts acctg buha fibu buchhaltung contabilidad comptabilite accounting personalabteilung'.split(
    ' ',
  ),
);

/** Columns as people call them; those without a standard column are looked for by their own name. */
export const everydayColumns: Readonly<Record<string, Status | 'Waiting'>> = {
  wip: 'In Progress',
  doing: 'In Progress',
  inprogress: 'In Progress',
  ongoing: 'In Progress',
  laufend: 'In Progress',
  enmarcha: 'In Progress',
  todo: 'To Do',
  pendiente: 'To Do',
  offen: 'To Do',
  done: 'Done',
  finished: 'Done',
  fertig: 'Done',
  erledigt: 'Done',
  hecho: 'Done',
  hecha: 'Done',
  listo: 'Done',
  lista: 'Done',
  terminado: 'Done',
  termine: 'Done',
  terminee: 'Done',
  fait: 'Done',
  faite: 'Done',
  waiting: 'Waiting',
  onhold: 'Waiting',
  wartet: 'Waiting',
  wartend: 'Waiting',
  warten: 'Waiting',
  enespera: 'Waiting',
  enattente: 'Waiting',
  aufeis: 'Waiting',
  pausiert: 'Waiting',
  enpause: 'Waiting',
  enpausa: 'Waiting',
  onice: 'Waiting',
  parked: 'Waiting',
  attente: 'Waiting',
};

/** Prepositions, articles and the like: what follows them belongs to them. */
export const smallWords: ReadonlySet<string> = new Set(
  [
    'a an the of to in on at by for from with without w about abt into onto over under and or nor but as than per via re vs is are be',
    'my our your his her their this that these those no not new all any some each dear mr mrs ms dr',
    'der die das den dem des ein eine einen einem einer eines und oder von vom zu zum zur mit ohne fur fuer bei beim an am auf aus in im ins um',
    'nach uber ueber unter vor wegen wg gegen als wie ist sind kein keine mein meine unser unsere dein ihr ihre frau herr herrn neue neuer neuen',
    'el la los las un una unos unas de del al a y e o u con sin para pa por x en sobre entre segun es son mi su tu nuestro nuestra nuevo nueva sra sr',
    'le la les un une des du de au aux et ou a avec sans pour pr par sur sous dans en chez entre vers est sont mon ma mes ton ta notre nos votre',
    'son sa ses leur mme mr m mlle nouveau nouvelle que qui q ke',
  ]
    .join(' ')
    .split(' '),
);

/** Words that give a task to the person behind them, where a part of the line begins with them. */
export const givingWords: ReadonlySet<string> = new Set(
  'for with w by to fur fuer an mit von para con a por pour avec par pr'.split(' '),
);

/** Words before those who share a task. */
export const togetherWords: ReadonlySet<string> = new Set('with w mit con avec'.split(' '));

/** Words and marks between two names. */
export const joiningWords: ReadonlySet<string> = new Set('and & + und u y e et / n'.split(' '));
