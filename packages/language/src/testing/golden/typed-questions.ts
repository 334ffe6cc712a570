// Questions as people type them (`lines/*.tsv`) with the reading that is right, as it was judged (`print-asked.ts`), asked on 2026-11-18.

/** Language, style, reading and text of each, separated by bars. */
export const typedQuestions = `
english | chat | experts #24 | who do i ask re gdpr stuff
english | chat | blockers #30 | q forecast still waiting on numbers from sales?
english | chat | track #4 | auditor is calling me in 10 min, where are we with the prep??
english | chat | track #26 | newsltter dec % done?
english | chat | blockers list mine waiting | whos waiting for me rn
english | chat | compare #28 #7 | compare dwh costs and ssl, which is more behind
english | chat | task #23 | hannover: booked, not booked??
english | chat | summary list mine | my day pls
english | chat | compare #11 #20 #12 | ive got hiring, the ad and nora all at once, which one first u think
english | chat | task #22 | customer just asked me abt the new prices, is the list done yet
english | chat | task #25 | so the backup test, did that ever happen
english | chat | list list #Engineering due 11-16..11-22 | due this wk eng
english | chat | howTo assign | can two ppl be on one task
english | chat | who? | maria's stuff for nxt week
english | chat | comments #13 | what was it paul wrote under the meyer contract
english | chat | blockers list any mine >Review stuck 11-11 | anything of mine hanging in review since forever
english | chat | who #21 | anyone on the 500 error yet or should i
english | chat | when #1 | vat return - when again?
english | chat | plan list mine due 11-20 | plan my week but keep fri free
english | chat | track #2 | hm payroll, everything in?
english | chat | when #29 | whens the team do in jan again and is anyone actually organising it
english | chat | experts #14 | do we even have someone who speaks to brightside
english | chat | left #12 | whats left for nora to start on the 1st
english | chat | list list overdue #Marketing | anything late in mktg
english | chat | track #15 | lol why is the survey thing red
english | plain | plan list mine due 11-18 | Please plan my afternoon around the two meetings I have at two and four.
english | plain | load mostLoaded | Does anyone on our team look overloaded at the moment?
english | plain | howTo files | Where can I see the files attached to a task?
english | plain | capacity #23 | Who in Marketing could take over the trade fair stand?
english | plain | first first mine | I am new here; what are the first things I am supposed to do?
english | plain | list list @Anna Schmidt @Bob Stone | Tell me what Anna Schmidt and Bob Stone are doing together.
english | plain | howTo undo | Can I undo something I did an hour ago?
english | plain | experts #7 | Do we have anyone who knows about SSL certificates?
english | plain | comments #24 | Has anyone answered my question on the GDPR records?
english | plain | when #1 | When do we have to hand in the VAT return?
english | plain | list list mine #Legal due ..12-23 | I'd like to know what Legal has to deliver before Christmas.
english | plain | departments busiestDepartment overdue | Which department has the most late work?
english | plain | list list due 12-01..12-07 | Let me know which deadlines fall in the first week of December.
english | plain | list list nobody #Engineering | Are there any tasks nobody has been assigned to in Engineering?
english | plain | comments #13 | What did Ana say about the supplier contract?
english | plain | mentions list mine due 11-15..11-18 | On which tasks have I been mentioned in the last three days?
english | plain | howTo repeat | How do I make a task repeat every month?
english | plain | count count everywhere P0 | How many P0 tasks do we have right now, across all departments?
english | plain | track #3 | What are the three biggest risks for closing October on time?
english | plain | howTo archive | What's the difference between archiving a task and deleting it?
english | plain | left #20 | What remains to be done before the job ad for the accountant can go online?
english | plain | track #8 | Is the website relaunch still on track?
english | plain | who #6 | Who is working on the server migration besides Jürgen?
english | plain | list list >Waiting | Are we waiting on somebody outside the company for anything?
english | plain | compare count done #Engineering | How many tasks did Engineering finish in October compared with September?
german | chat | when #7 | zertifikate laufen wann ab
german | chat | list list overdue #Marketing | mkt irgendwas überfällig?
german | chat | experts #24 | wen frag ich wg dsgvo
german | chat | compare list @María García @Maria Lopez due 11-19 | garcia oder lopez, wer hat donnerstag eher zeit
german | chat | blockers #6 | wieso gehts bei #6 nich weiter
german | chat | list list nobody #Legal | recht: sachen ohne zuständigen
german | chat | blockers list stuck 11-11 | hängt irgendwo was fest
german | chat | track #8 | relaunch bis fr realistisch?
german | chat | first list mine | hab jetzt ne halbe std bis zum nächsten call, was krieg ich da weg
german | chat | load list mine due 11-19 | donnerstag voll? also bei mir
german | chat | comments #20 | buchhalter anzeige: hat da wer was zur gehaltsspanne gesagt??
german | chat | who? | maria nächste woche alles so?
german | chat | howTo language | wo stell ich denn die sprache um
german | chat | task #25 | der wiederherstellungstest, is der je gelaufen?
german | chat | howTo archive | find die archivierten nich wieder, wo sind die hin
german | chat | left #24 | verarbeitungsverz. was fehlt
german | chat | comments #13 | was hatte paul nochmal unter den meyer vertrag geschrieben
german | chat | first first mine due 11-18 | muss heut früher weg, was brennt wirklich
german | chat | experts list | wer kann bei uns eig datenbanken
german | chat | list list due 11-18 | sitz im zug, kurz: was heut noch fällig
german | chat | changes changes any #HR changed 11-13.. | hr board seit freitag, was neues?
german | chat | list list done @Paul Stone finished 11-18 | paul heut schon was weggeschafft?
german | chat | capacity leastLoaded due 11-19 | moin, kurze frage wer hat morgen ne stunde übrig
german | chat | list list stuck 11-04 | gibts was das seit 2 wochen keiner angefasst hat
german | chat | summary list #Accounting due 11-16..11-22 | brauch für die gf-runde ma eben die woche der buchhaltung in kurz
german | plain | since #21 | Seit wann ist der Fehler 500 auf der Anmeldeseite bekannt?
german | plain | who #15 | Hat sich schon jemand gefunden, der die Kundenumfrage auswertet?
german | plain | howTo repeat | Wie richte ich ein, dass sich eine Aufgabe jeden Monat wiederholt?
german | plain | howTo archive | Wie komme ich an Aufgaben heran, die vor Monaten archiviert worden sind?
german | plain | list list due 12-01..12-31 | Mit welchen Fristen muss ich als Abteilungsleiter im Dezember rechnen?
german | plain | list list noDueDate P1 | Bei welchen P1-Aufgaben ist noch kein Termin eingetragen?
german | plain | first first mine | Womit fange ich heute am besten an, und warum gerade damit?
german | plain | list list @Jean-Luc Moreau due 11-16..11-22 | Wofür hat sich Jean-Luc in dieser Woche eingetragen?
german | plain | plan list mine due 11-19 | Stell mir einen Plan für morgen auf, aber lass den Vormittag frei.
german | plain | capacity list @María García | Wer könnte María García vertreten, solange sie im Urlaub ist?
german | plain | who #6 | Wer kümmert sich eigentlich um die Servermigration?
german | plain | left #2 | Sag mir kurz, was bei der Lohnabrechnung noch auf Freigabe wartet.
german | plain | when #6 | Ab welchem Tag wird an der Servermigration gearbeitet?
german | plain | list list @Anna Schmidt @Bob Stone | An welchen Aufgaben sitzen Anna Schmidt und Bob Stone gemeinsam?
german | plain | files #13 | Welche Dateien hängen am Meyer-Vertrag?
german | plain | list list any >Review stuck 11-11 | Zeig mir alles, was schon länger als eine Woche im Review liegt.
german | plain | count count done mine finished 11-01..11-18 | Wie viele Aufgaben habe ich seit Monatsbeginn abgeschlossen?
german | plain | mentions list mine due 11-15..11-18 | In welchen Kommentaren bin ich in den letzten drei Tagen erwähnt worden?
german | plain | comments #19 | Worüber wird beim Marketingbudget gerade diskutiert?
german | plain | track #11 | Wie steht es um die beiden Backend-Stellen?
german | plain | list list done mine finished 11-09..11-15 | Was habe ich vergangene Woche alles erledigt?
german | plain | left #5 | Sind die Unterpunkte beim Büroumzug klar verteilt, oder kommen Anna Schmidt und ich uns in die Quere?
german | plain | history #16 | Wem gehört die Reisekostenrichtlinie, und wann hat derjenige zuletzt etwas daran getan?
german | plain | dependents #8 #6 | Hängt der Relaunch von der Servermigration ab oder umgekehrt?
german | plain | since #24 | Um wie viele Tage sind wir mit dem Verarbeitungsverzeichnis im Rückstand?
spanish | chat | track #2 | nominas ok?
spanish | chat | first first mine | me voy a las 3, algo q arda?
spanish | chat | comments #14 | ya contestó brightside?
spanish | chat | howTo reminder | no me acuerdo como se ponia un recordatorio, me ayudas?
spanish | chat | list list @Anna Schmidt due 11-19 | si anna no viene mañana que se nos cae
spanish | chat | list list mine due 11-16..11-22 | lo mio de esta semana
spanish | chat | postpone list due 11-23..11-29 | estoy hasta arriba, q puedo dejar pa la semana q viene sin q pase nada?
spanish | chat | first first mine | a ver, prioridades de hoy y justificalas plis
spanish | chat | task #27 | nordwind??
spanish | chat | blockers list blocked | que hay bloqueado ahora mismo
spanish | chat | count count nobody #Marketing | cuantas cosas sin dueño hay en marketing mas o menos
spanish | chat | plan list mine due 11-19 | mañana tengo el dia petado, organizamelo anda
spanish | chat | list list @Paul Stone | en q anda paul
spanish | chat | compare mostLoaded mine @Jürgen Müller | juergen y yo quien va peor
spanish | chat | compare #10 #9 | cuál urge más, el comunicado o la campaña navideña
spanish | chat | experts list | quien controla de temas de aduanas aqui
spanish | chat | when #1 | iva t3 cuando vence
spanish | chat | comments #13 | ana q dijo de lo de meyer al final
spanish | chat | left #4 | cuanto keda d la auditoria
spanish | chat | left #4 | tenemos a los auditores aqui el lunes, que papeles faltan??
spanish | chat | list list any >Review stuck 11-11 | me pueden decir q hay en review hace mas de una semana?
spanish | chat | who? | maria esta de baja no? q tiene abierto
spanish | chat | task #24 | lo del rgpd lo lleva legal o sistemas?
spanish | chat | capacity #28 | a quien le paso lo de los costes del data warehouse, quien tiene tiempo?
spanish | chat | who #19 | y el presu de mkt 27? sigue en manos de smith?
spanish | plain | list list mine stuck 11-04 | De lo mío, ¿qué lleva más de dos semanas sin moverse?
spanish | plain | since #16 | ¿Cuántos días lleva de retraso la política de gastos de viaje?
spanish | plain | list list #Sales #Marketing | ¿Qué tareas comparten Ventas y Marketing?
spanish | plain | plan first due 11-19 | Organízame el día de mañana según lo que sea más urgente.
spanish | plain | howTo repeat | ¿Cómo se hace para que una tarea se repita todos los meses?
spanish | plain | when #1 | ¿Para cuándo es la declaración de IVA del tercer trimestre?
spanish | plain | list list mine due 11-20 | ¿Tengo que entregar algo el viernes?
spanish | plain | list list done #Legal finished 11-09..11-15 | ¿Qué cerró el equipo de Legal la semana pasada?
spanish | plain | compare #23 #26 | ¿Cuál de las dos va más atrasada, la feria de Hannover o la newsletter?
spanish | plain | left #3 | ¿Qué falta por hacer en el cierre de octubre?
spanish | plain | list list @Jürgen Müller due 11-23..11-29 | ¿Qué compromisos tiene Jürgen para la semana que viene?
spanish | plain | who #8 | ¿Quién está trabajando en el relanzamiento de la web?
spanish | plain | track #9 | ¿Llegaremos a tiempo con la campaña de Navidad?
spanish | plain | task #7 | ¿Empezó ya John con los certificados?
spanish | plain | left #13 | ¿Le queda algo pendiente a Jean-Luc en el contrato con Meyer?
spanish | plain | compare mostLoaded @Bob Stone @Paul Stone | Entre Bob y Paul Stone, ¿cuál de los dos anda más cargado?
spanish | plain | list list nobody #HR | Dime las tareas que nadie ha cogido en Recursos Humanos.
spanish | plain | postpone list P3 | ¿Cuáles son las tareas de prioridad baja que podríamos dejar para enero?
spanish | plain | task #2 | ¿Ya se pagaron las nóminas de noviembre o siguen en curso?
spanish | plain | changes changes any #Sales changed 11-16.. | ¿Qué ha cambiado en el tablero de Ventas desde el lunes?
spanish | plain | list list overdue #Accounting | ¿Qué tareas de Contabilidad ya vencieron y siguen abiertas?
spanish | plain | blockers list any mine waiting >Review | ¿Hay algo en revisión que esté esperando mi visto bueno?
spanish | plain | experts list words protección de datos | ¿A quién le puedo preguntar sobre protección de datos?
spanish | plain | left #4 | ¿Cuánto nos falta para terminar los preparativos de la auditoría?
spanish | plain | capacity leastLoaded #Engineering due 11-16..11-22 | ¿Hay alguien en Ingeniería que tenga hueco esta semana?
french | chat | track list overdue #Accounting due 11-18 | compta a jour ou pas du tout
french | chat | first list mine P0 due 11-18 | salut qqch d'urgent pour moi ce matin ?
french | chat | when #7 | les certifs ssl expirent bientot non, c'est assigné au moins ?
french | chat | list list due 10-01..10-31 | trucs d'octobre pas soldés
french | chat | first first mine | pfff trop de trucs, c koi le plus important la tout de suite
french | chat | track #5 | lisbonne ça avance ou pas
french | chat | experts list | qqun s'y connait en droit portugais ici ?
french | chat | track #27 | le client veut une date pour son offre, nordwind j'annonce quoi
french | chat | howTo columns | a quoi sert la colonne relecture en fait (jsuis nouveau)
french | chat | who #19 | budget mkt 27 il est toujours affecté a smith ?
french | chat | history #22 | qui a deplacé ma tache tarifs sans me prevenir ?!
french | chat | howTo done | desolé question bete mais on fait comment pour cloturer un truc
french | chat | first list mine due ..11-20 | ma liste d'ici vendredi, par priorité stp
french | chat | who? | maria g. elle a dit koi sur l'annonce comptable
french | chat | who? | maria est malade, elle avait quoi en cours
french | chat | blockers #11 | ça coince ou sur le recrutement
french | chat | history #13 | rdv avec meyer dans 10 min, rappelle moi l'historique
french | chat | list list done finished 11-18 | qu'est ce qui a été fini aujourd'hui
french | chat | task #14 | brightside a signé ?
french | chat | task #27 | nordwind, des nouvelles ?
french | chat | when #23 | attends le salon c'est pas le mois prochain ?? verifie la date
french | chat | postpone mostLoaded due 11-23 | jsuis sous l'eau, qu'est ce qui peut glisser a la semaine pro
french | chat | load list done @John Smith | smith est debordé ou il fait semblant
french | chat | who #21 | le login plante encore chez un client, qqn est dessus ??
french | chat | track #29 | séminaire de janvier, combien de points cochés sur combien ?
french | plain | list list #Engineering >In Progress | Sur les six tâches en cours à la Technique, lesquelles sont réellement en train d'avancer ?
french | plain | list list overdue #Sales | Les Ventes ont-elles des échéances dépassées ?
french | plain | files #24 | Le registre des traitements contient quels fichiers ?
french | plain | list list due 12-01..12-15 | Rappelle-moi quelles échéances tombent entre le 1er et le 15 décembre.
french | plain | count count words annonces de recrutement | Combien d'annonces de recrutement sont encore ouvertes ?
french | plain | compare mostLoaded @Bob Stone @Jürgen Müller | Est-ce que Bob est plus chargé que Jürgen en ce moment ?
french | plain | comments #22 | Qu'a répondu Ana à propos de la grille tarifaire ?
french | plain | task #23 | Le stand de Hanovre est rattaché à quel service ?
french | plain | list list any mine waiting >Review | Y a-t-il des tâches en relecture qui attendent ma validation ?
french | plain | list list #Accounting due ..11-25 | Quelles tâches de la Compta devraient être soldées mercredi en huit au plus tard ?
french | plain | load mostLoaded mine | Lequel de mes collègues croule sous le travail ?
french | plain | changes list any mine byCreator created 11-17.. | M'a-t-on confié de nouvelles choses depuis hier ?
french | plain | list list @Jean-Luc Moreau due 11-16..11-22 | Jean-Luc est-il affecté à autre chose que le communiqué cette semaine ?
french | plain | who? | Maria sera absente demain ; qui pourrait prendre le relais sur les recrutements ?
french | plain | dependents #4 | Si je décale l'audit d'une semaine, qu'est-ce que cela retarde d'autre ?
french | plain | compare #15 | Laquelle d'entre nous, Anna Schmidt ou moi, est la mieux placée pour reprendre l'enquête ?
french | plain | task #13 | Le contrat fournisseur avec Meyer a-t-il été relu par Jean-Luc ?
french | plain | changes changes any #Marketing changed 11-16.. | Depuis lundi, qu'est-ce qui a bougé sur le tableau Marketing ?
french | plain | compare #7 #25 | Entre les certificats SSL et le test de sauvegarde, que faut-il faire en premier ?
french | plain | howTo shortcuts | Existe-t-il un raccourci clavier pour créer une tâche ?
french | plain | comments list any 11-09..11-13 | Pendant mon absence, du 9 au 13 novembre, quelles décisions ont été prises en commentaire ?
french | plain | list list overdue #Accounting | Quelles tâches de la Comptabilité sont en retard ?
french | plain | since #16 | La politique de frais de déplacement a combien de jours de retard ?
french | plain | list list notStarted starts ..11-17 | Quelles sont les tâches dont la date de début est passée mais que personne n'a commencées ?
french | plain | howTo filter | Peut-on limiter un tableau à ses propres tâches ?
`;
