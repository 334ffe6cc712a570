// Sentences that ask for a change in German. Separable verbs have their second part at the end.
import type { CommandWords } from '#command/command-words.rules.ts';
import { germanRelations } from '#german/relations.rules.ts';

export const germanCommands: CommandWords = {
  language: 'german',
  patterns: [
    [
      'createLines',
      [
        'erstelle|erstell|mach|mache|lege|leg aufgaben',
        'erstelle|mach|mache|erzeuge aufgaben aus diesen|dieser|den|der|folgenden zeilen|liste|punkten',
        'mach|mache aus diesen|dieser|den zeilen|liste|punkten aufgaben',
        'erstelle|mach|mache diese aufgaben',
        'lege|leg diese? aufgaben an',
      ],
    ],
    [
      'create',
      [
        'erstelle|erstell|mach|mache|neue eine|noch? neue? aufgabe|karte namens|genannt|mit? {text}',
        'lege|leg eine|neue? neue? aufgabe|karte an {text}',
        'neue aufgabe {text}',
        'erinnere mich an {text}',
      ],
    ],
    [
      'unassign',
      [
        'entferne|lösche|nimm den|die|das? zuständigen|zuständige|zuständigkeit|zuweisung|verantwortlichen von|bei|für {task}',
        'hebe die? zuweisung von {task} auf',
      ],
    ],
    ['noDue', ['entferne|lösche|nimm das|die|den? fälligkeit|fälligkeitsdatum|termin|frist|datum von|bei|der|für {task}']],
    [
      'start',
      [
        'setze|setz|ändere|lege das|den? startdatum|beginn|start von|für|der {task} auf|fest? den? {date2}',
        'beginne|starte {task} am {date2}',
      ],
    ],
    [
      'later',
      [
        'verschiebe|verschieb|vertage|verlege|schiebe|schieb {task} um {n} {unit} nach? hinten|später|auf?',
        'verschiebe|verschieb|vertage|verlege|schiebe|schieb {task} um ein|eine|einen {unit} nach? hinten|später|auf?',
        'gib {task} noch {n} {unit}',
        'gib {task} noch ein|eine|einen {unit}',
      ],
    ],
    [
      'sooner',
      [
        'ziehe|zieh|verschiebe|verschieb {task} um? {n} {unit} vor|vorn|vorne',
        'ziehe|zieh|verschiebe|verschieb {task} um? ein|eine|einen {unit} vor|vorn|vorne',
        'ziehe|zieh|verschiebe|verschieb {task} um? {n} {unit} nach vorn|vorne',
        'ziehe|zieh|verschiebe|verschieb {task} um? ein|eine|einen {unit} nach vorn|vorne',
      ],
    ],
    [
      'due',
      [
        'setze|setz|ändere|lege|verschiebe das|die|den? fälligkeit|fälligkeitsdatum|termin|frist von|für|der|bei {task} auf den|die|das? {date2}',
        'setze|setz|mach|mache {task} fällig am|auf|bis|zum? {date2}',
        'setze|setz|mach|mache {task} am|bis|zum? {date2} fällig',
        'verschiebe|verschieb|vertage|verlege|plane|terminiere {task} auf|bis|für|zum den|die|das? {date2}',
        'setze|setz {task} auf den {date2}',
      ],
    ],
    [
      'priority',
      [
        'setze|setz|ändere|erhöhe|senke die? priorität|prio von|für|der|bei {task} auf {prio}',
        'setze|setz|mach|mache|markiere {task} auf|als|zu? priorität|prio? {prio}',
        'gib {task} die? priorität|prio {prio}',
        'gib {task} {prio} priorität|prio',
      ],
    ],
    [
      'comment',
      [
        'kommentiere|kommentier {task} mit? {:} {text}',
        'kommentiere|kommentier {task} mit {text}',
        'schreibe|schreib einen|den? kommentar|notiz zu|an|bei|unter {task} {:} {text}',
        'schreibe|schreib|füge|füg den|einen? kommentar {text} zu|an|bei|unter {task} hinzu?',
        'füge|füg {task} den|einen? kommentar {text} hinzu',
        'füge|füg {task} den|einen? kommentar hinzu {:} {text}',
        'kommentar zu|an|bei {task} {:} {text}',
      ],
    ],
    [
      'checklist',
      [
        'füge|füg {task} den|einen|das? checklistenpunkt|checklistenpunkte|punkt|eintrag|schritt {text} hinzu',
        'füge|füg {task} den|einen|das? checklistenpunkt|punkt|eintrag|schritt hinzu {:} {text}',
        'füge|füg {text} zur checkliste von|der {task} hinzu',
        'füge|füg der? checkliste von|der {task} {text} hinzu',
        'setze|setz|schreibe|schreib {text} auf die checkliste von|der {task}',
      ],
    ],
    [
      'rename',
      [
        'benenne {task} in|zu {text} um',
        'benenne {task} um in|zu {text}',
        'nenne {task} {text}',
        'ändere den? titel|namen von|der {task} zu|in|auf {text}',
      ],
    ],
    ['review', ['gib {task} zur prüfung frei?', 'reiche {task} zur prüfung ein']],
    [
      'reopen',
      [
        'öffne {task} wieder|erneut',
        'markiere {task} als nicht erledigt|fertig|abgeschlossen',
        'markiere {task} als offen|unerledigt',
      ],
    ],
    [
      'done',
      [
        'markiere|markier|setze|setz|mach|mache {task} als|auf? erledigt|fertig|abgeschlossen|beendet',
        'schließe|schließ {task} ab?',
        'erledige|beende {task}',
        'hake {task} ab',
        'stelle|stell {task} fertig',
      ],
    ],
    [
      'move',
      [
        'verschiebe|verschieb|bewege|setze|setz|zieh|ziehe|schiebe|stelle|leg|lege|bring {task} nach|in|zu|auf|zur die|der|das|den? spalte|status? {column}',
        'verschiebe|verschieb|bewege|setze|schiebe {task} {column}',
        'ändere den? status von|der {task} auf|in|zu {column}',
        'setze den? status von|der {task} auf {column}',
        'markiere {task} als {column}',
      ],
    ],
    ['begin', ['beginne|beginn|starte|start|fange mit? {task} an?']],
    [
      'assign',
      [
        'weise|weis {task} an? {person} zu',
        'teile|teil {task} {person} zu',
        'gib|übertrage|übergib|delegiere {task} an {person}',
        'weise|weis {person} {task} zu',
        'gib|übergib {person} {task}',
        'mach|mache {person} für {task} zuständig|verantwortlich',
        'übernimm {task}',
      ],
    ],
    [
      'replan',
      ['plane|plan|verteile|verteil|terminiere {task} neu|um', '{task} neu planen|verteilen|terminieren', '{task} umplanen'],
    ],
    ['delete', ['lösche|lösch|entferne|entfern|verwirf {task}', 'wirf {task} weg']],
    ['move', ['verschiebe|verschieb|bewege {task} nach|in die|der? spalte? {text}']],
    ['assign', ['weise|weis {task} an {text} zu', 'gib|übertrage|delegiere {task} an {text}']],
  ],
  about: [
    'wann ist|sind|wird|war|muss|beginnt|startet|endet der|die|das? {task} fällig|fertig|erledigt|dran|da? sein?',
    'was ist der|die|das? status|stand|frist|termin|priorität|fälligkeit von|bei|der|des|für {task}',
    'wie ist der|die? status|stand|priorität von|bei|der|des|für {task}',
    'status|stand|frist|termin von|bei|der|des {task}',
    'wer ist für {task} zuständig|verantwortlich',
    'wer ist zuständig|verantwortlich für {task}',
    'wer arbeitet an|am {task}',
    'wer macht|bearbeitet {task}',
    'wo ist|steht {task}',
    'wie weit ist {task}',
    'wie steht es um|mit {task}',
    'ist {task} fertig|erledigt|abgeschlossen|überfällig|blockiert|offen|zugewiesen',
    'was ist mit {task}',
    'was blockiert {task}',
    'warum ist {task} blockiert|überfällig',
  ],
  polite: ['bitte', 'kannst|könntest du', 'können|könnten sie', 'ich möchte|will', 'danke', 'jetzt', 'mal', 'und', 'dann'],
  it: 'sie|es|das|die|diese|dies|diese aufgabe|die aufgabe|diese karte|die aktuelle aufgabe|ihn',
  them: 'sie|diese|diese aufgaben|alle diese|diese alle|beide',
  me: 'mir|mich',
  articles: 'der|die|das|den|dem|ein|eine|meine|aufgabe|karte|namens',
  relations: germanRelations,
};
