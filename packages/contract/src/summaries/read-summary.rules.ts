// Reads a sentence that asks for a summary: my day, my week, a department's week, what changed since my last visit. Pure.

import { departmentKey } from '#departments/departments.rules.ts';
import { type Language, languages } from '#limits.ts';
import { fold } from '#names/folded-names.rules.ts';

export type ReadSummary =
  | { kind: 'day' | 'week' | 'changes' }
  /** The week of a department by its stored name; without one, of the board that is asked about. */
  | { kind: 'department'; department: string | undefined };

/** A department with the names by which people call it. */
export interface NamedDepartment {
  name: string;
  called: readonly string[];
}

interface SummaryWords {
  day: RegExp;
  week: RegExp;
  /** With the group `name` or `before`. */
  department: RegExp;
  /** Asks for a summary of a department without saying that it is of the week. */
  overview: RegExp;
  board: RegExp;
  changes: RegExp;
}

// The sentences are compared in lower case, without accents and punctuation.
const words: Record<Language, SummaryWords> = {
  english: {
    day: /^(?:how is |how does |what is |whats |show |show me |give me |summarize |summary of )?(?:my day|my today)(?: look| look like| today| summary)*$/,
    week: /^(?:how is |how does |what is |whats |show |show me |give me |summarize |summary of )?my week(?: look| look like| summary)*$/,
    department:
      /^(?:how is |how was |what is |whats |show |show me |give me |summarize |summary of )?(?:the )?(?:week (?:of|in|for) (?:the )?(?<name>.+?)|(?<before>.+?) week)(?: department| team)?$/,
    overview:
      /^(?:(?:summari[sz]e|summary (?:of|for)|overview of) (?:the )?(?<name>.+?)|how (?:is|was) (?:the )?(?<before>.+?) doing this week)(?: board| department| team)?$/,
    board:
      /^(?:how is |how was |show |show me |summarize |summary of )?(?:this|the|our) (?:board|department|team)(?: s)? week$|^summari[sz]e (?:this|the|our) (?:board|department|team)$/,
    changes:
      /^(?:what(?: has| have|s)? (?:changed|changes|happened|new|is new)|changes|news|what did i miss)(?: here| on this board)? since (?:i was last here|i was here last|my last visit|i last (?:looked|visited|was here)|last time)$|^what did i miss(?: here)?$/,
  },
  spanish: {
    day: /^(?:como (?:es|va|esta) |que hay en |muestra |muestrame |resume |resumen de )?mi dia(?: de hoy)?$/,
    week: /^(?:como (?:es|va|esta) |que hay en |muestra |muestrame |resume |resumen de )?mi semana$/,
    department:
      /^(?:como (?:es|va|fue) |muestra |muestrame |resume |resumen de )?(?:la )?semana (?:de|del|en) (?:la |el |el departamento de |departamento de |equipo de )?(?<name>.+)$/,
    overview:
      /^(?:resume|resumen de|resumen del) (?:el |la |los )?(?:tablero |departamento |equipo )?(?:de la |del |de )?(?<name>.+)$/,
    board:
      /^(?:muestra |resume |resumen de )?(?:la )?semana (?:de este|del|de nuestro) (?:tablero|departamento|equipo)$|^resume este (?:tablero|departamento|equipo)$/,
    changes:
      /^(?:que (?:ha cambiado|cambio|ha pasado|paso|hay de nuevo|hay nuevo)|cambios|novedades)(?: aqui| en este tablero)? desde (?:mi ultima visita|la ultima vez|que estuve aqui(?: por ultima vez)?|la ultima vez que estuve aqui)$/,
  },
  french: {
    day: /^(?:comment (?:est|se presente|va) |montre |montre moi |resume |resume de )?ma journee(?: d aujourd hui)?$/,
    week: /^(?:comment (?:est|se presente|va) |montre |montre moi |resume |resume de )?ma semaine$/,
    department:
      /^(?:comment (?:est|se presente|va) |montre |montre moi |resume |resume de )?(?:la )?semaine (?:de la |de l |des |du |de |d |en |au )(?:service |departement |equipe )?(?:de |des |du )?(?<name>.+)$/,
    overview:
      /^(?:resume|resume moi|resume de|resume du|resume des) (?:le |la |les |l )?(?:tableau |service |departement |equipe )?(?:de la |de l |des |du |de )?(?<name>.+)$/,
    board:
      /^(?:montre |resume |resume de )?(?:la )?semaine (?:de ce|du|de notre|de cette) (?:tableau|service|departement|equipe)$|^resume (?:ce|cette) (?:tableau|service|departement|equipe)$/,
    changes:
      /^(?:qu est ce qui a change|que s est il passe|quoi de neuf|ce qui a change|quels changements|changements|nouveautes)(?: ici| sur ce tableau)? depuis (?:ma derniere visite|la derniere fois|mon dernier passage)$/,
  },
  german: {
    day: /^(?:wie (?:ist|sieht|lauft) |zeige? |zeige? mir |zusammenfassung )?mein(?:en)? tag(?: aus| heute)*$/,
    week: /^(?:wie (?:ist|sieht|lauft) |zeige? |zeige? mir |zusammenfassung )?meine(?:r)? woche(?: aus)?$/,
    department:
      /^(?:wie (?:ist|war|lauft|sieht) |zeige? |zeige? mir |zusammenfassung )?(?:die )?woche (?:von|der|des|in|im|fur) (?:der |die |dem |den )?(?:abteilung |team |teams )?(?<name>.+?)(?: aus)?$/,
    overview:
      /^(?:(?:fasse? |fasse? mir )(?:die |das )?(?:abteilung |board |team )?(?<name>.+?) zusammen|(?:zusammenfassung|ubersicht) (?:von|fur|der|des) (?:die |das )?(?:abteilung |board |team )?(?<before>.+))$/,
    board:
      /^(?:zeige? |zeige? mir )?(?:die )?woche (?:dieses|dieser|unserer|unseres|des|der) (?:boards?|abteilung|teams?)$|^fasse? (?:mir )?(?:dieses board|diese abteilung|dieses team) zusammen$/,
    changes:
      /^(?:was hat sich (?:hier )?(?:geandert|getan|verandert)|was ist (?:hier )?(?:neu|passiert)|anderungen|neuigkeiten)(?: hier| auf diesem board)? (?:seit meinem letzten besuch|seit dem letzten mal|seit ich (?:zuletzt|das letzte mal) (?:hier|da) war)$|^was hat sich (?:hier )?seit (?:meinem letzten besuch|dem letzten mal) (?:hier )?(?:geandert|getan|verandert)$/,
  },
};

