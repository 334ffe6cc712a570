// Sentences that relate two tasks in German. `{other}` names the other task.
import type { RelationWords } from '#command/command-words.rules.ts';

export const germanRelations: RelationWords = {
  added: [
    [
      'blockedBy',
      [
        'markiere|markier|setze|setz {task} als blockiert von|durch {other}',
        'blockiere|blockier {task} durch|mit {other}',
        '{task} ist|sind|wird|werden blockiert von|durch {other}',
        '{task} ist|sind|wird|werden von|durch {other} blockiert',
        '{task} hängt|hängen von|vom {other} ab',
        '{task} braucht|brauchen erst|zuerst {other}',
        '{task} ist|sind von {other} abhängig',
        '{task} wartet|warten auf {other}',
        '{task} muss|müssen|soll|sollen|sollte auf {other} warten',
        '{task} geht|gehen|kann|können erst nach {other} weiter|los?',
        '{other} muss|müssen vor {task} erledigt|fertig|abgeschlossen sein|werden',
      ],
    ],
    ['blocks', ['markiere|markier {task} als blockierend für {other}', '{task} blockiert|blockieren {other}']],
    [
      'duplicates',
      [
        'markiere|markier|setze|setz {task} als duplikat|duplikate|dublette von|zu {other}',
        '{task} ist|sind ein|eine|das? duplikat|duplikate|dublette|kopie von|zu {other}',
        '{task} dupliziert|duplizieren|doppelt {other}',
      ],
    ],
    ['duplicatedBy', ['{task} wird|werden|ist|sind von|durch {other} dupliziert', '{task} hat {other} als duplikat|dublette']],
    [
      'parent',
      [
        'mach|mache {task} zur|zu|zum einer|eine|der? unteraufgabe|unteraufgaben|teilaufgabe|teilaufgaben|teil von|der|zu {other}',
        'markiere|setze|setz {task} als unteraufgabe|unteraufgaben|teilaufgabe|teilaufgaben von|der|zu {other}',
        'füge|füg {task} als? unteraufgabe|unteraufgaben|teilaufgabe|teilaufgaben zu|bei|der? {other} hinzu',
        'ordne {task} unter {other} ein',
        '{task} als unteraufgabe|teilaufgabe unter|von|zu|bei {other} hängen|setzen|einordnen|anlegen|machen',
        'verschiebe|verschieb|häng|hänge|setze|setz|lege|leg {task} unter {other}',
        '{task} ist|sind eine|die|ein? unteraufgabe|unteraufgaben|teilaufgabe|teilaufgaben|teil von|der|zu {other}',
        '{task} gehört|gehören zu|zur|zum {other}',
      ],
    ],
    [
      'subtask',
      [
        'mach|mache {task} zur|zu übergeordneten|übergeordneter aufgabe von|für|der {other}',
        'mach|mache {task} zur|zu hauptaufgabe|elternaufgabe|oberaufgabe von|für|der {other}',
        '{task} ist die? übergeordnete aufgabe von|für|der {other}',
        '{task} ist die? hauptaufgabe|elternaufgabe|oberaufgabe von|für|der {other}',
        '{task} hat die|als|eine? unteraufgabe|unteraufgaben|teilaufgabe|teilaufgaben {other}',
      ],
    ],
    [
      'relatesTo',
      [
        '{task} mit|und {other} verknüpfen|verbinden|verlinken',
        'verknüpfe|verknüpf|verbinde|verbind|verlinke|verlink {task} mit|und {other}',
        '{task} ist|sind verwandt|verknüpft|verbunden mit {other}',
        '{task} ist|sind mit {other} verwandt|verknüpft|verbunden',
        '{task} hängt|hängen mit {other} zusammen',
        '{task} bezieht|beziehen sich auf {other}',
        '{task} und {other} gehören|hängen zusammen',
        '{task} und {other} sind verwandt|verknüpft',
      ],
    ],
  ],
  removed: [
    ['blocks', ['{task} blockiert|blockieren {other} nicht mehr']],
    [
      'blockedBy',
      [
        '{task} ist|sind|wird|werden nicht mehr von|durch {other} blockiert',
        '{task} hängt|hängen nicht mehr von {other} ab',
        '{task} wartet|warten nicht mehr auf {other}',
      ],
    ],
    [
      'any',
      [
        'heb|hebe|lös|löse die|den? abhängigkeit|verbindung|verknüpfung|beziehung zwischen {task} und {other} auf',
        'entferne|lösche|löse die? beziehung|beziehungen|verknüpfung|verknüpfungen zwischen {task} und {other} auf?',
        'entferne|lösche die? beziehung|verknüpfung von {task} zu|mit {other}',
      ],
    ],
  ],
  questions:
    'was|welche|welcher|welches|welchen|wer|wen|wem|wessen|wie|warum|wieso|wann|wo|ist|sind|hat|haben|muss|soll|zeig|zeige|finde|aufgaben',
};
