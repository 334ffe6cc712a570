// Golden lines in German; english.ts explains the form.

export const germanLines = String.raw`
day 2026-11-18 Mittwoch
// Heute, morgen und die nahen Tage
Miete zahlen [heute] = due 11-18
[Heute] die Bank anrufen = due 11-18
Pflanzen gießen [heute Abend] = due 11-18
Angebot senden [heute Nachmittag] = due 11-18
Post lesen [heute Morgen] = due 11-18
Kaffee kochen [heute früh] = due 11-18
Kasse schließen [am Ende des Tages] = due 11-18
Flüge buchen [morgen] = due 11-19
Flüge buchen [Morgen] = due 11-19
[Morgen] das Paket abholen = due 11-19
Toner bestellen [bis morgen] = due 11-19
Sicherung prüfen [für morgen] = due 11-19
Plan abgeben [spätestens morgen] = due 11-19
Brot kaufen [morgen früh] = due 11-19
Laptop zurückgeben [übermorgen] = due 11-20
[Übermorgen] das Werk besuchen = due 11-20
Brief einwerfen [uebermorgen] = due 11-20
Mittagessen mit Tom [morgen] um 12 Uhr = due 11-19
Lizenz erneuern [(morgen)] = due 11-19, title Lizenz erneuern
[Morgen]: Webseite ändern = due 11-19, title Webseite ändern
Entwurf fertigstellen [heute]. = due 11-18, title Entwurf fertigstellen
Drucker reparieren [morgen]! = due 11-19, title Drucker reparieren!
Küche putzen, [heute] = due 11-18, title Küche putzen
// Wochentage
Teamessen [am Montag] = due 11-23
Protokoll senden [Freitag] = due 11-20
Version veröffentlichen [bis Donnerstag] = due 11-19
Rechnungen schreiben [Dienstag] = due 11-24
Rückblick [am Mittwoch] = due 11-25
Kuchen backen [für Samstag] = due 11-21
Rasen mähen [Sonntag] = due 11-22
Fenster putzen [am Sonnabend] = due 11-21
Verträge prüfen [fällig am Freitag] = due 11-20
Verträge prüfen [fällig Freitag] = due 11-20
Workshop vorbereiten [vor Montag] = due 11-23
Audit beenden [bis zum Freitag] = due 11-20
Konten schließen [diesen Freitag] = due 11-20
Vorführung [diesen Mittwoch] = due 11-18
Sprint planen [nächsten Montag] = due 11-23
Gespräch mit Luis [kommenden Freitag] = due 11-20
Budget [am kommenden Dienstag] = due 11-24
Werksbesuch [Dienstag nächster Woche] = due 11-24
Essen bestellen [Freitag nächste Woche] = due 11-27
Abgleich [nächste Woche Montag] = due 11-23
Abgleich [nächste Woche am Montag] = due 11-23
Zahnarzt [am Do] = due 11-19
Zahnarzt [am Do.] = due 11-19
Anzeige schalten [bis Fr] = due 11-20
Post sortieren [bis Mo] = due 11-23
Bericht lesen [bis So] = due 11-22
Blumen kaufen [fällig Sa] = due 11-21
Theater [Freitagabend] = due 11-20
Theater [Freitag Abend] = due 11-20
[Am Montag morgen] anrufen = due 11-23
[Montag früh] anrufen = due 11-23
Laufen [am Samstagmorgen] = due 11-21
Anruf [Montagvormittag] = due 11-23
Abnahme [bis Dienstagmittag] = due 11-24
Papiere unterschreiben, [Frist: Freitag] = due 11-20, title Papiere unterschreiben
[Deadline Montag] Arbeit abgeben = due 11-23
Ort wählen [spätestens am Dienstag] = due 11-24
Logo wählen [bis spätestens Freitag] = due 11-20
Name wählen [bis einschließlich Freitag] = due 11-20
Ergebnisse vom {Montag} besprechen [bis Freitag] = due 11-20
Bezahlen [am Freitag] um 17 Uhr = due 11-20
Antrag stellen [Abgabe Freitag] = due 11-20
Antrag stellen [Stichtag: Montag] = due 11-23
Antrag stellen [zum Montag] = due 11-23
// Relativ
Ofen prüfen [in 3 Tagen] = due 11-21
Nachfassen [in zwei Wochen] = due 12-02
Pass erneuern [in 6 Monaten] = due 2027-05-18
Noch einmal fragen [in einer Woche] = due 11-25
Dach prüfen [in einem Monat] = due 12-18
Strategie prüfen [in einem Jahr] = due 2027-11-18
Zähler ablesen [in 10 Tagen] = due 11-28
Antworten [innerhalb von 2 Tagen] = due 11-20
Liefern [binnen drei Wochen] = due 12-09
Fall schließen [in den nächsten 5 Tagen] = due 11-23
Ware schicken [in 3 Arbeitstagen] = due 11-23
Antwort holen [in 5 Werktagen] = due 11-25
Zahlung mahnen [innerhalb von 10 Arbeitstagen] = due 12-02
Filter wechseln [in zwölf Wochen] = due 2027-02-10
Vertrag lesen [in 14 Tagen] = due 12-02
Vertrag lesen [heute in einer Woche] = due 11-25
// Wochen, Monate, Quartale, Jahre
Folien vorbereiten [nächste Woche] = due 11-23
Plan entwerfen [bis nächste Woche] = due 11-23
Zoe treffen [Anfang nächster Woche] = due 11-23
Zoe treffen [kommende Woche] = due 11-23
Ziele prüfen [nächsten Monat] = due 12-01
Bestand zählen [Anfang nächsten Monats] = due 12-01
Bestand zählen [im nächsten Monat] = due 12-01
Umziehen [nächstes Jahr] = due 2027-01-01
Laden eröffnen [Anfang kommenden Jahres] = due 2027-01-01
Kühlschrank putzen [am Wochenende] = due 11-21
Wandern [dieses Wochenende] = due 11-21
Zaun streichen [nächstes Wochenende] = due 11-28
Zaun streichen [am nächsten Wochenende] = due 11-28
Zahlen senden [Ende der Woche] = due 11-20
Tickets schließen [bis Ende der Woche] = due 11-20
Aufgaben ordnen [Ende nächster Woche] = due 11-27
Bücher schließen [Ende des Monats] = due 11-30
Lieferanten zahlen [bis Ende des Monats] = due 11-30
Lieferanten zahlen [zum Monatsende] = due 11-30
Urlaub freigeben [bis Monatsende] = due 11-30
Umsatzsteuer zahlen [am letzten Tag des Monats] = due 11-30
Daten veröffentlichen [Ende nächsten Monats] = due 12-31
Daten veröffentlichen [bis Ende des nächsten Monats] = due 12-31
Post ablegen [Ende des Quartals] = due 12-31
Ziel erreichen [bis Quartalsende] = due 12-31
Wagen verkaufen [Ende des Jahres] = due 12-31
Mietvertrag verlängern [bis Jahresende] = due 12-31
Zwei Leute einstellen [bis Ende März] = due 2027-03-31
Steuern erklären [Ende Februar 2027] = due 2027-02-28
Plan vorlegen [Anfang Januar] = due 2027-01-01
Schule wählen [Ende August] = due 2027-08-31
Umfrage senden [diese Woche] = due 11-20
// Datum mit Worten
Vertrag unterschreiben [am 3. Dezember] = due 12-03
Vertrag unterschreiben [3. Dezember] = due 12-03
Vertrag unterschreiben [3 Dezember] = due 12-03
Vertrag unterschreiben [am 3. Dez.] = due 12-03
Vertrag unterschreiben [3. Dez] = due 12-03
Vertrag unterschreiben [am 3. Dezember 2027] = due 2027-12-03
Vertrag unterschreiben [den 3. Dezember] = due 12-03
Steuer zahlen [bis 15. Januar] = due 2027-01-15
Steuer zahlen [bis zum 15. Januar] = due 2027-01-15
Fest [am 1. Januar] = due 2027-01-01
Fest [am ersten Januar] = due 2027-01-01
Fest [am 1. Jänner] = due 2027-01-01
Essen reservieren [für den 14. Februar] = due 2027-02-14
Versicherung erneuern [31. März] = due 2027-03-31
Versicherung erneuern [31. Maerz] = due 2027-03-31
Josef gratulieren [am 5. Mai] = due 2027-05-05
Holz bestellen [1. September 2027] = due 2027-09-01
Prüfung [am Freitag, 27. November] = due 11-27
Prüfung [Freitag, den 27. November] = due 11-27
Prüfung [Freitag der 27. November] = due 11-27
Prüfung [Fr, 27. Nov.] = due 11-27
Gebühr zahlen [18. November] = due 11-18
Gebühr zahlen [17. November] = due 2027-11-17
Schaltfest [29. Februar 2028] = due 2028-02-29
Karte senden [bis zum 24.] = due 11-24
Löhne zahlen [am 30.] = due 11-30
Vermieter anrufen [am 5.] = due 12-05
Rechnung zahlen [fällig am 31.] = due 12-31
Beirat treffen [am 10. nächsten Monats] = due 12-10
Bericht [Donnerstag, den 26.] = due 11-26
Buch abgeben [am 20. dieses Monats] = due 11-20
// Datum in Ziffern: der Tag zuerst
Domain erneuern [24.12.2026] = due 12-24
Domain erneuern [3.12.] = due 12-03
[3.12.] Domain erneuern = due 12-03
Domain erneuern [am 3.12.] = due 12-03
Domain erneuern [bis 24.12.] = due 12-24
Domain erneuern [am 5.1.] = due 2027-01-05
Domain erneuern [03.12.26] = due 12-03
Domain erneuern [2026-12-24] = due 12-24
Domain erneuern [2027/01/09] = due 2027-01-09
Domain erneuern [fällig 2026-12-01] = due 12-01
Domain erneuern [24/12/2026] = due 12-24
Domain erneuern [bis 24/12] = due 12-24
Domain erneuern [Donnerstag, 24.12.2026] = due 12-24
Domain erneuern [Do, 24.12.2026] = due 12-24
Domain erneuern [Donnerstag, den 24.12.] = due 12-24
Domain erneuern [bis zum 17.11.] = due 2027-11-17
Domain erneuern [bis 3.12] = due 12-03
// Tage, die es nicht gibt
Feiern {30. Februar} =
Feiern {am 31. April} =
Feiern {2026-02-30} =
Feiern {am 45.13.2026} =
Feiern {29. Februar 2027} =
Feiern {am Montag, 27. November} =
Feiern {bis 31.6}. =
Plan {für 31. November} und [am 5. Dezember] = due 12-05
// Beginn, und von Beginn bis Ende
Saal streichen [ab Montag] = start 11-23
Saal streichen [ab morgen] = start 11-19
Saal streichen [ab dem 7. Dezember] = start 12-07
Saal streichen [Beginn: Montag] = start 11-23
Saal streichen [Start am Montag] [fällig Freitag] = start 11-23, due 11-27
Saal streichen [beginnt am 7. Dezember] = start 12-07
Saal streichen [von Montag bis Freitag] = start 11-23, due 11-27
Saal streichen [von Donnerstag bis Montag] = start 11-19, due 11-23
Saal streichen [vom 1. Dezember bis 5. Januar] = start 12-01, due 2027-01-05
Saal streichen [vom 1. Dezember bis zum 12. Dezember] = start 12-01, due 12-12
Saal streichen [zwischen Montag und Mittwoch] = start 11-23, due 11-25
Saal streichen [vom 3. bis 5. Dezember] = start 12-03, due 12-05
Saal streichen [vom 3. bis zum 5. März] = start 2027-03-03, due 2027-03-05
Saal streichen [3.-5. Dezember] = start 12-03, due 12-05
Saal streichen [3. bis 5. Dezember 2027] = start 2027-12-03, due 2027-12-05
Saal streichen [Montag - Freitag] = start 11-23, due 11-27
Saal streichen [Montag bis Freitag] = start 11-23, due 11-27
Saal streichen [von Mo bis Fr] = start 11-23, due 11-27
Saal streichen [2026-12-01 – 2026-12-04] = start 12-01, due 12-04
Saal streichen [1.12. - 4.12.] = start 12-01, due 12-04
Saal streichen [vom 1.12. bis 4.12.] = start 12-01, due 12-04
Saal streichen [von heute bis Ende des Monats] = start 11-18, due 11-30
Saal streichen [ab nächster Woche] = start 11-23
Saal streichen [ab nächsten Monat] = start 12-01
Saal streichen [frühestens Montag] = start 11-23
Saal streichen [nicht vor Montag] = start 11-23
Saal streichen [von Montag an] = start 11-23
Saal streichen [ab Montag bis Freitag] = start 11-23, due 11-27
Saal streichen [vom 28. Dezember bis 3. Januar] = start 12-28, due 2027-01-03
Saal streichen {vom 30. Februar bis 3. März} =
Saal streichen {von 2026-12-05 bis 2026-12-01} =
// Wiederholung
Gießen [jeden Tag] = every DAILY
Gießen [täglich] = every DAILY
Gießen [alle 3 Tage] = every DAILY;INTERVAL=3
Gießen [jeden zweiten Tag] = every DAILY;INTERVAL=2
Gießen [alle zwei Tage] = every DAILY;INTERVAL=2
Sitzung [jede Woche] = every WEEKLY
Sitzung [wöchentlich] = every WEEKLY
Sitzung [jeden Montag] = every WEEKLY;BYDAY=MO
Sitzung [jeden Dienstag und Donnerstag] = every WEEKLY;BYDAY=TU,TH
Sitzung [jeden Montag, Mittwoch und Freitag] = every WEEKLY;BYDAY=MO,WE,FR
Sitzung [jeden Mo, Mi und Fr] = every WEEKLY;BYDAY=MO,WE,FR
Sitzung [montags] = every WEEKLY;BYDAY=MO
Sitzung [immer freitags] = every WEEKLY;BYDAY=FR
Sitzung [dienstags und donnerstags] = every WEEKLY;BYDAY=TU,TH
Sitzung [immer am Montag] = every WEEKLY;BYDAY=MO
Sitzung [werktags] = every WEEKLY;BYDAY=MO,TU,WE,TH,FR
Sitzung [werktäglich] = every WEEKLY;BYDAY=MO,TU,WE,TH,FR
Sitzung [an Werktagen] = every WEEKLY;BYDAY=MO,TU,WE,TH,FR
Sitzung [jeden Arbeitstag] = every WEEKLY;BYDAY=MO,TU,WE,TH,FR
Sitzung [montags bis freitags] = every WEEKLY;BYDAY=MO,TU,WE,TH,FR
Sitzung [jeden Montag bis Freitag] = every WEEKLY;BYDAY=MO,TU,WE,TH,FR
Sitzung [alle 2 Wochen] = every WEEKLY;INTERVAL=2
Sitzung [alle zwei Wochen am Dienstag] = every WEEKLY;INTERVAL=2;BYDAY=TU
Sitzung [jede zweite Woche] = every WEEKLY;INTERVAL=2
Sitzung [jeden zweiten Freitag] = every WEEKLY;INTERVAL=2;BYDAY=FR
Sitzung [zweiwöchentlich] = every WEEKLY;INTERVAL=2
Sitzung [jede Woche am Freitag] = every WEEKLY;BYDAY=FR
Sitzung [wöchentlich am Freitag] = every WEEKLY;BYDAY=FR
Sitzung [einmal pro Woche] = every WEEKLY
Miete zahlen [jeden Monat] = every MONTHLY
Miete zahlen [monatlich] = every MONTHLY
Miete zahlen [am 1. jeden Monats] = every MONTHLY;BYMONTHDAY=1
Miete zahlen [am 31. jedes Monats] = every MONTHLY;BYMONTHDAY=31
Miete zahlen [jeden Monat am 15.] = every MONTHLY;BYMONTHDAY=15
Miete zahlen [monatlich zum 5.] = every MONTHLY;BYMONTHDAY=5
Miete zahlen [am Ersten jeden Monats] = every MONTHLY;BYMONTHDAY=1
Miete zahlen [am letzten Tag jeden Monats] = every MONTHLY;BYMONTHDAY=-1
Miete zahlen [jeden Monat am letzten Tag] = every MONTHLY;BYMONTHDAY=-1
Miete zahlen [immer am 15.] = every MONTHLY;BYMONTHDAY=15
Beirat [am ersten Montag im Monat] = every MONTHLY;BYDAY=1MO
Beirat [jeden ersten Montag im Monat] = every MONTHLY;BYDAY=1MO
Beirat [am letzten Freitag jeden Monats] = every MONTHLY;BYDAY=-1FR
Beirat [jeden Monat am zweiten Dienstag] = every MONTHLY;BYDAY=2TU
Beirat [jeden 3. Donnerstag im Monat] = every MONTHLY;BYDAY=3TH
Beirat [jedes Quartal] = every MONTHLY;INTERVAL=3
Beirat [vierteljährlich] = every MONTHLY;INTERVAL=3
Beirat [alle 6 Monate] = every MONTHLY;INTERVAL=6
Zertifikat [jedes Jahr] = every YEARLY
Zertifikat [jährlich] = every YEARLY
Zertifikat [jedes Jahr am 3. März] = every YEARLY;BYMONTH=3;BYMONTHDAY=3
Zertifikat [jährlich am 3. März] = every YEARLY;BYMONTH=3;BYMONTHDAY=3
Zertifikat [jeden 3. März] = every YEARLY;BYMONTH=3;BYMONTHDAY=3
Zertifikat [einmal im Jahr] = every YEARLY
Katze füttern [jeden Tag bis 24. Dezember] = every DAILY;UNTIL=20261224
Bericht [jeden Montag bis 31. März] = every WEEKLY;BYDAY=MO;UNTIL=20270331
Umsatzsteuer [ab Montag] [jeden Monat] = start 11-23, every MONTHLY
Wöchentlicher Bericht =
Den wöchentlichen Bericht lesen =
Monatlichen Abschluss vorbereiten [bis Freitag] = due 11-20
Täglich frisches Brot =
Jahresbericht schreiben [bis Jahresende] = due 12-31
Jedem Team einen Raum geben =
Jeden Kunden grüßen =
// Priorität
Zugang reparieren [p1] = P1
[P0] Zugang reparieren = P0
Zugang reparieren [P3] [morgen] = due 11-19, P3
Zugang reparieren [!hoch] = P1
Zugang reparieren [!niedrig] = P3
Zugang reparieren [!dringend] = P0
Zugang reparieren [!2] = P2
Zugang reparieren [Priorität hoch] = P1
Zugang reparieren [hohe Priorität] = P1
Zugang reparieren [Priorität: mittel] = P2
Zugang reparieren [Prio 1] [bis Freitag] = due 11-20, P1
Zugang reparieren [niedrige Priorität] = P3
Zugang reparieren {p1} [p2] = P2
Zugang reparieren p7 =
Dringend benötigte Teile =
Hoch hinaus =
Liste der Prioritäten =
// Abteilungen
Steuer zahlen [#buchhaltung] = #Accounting
Steuer zahlen [#Buchhaltung] [#legal] = #Accounting, #Legal
Koch einstellen [#personal] = #HR
Koch einstellen [#hr] = #HR
Koch einstellen [#personalabteilung] = #HR
Übersetzen [#entwicklung] = #Engineering
Übersetzen [#technik] [p1] = #Engineering, P1
Kunden anrufen [#vertrieb] = #Sales
Umfrage [#marketing] [bis Freitag] = #Marketing, due 11-20
Umfrage [Abteilung: Vertrieb] = #Sales
Umfrage {#astrologie} =
Fehler #42 =
Plan für Marketing und Vertrieb =
Die Buchhaltung fragen =
Personal einweisen =
// Menschen
Bank anrufen [@Ana Lima] = @Ana Lima
Bank anrufen [@ana] = @Ana Lima
Bank anrufen [@Jürgen] = @Jürgen Müller
Bank anrufen [@jurgen] = @Jürgen Müller
Bank anrufen [@Müller] = @Jürgen Müller
Bank anrufen [@Anna Schmidt] = @Anna Schmidt
Bank anrufen {@maria} =
Bank anrufen {@niemand} =
Bank anrufen [zugewiesen an Ana] = @Ana Lima
Bank anrufen, [zuständig: Bob Stone] = @Bob Stone, title Bank anrufen
Bank anrufen [an John Smith zuweisen] = @John Smith
Bank anrufen zuweisen an Maria =
Ana Lima wegen der Bank anrufen =
An ana@example.com schreiben =
[@bob] Motor prüfen = @Bob Stone
// Spalten und Vorlagen
Text schreiben [>in Prüfung] = >Review
Text schreiben [>in Arbeit] = >In Progress
Text schreiben [>InArbeit] = >In Progress
Text schreiben [>zu erledigen] = >To Do
Text schreiben [>erledigt] = >Done
Text schreiben [>review] = >Review
Text schreiben [Status: erledigt] = >Done
Text schreiben [Spalte: in Arbeit] = >In Progress
Text schreiben {>nirgends} =
Prüfen ob a > b =
Oktober abschließen [+Checkliste:Month-end] = +1
Oktober abschließen [+Vorlage: month-end] = +1
Oktober abschließen [+Month-end] = +1
Eva begrüßen [+onboarding] [#personal] = +2, #HR
Audit [Vorlage: Security review] = +3
Audit {+Checkliste:Nichts} =
Eva +1 einladen =
// Alles zusammen
Umsatzsteuer [#buchhaltung] [@Ana Lima] [p1] [fällig Freitag] 17 Uhr [ab Montag] [jeden Monat] [+Checkliste:Month-end] = due 11-27, start 11-23, #Accounting, @Ana Lima, P1, every MONTHLY, +1
[p1] [#personal] [@ana] Vertrag senden [bis Freitag] = P1, #HR, @Ana Lima, due 11-20
[Jeden Montag] [@bob] gießen [#vertrieb] = every WEEKLY;BYDAY=MO, @Bob Stone, #Sales
Plakat entwerfen [nächste Woche] [!hoch] [>in Arbeit] [@john] = due 11-23, P1, >In Progress, @John Smith
// Wörter, die wie Daten aussehen
Am Morgen lüften =
Guten Morgen sagen =
Jeden Morgen zählt =
Der Morgen danach =
Gegen Morgen aufstehen =
Vom Morgen bis zum Abend =
Ein schöner Abend =
So geht es nicht =
Wir machen das so =
Mi casa es su casa =
Do it yourself lesen =
Das Fr ist ein Franken =
Sa Pa besuchen =
Die März-Ausgabe =
Mai Ling vorstellen =
August Macke ausstellen =
April April rufen =
Black Friday vorbereiten =
Schwarzer Freitag: Angebote =
Verkaufsoffener Sonntag: Personal planen =
Stiller Freitag: geschlossen =
Sonntagszeitung austragen =
Montagsmaler spielen =
Wochenendausgabe drucken =
Morgenkaffee bestellen =
Morgen-Meeting einrichten =
Tagesordnung schreiben =
Guten Tag wünschen =
Ende der Geschichte =
Anfang des Buches =
Nächste Schritte =
Nächster Zug nach Berlin =
Das nächste Projekt =
Von A bis Z =
Von Anfang bis Ende =
Von Berlin bis Köln =
Zwischen dir und mir =
Bis auf weiteres =
Bis dann, Lukas =
Ab und zu lachen =
Ab ins Büro =
Vor allem ruhig bleiben =
Zum Beispiel ~Ana~ =
Für immer =
Für Ana mit Liebe =
In 3 Schritten zum Ziel =
In zwei Worten =
Drei Tage Schulung =
Eine 2 Wochen lange Reise =
1/2 Tasse Zucker zugeben =
Rund um die Uhr 24/7 helfen =
Version 3.12 prüfen =
Punkt 3.12. klären =
Kapitel 3.12. lesen =
Auf 1.10.2 aktualisieren =
Version 24.12.2026 notieren =
Straße des 17. Juni sperren =
Platz der 4. Mai umbauen =
Raum 2026 =
Plan 2027 =
Anruf bei 555-1234 =
Treffen um 10:30 =
Woche der Wahrheit =
Jahr des Drachen =
Monat für Monat =
Tag der Arbeit =
Start der Maschine =
Beginn der Arbeiten =
Frist setzen =
Termin absagen =
Lies \morgen blau = title Lies morgen blau
Verkaufe \#personal Tasse = title Verkaufe #personal Tasse
Lies „Morgen“ von Conrad =
// Uhren: fünf Zonen, Tage mit 23 und 25 Stunden, Jahreswechsel
now 2026-03-08T06:30:00Z EST
Uhr stellen [morgen] = due 2026-03-09
now 2026-03-08T07:30:00Z EST
Uhr stellen [heute] = due 2026-03-08
Uhr stellen [in 2 Tagen] = due 2026-03-10
now 2026-03-09T03:59:00Z EST
Uhr stellen [morgen] = due 2026-03-09
now 2026-11-01T05:30:00Z EST
Uhr stellen [in einer Woche] = due 11-08
now 2026-11-02T04:30:00Z EST
Uhr stellen [heute] = due 11-01
now 2026-11-02T05:30:00Z CST
Uhr stellen [morgen] = due 11-02
now 2026-11-02T06:30:00Z MST
Uhr stellen [am Montag] = due 11-02
now 2026-11-02T07:30:00Z PST
Uhr stellen [diesen Sonntag] = due 11-01
now 2026-12-31T23:59:59Z UTC
Uhr stellen [morgen] = due 2027-01-01
Uhr stellen [Ende des Monats] = due 12-31
Uhr stellen [in 2 Monaten] = due 2027-02-28
now 2028-02-29T12:00:00Z UTC
Uhr stellen [in einem Jahr] = due 2029-02-28
// Freitag, Samstag und Sonntag
day 2026-11-20 Freitag
Truppe bezahlen [am Freitag] = due 11-27
Truppe bezahlen [diesen Freitag] = due 11-20
Truppe bezahlen [Ende der Woche] = due 11-20
day 2026-11-21 Samstag
Truppe bezahlen [dieses Wochenende] = due 11-21
Truppe bezahlen [in 1 Arbeitstag] = due 11-23
day 2026-11-22 Sonntag
Truppe bezahlen [nächste Woche] = due 11-23
Truppe bezahlen [nächsten Montag] = due 11-23
// Wörter der anderen Sprachen
Angebot senden [tomorrow] = due 11-23
Pierre anrufen [après-demain] = due 11-24
Fiesta mit Eva [pasado mañana] = due 11-24
Report [by Friday] [@ana] = due 11-27, @Ana Lima
day 2026-11-18 Mittwoch
// Nutzernamen, und Wörter zwischen Wiederholung und Ende
[Bob Stone zuweisen]: Doku aktualisieren [bis Montag] = @Bob Stone, due 11-23, title Doku aktualisieren
[@mlopez] Bank anrufen = @Maria Lopez
[Alle 3 Tage] Pflanzen gießen [bis 1. März] = every DAILY;INTERVAL=3;UNTIL=20270301, title Pflanzen gießen
Gespräche {Montag, Dienstag und Mittwoch} führen =
// Namen behalten ihre Wörter
Plan B für P1 Linie =
Umzug zu Linie P1 =
Fehler {p1} im Login =
Login reparieren [p1] = P1
Jeden Tag Tiefpreise Kampagne =
Plakat Tiefpreise jeden Tag =
[Jeden Tag] alle Tiefpreise prüfen = every DAILY
Mails älter als 30. Januar löschen =
Kapitel 3 Mai Bericht =
Kapitel 3 lesen [bis Freitag] = due 11-20
Protokoll vom letzten Montag =
Vergangenen Montag besprochenes notieren =
Liste Dienstag letzter Woche [morgen] = due 11-19
day 2026-11-18 Wednesday
// As people type who know no grammar
api doku, [so mittel wichtig], [entwicklung], [irgendwann dez] = due 12-31, P2, #Engineering, title api doku
uebergabe bob an paul [bis fr] = due 11-20
insta inhalte [kw49] ~ana~ = due 11-30
[review]: text karriereseite [hr] = >Review, #HR, title text karriereseite
3 angebote drucker ~paul~ [bis monatsende] = due 11-30
mit müller reden wg gehalt =
stundenzettel [jeden fr] = every WEEKLY;BYDAY=FR
~bob~: bei nordwind nachfassen [fr] = due 11-20
[recht]: agb neu [bis ende jan], ~anna~ = due 2027-01-31, #Legal, title agb neu anna
rückmeldung steuerprüfung steht aus -> [waiting] = >Waiting
logs rotieren [taeglich] ~jurgen~ = every DAILY
toner nachbestelln =
teamlunch [jeden 1. do im monat] = every MONTHLY;BYDAY=1TH
ach und flyer nachdrucken [nä woche] = due 11-23, title flyer nachdrucken
miete lissabon [immer zum 1]. [buchhaltung] = #Accounting, every MONTHLY;BYMONTHDAY=1, title miete lissabon
visitenkarten jean-luc drucken 200 stk =
[bis fr] folien. ~ana~ ~+ lopez~. [marketing]. [p1]. = due 11-20, P1, #Marketing, title folien. ana + lopez.
bewerber schulz absagen [heut] [hr] = due 11-18, #HR
wackliger test in der ci.. [niedrig] = P3
[Alle drei Monate] Feuerlöscher prüfen lassen = every MONTHLY;INTERVAL=3
[Ab Montag]: Testumgebung neu aufsetzen, ~Jürgen Müller~, [Technik] = start 11-23, #Engineering, title Testumgebung neu aufsetzen, Jürgen Müller
[Übermorgen] María García nach den fehlenden Belegen fragen = due 11-20
Monatsabschluss November, [fällig am 4. Dezember], ~María García~, [Buchhaltung], [Checkliste Month-end] = due 12-04, #Accounting, +1, title Monatsabschluss November, María García
Protokoll der Gesellschafterversammlung beglaubigen lassen, ~Maria~, [Ende des Jahres] = due 12-31, title Protokoll der Gesellschafterversammlung beglaubigen lassen, Maria
Klären, ob Rechnung 2057 doppelt bezahlt wurde =
Firewallregeln überprüfen, [Vorlage Security review], [halbjährlich], [Technik] = #Engineering, every MONTHLY;INTERVAL=6, +3, title Firewallregeln überprüfen
Wiki auf den neuen Server umziehen, [Beginn 7. Dezember], [normale Priorität] = start 12-07, P2, title Wiki auf den neuen Server umziehen
Unterschriebenen Vertrag [morgen] an die Meyer AG schicken = due 11-19
Umsatzsteuervoranmeldung abgeben, [monatlich zum 10]., [Buchhaltung] = #Accounting, every MONTHLY;BYMONTHDAY=10, title Umsatzsteuervoranmeldung abgeben
[Heute Abend] Wartungshinweis veröffentlichen = due 11-18
Kündigungsfristen der Mietverträge heraussuchen =
Vergleichsvorschlag im Fall Brandt prüfen, [Recht], ~Jean-Luc Moreau~, [P1], [27.11]. = due 11-27, P1, #Legal, title Vergleichsvorschlag im Fall Brandt prüfen, Jean-Luc Moreau
~Anna Schmidt~ soll die Preisliste [bis Ende November] ins Englische übersetzen = due 11-30
[Wartet]: Antwort des Notars zur Anteilsübertragung = >Waiting, title Antwort des Notars zur Anteilsübertragung
~Für Jean-Luc~: drei Umzugsfirmen vergleichen, [in 14 Tagen fällig] = due 12-02, title Für Jean-Luc: drei Umzugsfirmen vergleichen
Gewerbesteuererklärung vorbereiten, [Buchhaltung], ~María García~, [bis 15. Dezember], [hoch] = due 12-15, P1, #Accounting, title Gewerbesteuererklärung vorbereiten, María García
Bericht "Fälligkeiten 2026" von Brightside lesen =
Gehaltsbänder 2027 ausarbeiten, [Review], [HR], ~Ana Lima~ ~und Bob Stone~ = >Review, #HR, title Gehaltsbänder 2027 ausarbeiten, Ana Lima und Bob Stone
Hotel in Hannover für die Messe buchen, [niedrige Priorität] = P3, title Hotel in Hannover für die Messe buchen
Willkommensgeschenk für neue Kollegen aussuchen =
Prüfung [+2 Tage] = due 11-20
Rechnungen [heute noch] = due 11-18
Familie Sonntag informieren =
Prüfung [in 48h] = due 11-20
Newsletter von jedem {Freitag} =
`;
