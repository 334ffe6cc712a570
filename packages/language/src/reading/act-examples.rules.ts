// A sentence for each act in each language, which shows a model what the names of acts mean. Names, days and texts in them are made up.
import type { Language } from '@app/contract/limits.ts';
import { taskSlot } from '#question/kind-examples.rules.ts';
import type { ActName } from '#reading/named-act.rules.ts';

const examples: Readonly<Record<ActName, readonly [english: string, spanish: string, french: string, german: string]>> = {
  move: ['put {task} into Waiting', 'pasa {task} a En espera', 'mets {task} dans En attente', 'schieb {task} nach Wartet'],
  begin: ['I am on {task} now', 'me pongo con {task}', 'je commence {task}', 'ich fang mit {task} an'],
  review: ['{task} can be checked', '{task} listo para revisar', '{task} est prêt à être relu', '{task} kann geprüft werden'],
  done: ['{task} is sorted', 'ya está {task}', '{task}, c’est réglé', '{task} ist erledigt'],
  reopen: [
    '{task} is not finished after all',
    'reabre {task}, no estaba',
    'en fait {task} n’est pas fini, rouvre',
    '{task} doch wieder aufmachen',
  ],
  assign: ['{task} is one for Ana', '{task} para Ana', 'donne {task} à Ana', 'gib {task} der Ana'],
  unassign: ['Ana is off {task}', 'quita a Ana de {task}', 'enlève Ana de {task}', 'Ana macht {task} nicht mehr'],
  due: ['{task} can wait until Friday', '{task} para el viernes', 'repousse {task} à vendredi', '{task} erst nächste Woche'],
  noDue: [
    '{task} has no deadline any more',
    '{task} sin fecha límite',
    'plus d’échéance pour {task}',
    '{task} braucht keine Frist',
  ],
  start: ['{task} begins on Monday', '{task} empieza el lunes', '{task} commence lundi', '{task} geht am Montag los'],
  noStart: [
    'no start date for {task}',
    'quita la fecha de inicio de {task}',
    'retire la date de début de {task}',
    'Startdatum von {task} weg',
  ],
  priority: ['{task} is urgent', '{task} es urgente', '{task} est urgent', '{task} ist dringend'],
  rename: [
    'call {task} Spring fair instead',
    '{task} ahora se llama Feria',
    'renomme {task} en Salon de mars',
    '{task} heißt jetzt Messe im Mai',
  ],
  describe: [
    'description of {task}: two pages',
    'descripción de {task}: dos páginas',
    'description de {task} : deux pages',
    'Beschreibung von {task}: zwei Seiten',
  ],
  comment: [
    'note on {task}: they called back',
    'apunta en {task} que han llamado',
    'note sur {task} : ils ont rappelé',
    'schreib bei {task} dazu, dass sie angerufen haben',
  ],
  checklist: [
    'add book a room to {task}',
    'añade reservar sala a {task}',
    'ajoute réserver une salle à {task}',
    'bei {task} noch Raum buchen dazu',
  ],
  tick: [
    'the first point of {task} is checked off',
    'marca el primer punto de {task}',
    'coche le premier point de {task}',
    'hak den ersten Punkt von {task} ab',
  ],
  untick: [
    'untick the first point of {task}',
    'desmarca el primer punto de {task}',
    'décoche le premier point de {task}',
    'nimm den Haken beim ersten Punkt von {task} weg',
  ],
  department: [
    'Legal should see {task} too',
    'comparte {task} con Legal',
    '{task} concerne aussi le juridique',
    '{task} geht auch die Rechtsabteilung an',
  ],
  repeat: ['{task} comes every month', '{task} cada mes', '{task} tous les mois', '{task} jeden Monat'],
  noRepeat: [
    '{task} only once from now on',
    '{task} ya no se repite',
    '{task} ne se répète plus',
    '{task} nicht mehr wiederholen',
  ],
  template: [
    'use the checklist Month-end for {task}',
    'pon la lista Cierre en {task}',
    'mets la liste Clôture sur {task}',
    'nimm für {task} die Checkliste Abschluss',
  ],
  remind: [
    'remind me of {task} tomorrow',
    'recuérdame {task} mañana',
    'rappelle-moi {task} demain',
    'erinnere mich morgen an {task}',
  ],
  delete: ['bin {task}', 'borra {task}', 'supprime {task}', 'lösch {task}'],
  archive: ['file {task} away', 'archiva {task}', 'archive {task}', '{task} ins Archiv'],
  duplicate: ['another one like {task}', 'duplica {task}', 'fais une copie de {task}', 'kopier {task}'],
  watch: [
    'keep me posted on {task}',
    'avísame de lo que pase con {task}',
    'tiens-moi au courant de {task}',
    'halt mich bei {task} auf dem Laufenden',
  ],
  unwatch: [
    'no more news about {task}',
    'no me avises más de {task}',
    'ne me notifie plus pour {task}',
    'keine Nachrichten mehr zu {task}',
  ],
  replan: [
    'spread my late work over the week',
    'reparte lo atrasado en la semana',
    'répartis mon retard sur la semaine',
    'verteil meine überfälligen Sachen auf die Woche',
  ],
  relate: ['{task} waits for the contract', '{task} depende del contrato', '{task} attend le contrat', '{task} hängt am Vertrag'],
  unrelate: [
    '{task} no longer waits for the contract',
    '{task} ya no depende del contrato',
    '{task} ne dépend plus du contrat',
    '{task} hängt nicht mehr am Vertrag',
  ],
  create: [
    'we still need somebody to order chairs',
    'hay que pedir sillas',
    'il faut commander des chaises',
    'wir müssen noch Stühle bestellen',
  ],
  undo: ['that was wrong, take it back', 'me he equivocado, deshazlo', 'mince, annule ça', 'war falsch, mach das rückgängig'],
};

/** Returns the sentence for an act, about a task of this name. */
export function actExample(name: ActName, language: Language, task: string): string {
  const [english, spanish, french, german] = examples[name];
  return { english, spanish, french, german }[language].replace(taskSlot, task);
}
