// The classes of words of questions in German.
import type { AskWords } from '#question/ask-words.rules.ts';

export const germanAsks: AskWords = {
  words: {
    howTo:
      'wie kann ich|wie lade ich|wie lad ich|wie lade|wie exportiere ich|wie kann man|wie mache ich|wie mach ich|wie macht man|wie geht das|wie gehts|wie stelle ich|wie stell ich|wie richte ich|wie komme ich|wie komm ich|wie lege ich|wie leg ich|wie erstelle ich|wie füge ich|wie weise ich|wie finde ich|wie find ich|wie lösche ich|wie ändere ich|wie schließe ich|wie sehe ich|wie setze ich|wie filtere ich|wie archiviere ich|wie hake ich|wie bekomme ich|wo kann ich|wo stelle ich|wo stell ich|wo finde ich|wo find ich|wo sehe ich|wo seh ich|wo ändere ich|wo sind die|wo sind … hin|find … nicht wieder|kann ich|kann man|können zwei|können wir|geht das|gibt es eine möglichkeit|gibt es einen weg|gibt es ein tastenkürzel|was ist der unterschied|unterschied zwischen|wofür ist|wozu ist|wozu dient|was bedeutet|wie wird|wie werden',
    first:
      'zuerst|als erstes|als erste|als nächstes|womit|anfangen|fange ich|fang ich|am wichtigsten|am dringendsten|das wichtigste|das dringendste|wichtigste|dringendste|dringendsten|wichtigsten|brennt|was brennt|am besten|priorisieren|prioritäten|was soll ich|was mache ich|was mach ich|was sollte ich|was jetzt|wichtig|dringender|eiliger|am eiligsten|krieg ich … weg|schaffe ich noch|schaff ich noch|vordringlich|einen blick wert|meine aufmerksamkeit|soll ich mir ansehen|soll ich ansehen',
    why: 'warum|wieso|weshalb|begründung|begründe|grund',
    plan: 'plan|plan für|plane|plane mir|plan mir|plan meinen|plan meine|plane meinen|plane meine|tagesplan|wochenplan|einteilen|teil mir|organisiere|organisier|stell … einen plan|einen plan|strukturiere|ordne meinen',
    summary:
      'zusammenfassung|zusammenfassen|fass … zusammen|fasse … zusammen|überblick|übersicht|in kurz|kurzfassung|kurz zusammen|bericht|mein tag|meinen tag|meine woche|meiner woche|lagebericht|wochenbericht|tl;dr|im überblick|für den chef|für meinen chef|für meine chefin',
    week: 'woche|wochenplan|wochenbericht|wochen',
    changes:
      'geändert|verändert|getan|neu|neues|was neues|neuigkeiten|änderungen|passiert|was ist passiert|verpasst|bewegt|aktivität|aktivitäten|gelaufen|was gibts neues',
    track:
      'im plan|im zeitplan|rechtzeitig|pünktlich|schaffen wir|schaffen|schafft|schaffbar|realistisch|zu schaffen|machbar|gefährdet|risiko|risiken|in gefahr|wie weit|fortschritt|stand|wie steht|steht es|stehts|prozent|%|wie läuft|läuft … gut|klappt|klappt das|halten wir|auf kurs|wird … fertig|werden … fertig|kommen wir … hin|kommt … voran|kommen wir … voran|geht … voran|geht … weiter|alles gut|im griff|wie kommen|rot|rückstand',
    left: 'fehlt|fehlen|übrig|bleibt|offen|was ist noch|noch zu tun|noch zu erledigen|ausstehend|steht noch aus|noch aus|muss noch|müssen noch|was noch|noch machen|bis … fertig ist|noch nötig|aussteht|wartet',
    blocks:
      'blockiert|blockieren|blockt|blockade|blocker|blockierer|hält … auf|halten … auf|aufgehalten|behindert|bremst|bremsen|hängt|hängt … fest|hängen|klemmt|klemmts|hakt|hakts|stockt|woran hängt|woran liegt|hindert|warten wir|wartet auf|warten auf|im weg|gehts … weiter|geht … nicht weiter|nicht weiter|feststeckt|fest|engpass|engpässe|hindernis|hindernisse',
    depends:
      'abhängt|hängt … ab|hängen … ab|abhängig|hängt daran|verschiebt sich|wenn ich … verschiebe|wenn wir … verschieben|betroffen|auswirkungen|angewiesen|umgekehrt|was rutscht',
    since:
      'seit wann|wie lange|wie viele tage|wieviele tage|wie viel tage|um wie viele|um wieviele|wie spät|wie alt|wann wurde … angelegt|wann wurde … erstellt|wann wurde … gemeldet|bekannt|tage im|tage überfällig|im rückstand|wie weit … im rückstand',
    comments:
      'gesagt|sagt|sagte|geschrieben|schreibt|schrieb|geantwortet|antwort|antworten|kommentiert|kommentar|kommentare|kommentaren|diskutiert|diskussion|besprochen|gemeint|meint|meinte|rückmeldung|feedback|entschieden|entscheidungen|geäußert',
    files: 'datei|dateien|anhang|anhänge|angehängt|dokument|dokumente|hängen am|pdf|unterlagen',
    mentions: 'erwähnt|erwähnungen|erwähnung|markiert worden|getaggt',
    experts:
      'wer kennt|kennt sich|kennt … aus|auskennt|auskennen|weiß bescheid|ahnung von|hat ahnung|experte|expertin|experten|erfahrung mit|wen frag|wen frage|wen kann ich fragen|wen soll ich fragen|wen sollte ich|an wen wende|an wen|wer weiß|wer kann bei uns|wer hat … gearbeitet|ansprechpartner|ansprechpartnerin|fachmann|wer versteht|wer kann was über|frag ich',
    capacity:
      'hat zeit|haben zeit|zeit für|zeit übrig|freie zeit|zeit|luft|kapazität|kapazitäten|ist frei|frei|verfügbar|übernehmen könnte|könnte … übernehmen|kann … übernehmen|übernehmen|vertreten|vertretung|einspringen|aushelfen|helfen|eher zeit|am wenigsten|wenig zu tun|stunde übrig|übrig|leerlauf|entlasten',
    load: 'überlastet|überlastung|überarbeitet|ausgelastet|auslastung|zu viel|zuviel|am meisten|land unter|untergeht|ertrinkt|belastet|viel zu tun|am limit|voll|stress|überladen|arbeitslast|völlig dicht|dicht',
    compare:
      'vergleich|vergleiche|vergleichen|verglichen|gegenüber|versus|vs|unterschied|mehr als|weniger als|eher|schlimmer|weiter zurück|im vergleich|wer von|welche von|welcher von|welches von|beiden|mehr zu tun',
    postpone:
      'kann warten|könnte warten|warten kann|verschieben kann|kann ich verschieben|könnte ich verschieben|verschieben könnte|liegen lassen|liegenlassen|aufschieben|nicht so dringend|weniger dringend|nicht dringend|hat zeit bis|schieben|nach hinten schieben',
    history:
      'wer hat … verschoben|wer hat … geändert|wer hat … gelöscht|wer hat … angelegt|wer hat … erstellt|wer hat … geschlossen|wer hat … erledigt|wer hat … zugewiesen|verlauf|historie|vorgeschichte|zuletzt geändert|zuletzt|hintergrund',
    status:
      'status|stand|wie steht|was ist mit|was macht|wie siehts|wie sieht|lage|sachstand|neuigkeiten zu|infos zu|erzähl|details|gibt was zu|gebucht|unterschrieben|bestätigt|verschickt',
    isDone:
      'fertig|erledigt|abgeschlossen|ist … fertig|ist … erledigt|geschafft|gelaufen|je gelaufen|durch|schon durch|passiert|bezahlt|gestartet|begonnen|angefangen|wurde',
    who: 'wer|wen|wem|wessen|jemand|irgendwer|irgendjemand|wer kümmert|kümmert sich|zuständig|zuständige|verantwortlich|gehört|macht das|arbeitet|arbeiten|dran|hat sich|auswertet|bearbeitet|verteilt|betreut|leitet|organisiert',
    when: 'wann|bis wann|ab wann|an welchem tag|ab welchem tag|welches datum|termin|frist|fällig|fälligkeit|deadline|laufen … ab|läuft … ab|ablaufen|stichtag|zu wann',
    department: 'welche abteilung|welcher abteilung|welches team|welchem team|welches board|welchem board',
    or: 'oder',
    together: 'gemeinsam|zusammen an|miteinander|teilen sich|beide zusammen',
    follows:
      'und|nur|was ist mit|wie ist es mit|wie siehts bei|dasselbe|das gleiche|das selbe|bloß|ausschließlich|und was ist mit|jetzt nur',
    us: 'wir|uns|unser|unsere|unserem|unseren|alle|team|firma|irgendwo|abteilung|allen',
    weak: 'was|welche|welcher|welches|welchen|ist|sind|hat|haben|wird|werden|wurde|worden|denn|schon|noch|eigentlich|eig|da|das|es|man|bei|mit|an|in|auf|zu|zum|zur|für|von|um|der|die|den|dem|ein|eine|einen|ne|und|ich|mir|mich|mein|meine|meinen|so|mal|bitte|jetzt|grad|gerade|klar|kurz|sag|zeig|alles|irgendwas|heute|heut|muss|kann|könnte|dieser|diese|beiden|derjenige|etwas|daran|getan|worüber|wofür|moin|gf-runde|board|nich|nicht|machen|warum|damit|aber|lass|stell|nochmal|nächsten|nächste|sich|eingetragen|monaten|vor|sitze|sitz|liegen|aufgaben|aufgabe|brauch|brauche|ma|eben|woche|tag',
  },
  topics: {
    repeat:
      'wiederholt|wiederholen|wiederholung|wiederkehrend|wiederkehrende|jeden monat|jede woche|jeden tag|monatlich|wöchentlich|regelmäßig|serie',
    files: 'datei|dateien|anhang|anhänge|anhängen|hochladen|dokument|dokumente|bild|bilder|foto',
    undo: 'rückgängig|zurücknehmen|wiederherstellen|widerrufen|rückgängig machen',
    archive: 'archiv|archiviert|archivierte|archivierten|archivieren|archiviere',
    delete: 'löschen|gelöscht|lösche|papierkorb|entfernen',
    assign: 'zuweisen|zugewiesen|weise … zu|zwei leute|mehrere leute|mehrere personen|zwei personen|zuteilen|zuständig machen',
    checklist: 'checkliste|checklisten|punkte|unterpunkte|abhaken|vorlage',
    reminder: 'erinnerung|erinnerungen|erinnern|erinnert',
    language: 'sprache|deutsch|englisch|französisch|spanisch|sprache ändern',
    filter: 'filter|filtern|filtere|nur meine|nur die eigenen|eigene aufgaben|einschränken|ausblenden',
    shortcuts: 'tastenkürzel|tastenkombination|tastatur|shortcut|shortcuts|tasten|tastaturkürzel',
    create: 'anlegen|aufgabe anlegen|neue aufgabe|erstellen|erstelle|hinzufügen|schnelleingabe|lege … an|leg … an',
    done: 'abschließen|erledigt markieren|als erledigt|schließen|fertig melden|abschliessen|wieder öffnen',
    watch: 'beobachten|folgen|beobachter|abonnieren',
    columns: 'spalte|spalten|review-spalte',
    relations:
      'abhängigkeit|abhängigkeiten|verknüpfen|verknüpfung|blockiert von|unteraufgabe|unteraufgaben|beziehung|beziehungen|duplikat',
    comment: 'kommentar|kommentare|kommentieren|erwähnen|antworten',
    notifications: 'benachrichtigung|benachrichtigungen|e-mail|e-mails|mail|mails|stummschalten|hinweise',
    search: 'suche|suchen|finden|wiederfinden',
    views: 'ansicht|ansichten|kalender|zeitleiste|liste|tabelle|dunkel|dunkles|design|drucken',
    people:
      'einladen|einlade|eingeladen|lade … ein|lädt … ein|laden … ein|einladung|einladungen|personen hinzufügen|leute hinzufügen|kollegen hinzufügen|kollegin hinzufügen|mitglieder hinzufügen|mitglied hinzufügen|benutzer anlegen|benutzer hinzufügen|neue kollegen|neuen kollegen|neue kollegin|neue mitarbeiter|neuen mitarbeiter',
    export: 'exportieren|export|exportiere|exportiert|csv|excel|tabelle herunterladen|herunterladen',
  },
};