/** Returns the summary that a sentence asks for; undefined if it asks for none, or names no department that there is. */
export function readSummary(text: string, language: Language, departments: readonly NamedDepartment[]): ReadSummary | undefined {
  const said = plain(text);
  for (const each of new Set<Language>([language, 'english', ...languages])) {
    const { day, week, department, overview, board, changes } = words[each];
    if (day.test(said)) return { kind: 'day' };
    if (week.test(said)) return { kind: 'week' };
    if (changes.test(said)) return { kind: 'changes' };
    if (board.test(said)) return { kind: 'department', department: undefined };
    for (const sentence of [department, overview]) {
      const { name, before } = sentence.exec(said)?.groups ?? {};
      const found = departmentCalled(name ?? before, departments);
      if (found !== undefined) return { kind: 'department', department: found };
    }
  }
  return undefined;
}

function departmentCalled(said: string | undefined, departments: readonly NamedDepartment[]): string | undefined {
  if (said === undefined) return undefined;
  // The genitive of a name: 'HR's week' is 'hr s week' here.
  const names = [said, said.replace(/ s$/, ''), said.replace(/^the /, '').replace(/ s$/, '')];
  const isMeant = ({ name, called }: NamedDepartment) =>
    called.some((each) => names.includes(plain(each))) || names.some((each) => departmentKey(each) === departmentKey(name));
  return departments.find(isMeant)?.name;
}

function plain(text: string): string {
  return fold(text)
    .replace(/what's|what’s/g, 'whats')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
