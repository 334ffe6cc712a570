// The classes of words in German.
import type { ClassWords } from '#reading/class-words.rules.ts';

export const germanClasses: ClassWords = {
  words: {
    done: 'gesendet|abgeschickt|rausgegangen|zugemacht|mach zu|mach … zu|mache … zu|kann zu|ist zu|geschlossen|veröffentlicht|gebucht|behoben|gefixt|verlängert|überwiesen|beglichen|abgehakt|im kasten|hinter uns|ausgeliefert|verbucht|freigegeben|schließen wir ab|hätten wir|haken dran|haken drunter|erledige|erledigen|erledigt|erledigst|erledig|fertig|abgeschlossen|abschließen|abschliessen|schließ|schließe|schließen|schließ … ab|schließe … ab|beende|beenden|beendet|hake … ab|hak … ab|abhaken|stell … fertig|stelle … fertig|fertiggestellt|fertigstellen|durch|raus|gemacht|geschafft|vom tisch|versendet|verschickt|bezahlt|unterschrieben|unterzeichnet|done|feddich|gelöst|ist weg|abgegeben|eingereicht|rausgeschickt|ist live|unter dach und fach|ist gelaufen|geklärt|erneuert|bestätigt|genehmigt|umgesetzt|repariert|zumachen|abgehandelt|beschlossen|abgesegnet',
    reopen:
      'öffne … wieder|öffne … erneut|wieder öffnen|wieder auf|wieder aufmachen|mach … wieder auf|nicht erledigt|nicht fertig|noch nicht fertig|noch nicht erledigt|doch nicht fertig|doch nicht erledigt|nicht abgeschlossen|unerledigt|wiedereröffnen|wieder offen|wieder eröffnen|doch noch offen|reopen|ist offen|als offen|wieder aufnehmen|nimm … wieder auf|mach … auf',
    begin:
      'beginne|beginn|beginnen|begonnen|starte|start|starten|gestartet|fang … an|fange … an|anfangen|angefangen|bin an|bin dran|sitze an|arbeite an|lege los|los geht|leg los|nimm … in angriff|in angriff|losgelegt|fangen … an|fang*|fange|fangen',
    review:
      'zur prüfung freigeben|zur prüfung frei|gib … zur prüfung|reiche … ein|reich … ein|zur prüfung einreichen|zum review|zur durchsicht|zum prüfen|kann geprüft werden|zur freigabe',
    move: 'verschieb|verschiebe|verschieben|verschiebst|verschoben|bewege|beweg|bewegen|setz|setze|setzen|zieh|ziehe|ziehen|schieb|schiebe|schieben|stell|stelle|stellen|leg|lege|legen|bring|bringe|pack|packe|packen|steck|häng|kommt|kommen|soll|geht|wandert|tu|mach|mache|nimm|rück|verlege|verleg',
    set: 'setz|setze|setzen|ändere|änder|ändern|mach|mache|machen|machst|markiere|markier|markieren|stell|stelle|gib|gebe|erhöhe|erhöh|erhöhen|senke|senk|senken|hochstufen|herunterstufen|stuf|stufe|priorisiere|priorisier|kennzeichne|aktualisiere|update|bekommt|kriegt|muss|soll|sollte|braucht|hoch|priorisieren',
    assign:
      'gehört jetzt|gehört ab jetzt|ist jetzt von|ist was für|ist etwas für|liegt bei|liegt jetzt bei|weise … zu|weis … zu|zuweisen|zugewiesen|weise|weis|gib|gebe|geben|gib … an|übergib|übergebe|übergeben|übertrage|übertrag|übertragen|delegiere|delegier|delegieren|teile … zu|zuteilen|übernimmt|übernehmen|macht|machen|soll|kriegt|bekommt|kümmert sich|zuständig|verantwortlich|mach … verantwortlich|bearbeitet|geht an|gehen an|soll … machen|soll … übernehmen|ordne … zu|drück|trag … ein|trage … ein|soll … mitarbeiten|auf beide|lass … machen|lass … übernehmen|nimm … dazu|nimm … mit dazu|hol … dazu|hole … dazu|nimm … mit auf|nimm … mit rein|kümmert|sich kümmert|sich … kümmert|erledigen soll',
    take: 'übernimm|übernehme|ich übernehme|nehme ich|ich nehme|nehm ich|ich nehm|mach ich|mache ich|ich mach|ich mache|kümmere mich|kümmer mich|gehört mir|weise mir|gib mir|weis mir|weise … mir|weis … mir|ordne … mir|gib … mir|meins|ich kümmere mich',
    unassign:
      'zieh … ab|ziehe … ab|trag … aus|trage … aus|austragen|entziehe|nimm … weg|nimm … runter|nimm … ab|hebe … auf|nicht mehr zugewiesen|zuweisung aufheben',
    later:
      'vertage|vertag|vertagen|vertagt|verschiebe … nach hinten|schieb … nach hinten|nach hinten|hinausschieben|aufschieben|schiebe … auf|schieb … auf|verzögert|verzögere|verlängere|verlängern|später|verspätet sich|zurückstellen|stell … zurück|rutscht|gib … noch|gib … mehr zeit',
    sooner:
      'vorziehen|zieh … vor|ziehe … vor|zieh … nach vorn|nach vorn|nach vorne|vorverlegen|verlege … vor|früher|vorgezogen|eher',
    schedule:
      'terminiere|terminier|fällig|plane|plan|planen|einplanen|geplant|muss … sein|muss … fertig|soll … fertig|bis|frist|deadline|abgabe',
    rename: 'benenne … um|benenn … um|umbenennen|nenne|nenn|umbenannt|soll … heißen|heißt jetzt|heißt ab jetzt|taufe',
    comment:
      'kommentiere|kommentier|kommentieren|schreib|schreibe|schreiben|notiere|notier|vermerke|vermerk|antworte|kommentar|notiz|anmerkung|merke … an|anmerken|hinterlass|hinterlasse',
    tick: 'hake … ab|hak … ab|abhaken|abgehakt|hake|hak',
    delete:
      'lösche|lösch|löschen|gelöscht|entferne|entfern|entfernen|wirf … weg|schmeiß … weg|weg damit|kann weg|weg|verwirf|verwerfen|hau … weg|streich|streiche|tilge|raus damit|storniere',
    archive: 'archiviere|archivier|archivieren|archiviert|ins archiv|archiv',
    duplicate: 'dupliziere|duplizier|duplizieren|kopiere|kopier|kopieren|kopie von|verdopple|klone|mach eine kopie',
    watch:
      'auf dem laufenden|beobachte|beobachten|folge|abonniere|abonnier|abonnieren|halte mich auf dem laufenden|benachrichtige mich|behalte … im auge|beobachter|folgen',
    unwatch:
      'entfolge|nicht mehr beobachten|nicht mehr folgen|beobachte … nicht mehr|folge … nicht mehr|abbestellen|bestelle … ab|deabonniere|keine benachrichtigungen mehr',
    undo: 'das war falsch|war falsch|falsche aufgabe|falsche karte|falsche person|mein fehler|hab mich vertan|habe mich vertan|falsch geklickt|vertan|doch nicht so|zurücknehmen|nimm das zurück|rückgängig|mach … rückgängig|mache … rückgängig|mach das rückgängig|nimm … zurück|widerrufe|undo|ups|doch nicht',
    tell: 'sag|sage|sagt|lass … wissen|sag … bescheid|sage … bescheid|gib … bescheid|gebe … bescheid|benachrichtige|benachrichtig|informiere|informier|frag|frage|bitte … darum|richte … aus|teil … mit|teile … mit|weise … darauf hin',
    unable: 'anhang|teile … auf',
    exchange: 'tausche … gegen|ersetze|anstelle von|anstatt|statt',
    remind:
      'erinnere|erinner|erinnern|erinnerung|erinnerungen|erinnere mich|sag mir bescheid wenn|gib … bescheid|gib mir … bescheid',
    repeat: 'wiederholung|wiederholen|wiederholt|wiederhole|wiederkehrend|wiederkehrende|wiederhol|turnus',
    raise:
      'priorität … erhöhen|prio … hoch|prio … rauf|priorität … hoch|prio … erhöhen|priorität … anheben|höher|höher priorisieren|höherstufen|hochstufen|priorität erhöhen|erhöhe … priorität|dringender|wichtiger|stufe … hoch|prio höher|stufe höher|prio rauf|prio hoch|eins höher|eins rauf|stufe rauf|prio nach oben|priorität höher|höhere prio|höhere priorität',
    lower:
      'priorität … senken|priorität … runter|prio … runter|prio … senken|priorität … herabsetzen|niedriger|niedriger priorisieren|herunterstufen|runterstufen|senke … priorität|priorität senken|weniger dringend|weniger wichtig|stufe … herunter|prio niedriger|stufe tiefer|stufe niedriger|prio runter|eins runter|stufe runter|prio nach unten|priorität niedriger|niedrigere prio|niedrigere priorität|tiefer',
    descriptionNoun: 'beschreibung|beschreibe|beschreibungstext|details',
    templateNoun: 'vorlage|vorlagen|checklistenvorlage|template',
    departmentNoun: 'abteilung|bereich|team|abteilungen|gehört zu|ordne … zu',
    additionally: 'auch|zusätzlich|außerdem noch|mitarbeiten|dazu|ebenfalls|mit dazu|hinzu',
    untick: 'haken weg|entferne … haken|nimm … haken|haken raus|haken entfernen',
    replan:
      'plane … neu|plan … neu|neu planen|umplanen|plane … um|plan … um|neu verteilen|verteile … neu|verteile|neu einplanen|umgeplant',
    create: 'erstelle|erstell|erstellen|lege … an|leg … an|anlegen|neue|neuer|neues|neu|mach|mache|erzeuge|trag … ein|brauche',
    remove:
      'löschen|streichen|rausnehmen|leeren|entfernen|austragen|trag … aus|entferne|entfern|lösche|lösch|nimm … weg|nimm … raus|nimm|streiche|streich|kein|keine|keinen|ohne|weg|raus|leere|hebe … auf|runter',
    add: 'nutze|verwende|wende … an|nimm die vorlage|füge … hinzu|füg … hinzu|hinzufügen|füge|füg|ergänze|ergänz|ergänzen|setz|setze|schreib|schreibe|pack|trag … ein|nimm … auf|dazu|ein',
    dueNoun:
      'fälligkeit|fälligkeitsdatum|termin|frist|deadline|fälligkeitstermin|datum|abgabe|abgabetermin|fällig|enddatum|abgabedatum|termine',
    startNoun: 'startdatum|beginn|start|anfangsdatum|starttermin|startet',
    priorityNoun: 'priorität|prio|wichtigkeit|dringlichkeit|prioritäten',
    assigneeNoun: 'zuständige|zuständigen|zuständigkeit|verantwortliche|verantwortlichen|zuweisung|bearbeiter|person|zuständiger',
    statusNoun: 'status|spalte|stand|phase|zustand|liste',
    commentNoun: 'kommentar|kommentare|notiz|anmerkung|bemerkung|vermerk',
    itemNoun:
      'auf die liste|auf der liste|in die liste|in die checkliste|auf die checkliste|checkliste|checklistenpunkt|checklistenpunkte|punkt|punkte|eintrag|schritt|schritte|unterpunkt|liste|todo-liste|zur liste',
    titleNoun: 'titel|name|namen',
    taskNoun: 'sachen|dinge|aufgabe|aufgaben|karte|karten|ticket|tickets|todo|task',
    all: 'alle|alles|aller|allen|jede|jedes|jeden|sämtliche|was',
    it: 'es|sie|ihn|das|dies|diese|dieses|diese aufgabe|die aufgabe|diese karte|die karte|aktuelle aufgabe|die aktuelle aufgabe|das ding|selbe|dieselbe|die',
    them: 'sie|diese|alle diese|diese alle|sie alle|diese aufgaben|die aufgaben|die beiden|beide|alle beide|jene',
    me: 'mir|mich|ich|meiner',
    nobody: 'niemand|niemandem|niemanden|keinem|keiner',
    to: 'nach|zu|zur|zum|in|auf|an|bis|für|ins|im|am|um|bei|->|→|=>|=|:|ab|aufs|unter|fürs|beim|vom|gegen|per',
    of: 'von|vom|der|des|für|bei|über|mit',
    as: 'als|zu',
    is: 'bin|sei|ist|sind|war|waren|wird|werden|wurde|wurden|sein|ist jetzt|hat|haben',
    and: 'und|&|dann|und dann|danach|sowie|,|+|plus|außerdem|anschließend',
    article:
      'der|die|das|den|dem|des|ein|eine|einen|einem|einer|mein|meine|meinen|unser|unsere|die sache|sache|ding|aufgabe|karte|namens|genannt',
    indefinite: 'ein|eine|einen|einem|einer',
    current:
      'aktuelle|aktuellen|offene|offenen|geöffnete|geöffneten|angezeigte|angezeigten|ausgewählte|ausgewählten|hier|da|die ich sehe|die ich ansehe|die du siehst|vor mir',
    nomore: 'nicht mehr|kein … mehr|keine … mehr|keinen … mehr|nich mehr',
    modal: 'kann|können|könnte|könnten|darf|dürfen|soll|sollen|sollte|sollten|muss|müssen|werden|wird|worden',
    relative: 'was|die|das|der|den|welche|welches|deren',
    because:
      'bis die|bis das|nachdem|solange|bis er|bis sie|bis der|weil|da|denn|damit|wegen|solang|während|doppelt zu|doppelt mit|dublette von|um sie zu|um es zu|um ihn zu|seit er|seit sie',
    asks: 'was|wer|wen|wem|wessen|wann|wo|wie|wieso|warum|weshalb|welche|welcher|welches|welchen|ist|sind|hat|haben|gibt|wieviele|wieviel|woran|womit|wofür|worauf|läuft|seit wann|muss|müssen|kann|soll',
    interrogative:
      'wer|wen|wem|wessen|wann|wie|wieso|warum|weshalb|welche|welcher|welches|welchen|wieviel|wieviele|wofür|woran|womit|worauf|seit wann|gibt es|meinen tag|meine woche|mein tag|einen plan|plan für|wochenplan|tagesplan',
    not: 'nicht|nie|niemals|kein|keine|keinen|keiner|keins|nichts|ohne|weder',
    except:
      'allein|alleine|außer|ausser|sondern|bis auf|falls|ausgenommen|sonst|bevor|lass … wie|lass … so|bleibt … wie|bleibt wie',
    following: 'nächste*|folgende*|kommende*',
    excluding: 'außer|ausser|ausgenommen|bis auf|mit ausnahme von',
    correction: 'nein|ne|nee|nö|ich meine|ich meinte|doch lieber|sondern',
    earlier: 'früher|eher|vor|vorn|vorne',
    after: 'später|hinten|mehr|länger|nach hinten|weiter',
    more: 'noch|weitere|weiteren|mehr|zusätzliche',
    noise:
      'kann jemand|kann ma jemand|kann mal jemand|kann wer|bitte|bitteschön|bidde|danke|dankeschön|vielen dank|merci|lg|vg|mfg|hallo|hi|hey|moin|servus|guten morgen|guten tag|morgen zusammen|na|ok|okay|so|also|gut|nun|jetzt|mal|mal eben|mal kurz|kurz|eben|schnell|grad|gerade|doch|einfach|halt|ja|nein|ne|nee|eh|übrigens|btw|sag mal|sag|sagt|hör mal|schau mal|schau|guck mal|guck|gucken|zeig|zeig mir|zeige mir|kannst du|könntest du|kannst|könntest|können sie|könnten sie|würdest du|würden sie|kannste|könnte|kann man|ich möchte|ich will|ich würde gern|ich würde gerne|ich brauche|ich muss wissen|ich hätte gern|möchte|will|würde|gern|gerne|wir müssen|wir sollten|wir wollen|lass uns|vielleicht|eventuell|vllt|evtl|wohl|bestimmt|wahrscheinlich|eigentlich|irgendwie|ungefähr|ca|etwa|glaube|glaub|ich glaube|ich denke|denke|meine|meinst du|finde|leute|kollegen|kollegin|kollege|team|alle|allerseits|zusammen|chef|chefin|boss|du|ihr|sie|er|uns|euch|dir|euer|mir|noch|schon|auch|immer|immer noch|wieder|erstmal|erst mal|dann|da|hier|dort|dazu|davon|damit|dran|drin|darin|daran|überhaupt|insgesamt|aktuell|derzeit|momentan|im moment|zurzeit|zur zeit|sofort gerne|sachen|dinge|zeug|sache|ding|dings|kram|weiß jemand|weißt du|wissen sie|ich frage mich|frage|frag|keine ahnung|ahnung|sorry|tschuldigung|entschuldigung|ups|ähm|äh|hm|hmm|tja|oh|ach|achso|super|prima|toll|perfekt|klasse|cool|wie besprochen|besprochen|wie gesagt|gesagt|wie vereinbart|genau|bloß|ganz|sehr|ziemlich|echt|wirklich|total|komplett|vollständig|endlich|inzwischen|mittlerweile|nochmal|noch mal|noch einmal|einmal|gleich|unbedingt|ruhig|assistent|lieber|liebe|gib mir|nenn mir|sagen|bescheid|eine|einer|ein|man|los|rein|raus|rüber|hin|her|ab|um|auf|zu|fest|frei|an|wegen|bzgl|zwecks|thema|betreffend|offiziell|selbst|selber|mein|kleine|große|alte|neue|ganze|gesamte|bestehende|tun|machen|geht|gehen|läuft|steht|stehen|liegt|gibt|gibts|n|nem|ner|nen|haste|hast|biste|bist|bin|stattdessen|entsprechend|beide|beiden|jemand|ma|ab sofort|u|oder|zeit|dafür|miteinander|gemeinsam|früh|morgens|ab jetzt|künftig|schließlich|gefälligst',
  },
  forms: [
    [/en$/, 'e'],
    [/en$/, ''],
    [/en$/, 'st'],
  ],
  stateEndings: /(?:gt|ossen|fertige?n?|offene?n?|t[ea]n?|ene?n?)$/,
  short: {
    nich: 'nicht',
    net: 'nicht',
    ned: 'nicht',
    nix: 'nichts',
    is: 'ist',
    isses: 'ist',
    hab: 'habe',
    hamwa: 'haben',
    gibts: 'gibt',
    wers: 'wer',
    abt: 'abteilung',
    aufg: 'aufgabe',
    dring: 'dringend',
    prio1: 'p1',
    prio0: 'p0',
    prio2: 'p2',
    prio3: 'p3',
  },
};
