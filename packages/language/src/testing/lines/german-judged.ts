// Commands in German by people who saw no code, each with its judged reading: '=' is right; '~' is read in part, or answered by a
// sentence, and says so; '?' proposes nothing; '!' proposes something else. Whoever changes a reading judges it again.

export const germanJudged = `
plain ? Kopier den Oktoberabschluss, ändere den Titel auf November und setz den 4. Dezember als Frist.
plain = Bei der Abstimmung der Bankkonten soll bis Montag auch Anna mitarbeiten. => due #17 11-23 + assign #17 @Anna Schmidt added
plain = Entferne den Termin bei der Kundenumfrage. => noDue #15
plain ~ Gib mir zwei Tage vor Fälligkeit der SSL-Zertifikate Bescheid. => remind #7
plain ? Nimm John Smith als Beobachter aus dem Messestand heraus.
plain = Könntest du alles, was ich nächste Woche abgeben muss, auf Jean-Luc übertragen? => assign [alles, was ich nächste Woche abgeben] @Jean-Luc Moreau
plain = Mit dem Messestand fangen wir am 7. Dezember an, ändere den Beginn. => start #23 12-07
plain = Setz die Umsatzsteuervoranmeldung auf erledigt. => move #1 >Done
plain ? Alles, was Paul und Bob gemeinsam machen, soll künftig Paul allein gehören.
plain = Lass Jean-Luc wissen, dass der Termin mit Nordwind geplatzt ist, und setz das Angebot auf Warten. => comment #27 @Jean-Luc Moreau "dass der Termin mit Nordwind geplatzt ist" + move #27 >Waiting
plain = Heb die Abhängigkeit zwischen Relaunch und Servermigration auf. => unrelate #8 any #6
plain = Verknüpfe Preisliste und Nordwind-Angebot miteinander. => relate #22 relatesTo #27
plain = Nimm Bob aus der Servermigration raus und setz stattdessen Paul ein. => unassign #6 @Bob Stone + assign #6 @Paul Stone
plain = Trag Ana, Jürgen und mich für den Wiederherstellungstest am 3. Dezember ein. => due #25 12-03 + assign #25 @Ana Lima @Jürgen Müller @me
plain = Mach die Rechnung an Hansen wieder auf, er hat noch immer nicht bezahlt. => reopen #18
plain = Ordne Aufgabe 28 nicht mehr dem Marketing, sondern der Technik zu. => department #28 +#Engineering -#Marketing
plain = Schieb alles, was bei mir am Freitag ansteht, um drei Tage nach hinten. => due [alles, was bei mir am Freitag ansteht] +3 day
plain = Verschieb den Fehler auf der Anmeldeseite bitte ins Review. => move #21 >Review
plain = Gib der Reisekostenrichtlinie eine hohe Priorität und mir bis Dienstag Zeit dafür. => priority #16 P1 + due #16 11-24
plain = Weise mir die Newsletter-Aufgabe wieder zu, die ich letzte Woche an Bob abgegeben habe. => assign #26 @me
plain ? Die Prüfungsvorbereitung hängt vom Oktoberabschluss ab, verknüpf die beiden entsprechend.
plain = Benenne Aufgabe 22 in "Preisliste 2027" um. => rename #22 "Preisliste 2027"
plain = Die Kundenumfrage ist ausgewertet, du kannst sie abschließen. => done #15
plain = Setz die Priorität des Teamevents zurück auf normal. => priority #29 P2
plain = Um die Stellenanzeige kümmert sich ab sofort Maria Lopez, trag sie bitte ein. => assign #20 @Maria Lopez
chat = kannst du das nda der anna geben, ich schaff das nich mehr => assign #14 @Anna Schmidt
chat = heut früh hab ich 27 verschoben, mach das ma wieder rückgängig => undo
chat ! die kopien die ich gestern aus versehn gemacht hab können alle weg => duplicate [ich gestern aus versehn gemacht hab können alle weg]
chat ~ keine erinnerungen mehr für mich bis mo, bin auf der messe => remind #23
chat ? kann ma jemand.. also du, die überfälligen hr sachen auf mo schieben
chat = prüfung wartet übrigens auf den abschluss => relate #4 blockedBy #3
chat ? umfrage soll wer machen der am fr nix hat, egal wer
chat ? ne nich maria lopez, die andere
chat = anzeige und entwicklersuche bitte miteinander verbinden => relate #20 relatesTo #11
chat = fehler 500 höher priorisieren bidde, kunden beschweren sich => priority #21 up
chat = 8 und 10 ins review, lopez auf beide => move #8 #10 >Review + assign #8 #10 @Maria Lopez
chat = 21 fertig => done #21
chat = ups falsche, nimm das zurück => undo
chat ~ nordwind hat unterschrieben!! mach zu und sag john per kommentar bescheid => done #27 + comment #27 @John Smith ""
chat ~ erinner mich morgen früh an hansen => remind #18
chat ? oktober zu, endlich!! den nächsten abschluss der garcia geben, gleiche vorlage
chat = neue aufgabe vermieter anrufen do => create "vermieter anrufen do"
chat ~ kampagnentext als unteraufgabe unter weihnachten hängen => relate [kampagnentext] parent #9
chat = p1 fuer reisekosten bitte => priority #16 P1
chat = backuptest punkt 3 hab ich => tick #25 "3"
chat = messe macht stone => assign #23 @Bob Stone|Paul Stone
chat = leg ma was an: mails vom steuerberater beantworten, bis fr, garcia => create "mails vom steuerberater beantworten, bis fr, garcia"
chat ? nächster abschluss anlegen, mit month-end liste, buha, 4.12.
chat = vorstand will die prognose schon am 1., also vorziehen u p0 => due #30 12-01 + priority #30 P0
chat = 10 will ich nich mehr, trag mich da aus => unassign #10 @me
`;
