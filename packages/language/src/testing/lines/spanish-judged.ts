// Commands in Spanish by people who saw no code, each with its judged reading: '=' is right; '~' is read in part, or answered by a
// sentence, and says so; '?' proposes nothing; '!' proposes something else. Whoever changes a reading judges it again.

export const spanishJudged = `
plain = Deshaz lo último que hiciste. => undo
plain = Mueve la campaña de Navidad a Revisión. => move #9 >Review
plain = Aplaza el comunicado de prensa hasta el martes. => due #10 11-24
plain = Las tareas que Anna Schmidt tiene en espera, reasígnalas a mi nombre. => assign [tareas que Anna Schmidt tiene en espera] @me
plain = Excepto las críticas, pospón hasta el lunes todo lo que tengo para hoy. => due [todo lo que tengo para hoy] 11-23 except P0
plain = Por favor, devuelva el acuerdo de confidencialidad a Por hacer. => move #14 >To Do
plain = Asígnale a Jürgen la prueba de restauración. => assign #25 @Jürgen Müller
plain ~ Envía a Revisión lo que Paul tenga en curso y avísale con un comentario. => review [que Paul tenga en curso]
plain = Vincula el stand de Hannover con el presupuesto de Marketing. => relate #23 relatesTo #19
plain = Quítale la fecha límite al anuncio de contable. => noDue #20
plain = Duplica la newsletter de diciembre para usarla en enero. => duplicate #26
plain ~ Prográmame una reunión de seguimiento con Maria Lopez para el jueves 26. => due [reunión de seguimiento] 11-26 + assign [reunión de seguimiento] @Maria Lopez
plain ~ Recuérdame mañana a las nueve que llame al banco. => remind [mañana a las nueve que llame al banco]
plain = Elimina la repetición de la tarea de conciliación, ya no hace falta. => noRepeat #17
plain = Marque la 18 y la 27 como prioritarias. => priority #18 #27 P1
plain = Necesito que la declaración de IVA quede bloqueada por la conciliación de cuentas. => relate #1 blockedBy #17
plain = Pásale a Stone lo del registro de tratamientos. => assign #24 @Bob Stone|Paul Stone
plain = Agrega al Departamento Legal en la tarea del registro RGPD. => department #24 +#Legal
plain = ¿Podrías cambiar la fecha de entrega de la encuesta al 4 de diciembre? => due #15 12-04
plain = Señala la tarea 21 como duplicada de la 6. => relate #21 duplicates #6
plain = Haz que las nóminas se repitan el día 25 de cada mes. => repeat #2 every MONTHLY;BYMONTHDAY=25
plain ~ Cancela el recordatorio de la auditoría. => remind #4
plain = Todo lo de Bob que esté vencido, pásalo a la semana que viene. => due [Todo lo de Bob que esté vencido] 11-23
plain = Crea una tarea para renovar el seguro de la flota antes del 15 de diciembre. => create "renovar el seguro de la flota antes del 15 de diciembre."
plain = Haga el favor de asignarme la contratación de los ingenieros. => assign #11 @me
chat ~ avisame 2 dias antes de lo del iva porfi => remind #1
chat = hecho lo de los ssl => done #7
chat ? ana y bob se cambian: la web pa bob y los precios pa ana
chat = bueno pues reabreme lo de hansen q no ha pagado el tio => reopen #18
chat ? no nos da la vida con la newsletter, dale una semanita mas
chat = el comunicado esta listo para q lo lea alguien, a review => move #10 >Review
chat = me podrias duplicar lo de la campaña d navidad pero para reyes? gracias majo => duplicate #9
chat = quitame de la encuesta, eso es de marketing => unassign #15 @me
chat = dile a anna q lo mire => comment it @Anna Schmidt "lo mire"
chat ~ mete plantilla de seguridad en lo de la migracion y avisa a juergen => comment #6 @Jürgen Müller ""
chat ~ nordwind firmado!! cierrala y dale las gracias a ana en un comentario => done #27
chat = subele la prio a todo lo q vence mañana => priority [todo lo q vence mañana] up
chat = las facturas ya salieron => done #18
chat = lo q tengo sin fecha ponlo todo a fin de mes => due [q tengo sin fecha] 11-30
chat ~ las del viernes de ventas pasalas al lunes, menos nordwind => due [del viernes de ventas] 11-23 except #27
chat = comentario en la 8: falta el texto legal del pie => comment #8 "falta el texto legal del pie"
chat = audtioria en espera hasta q conteste el auditor => move #4 >Waiting
chat ? data warehouse: no urge. p3 y a enero
chat = lo q jurgen no haya empezado dáselo a john => assign [q jurgen no haya empezado] @John Smith
chat = presu mkt: juergen, p1, viernes => assign #19 @Jürgen Müller + priority #19 P1 + due #19 11-20
chat = todo lo atrasado de jean luc a la semana q viene, gracias => due [todo lo atrasado de jean luc] 11-23
chat = uy no, deshaz eso => undo
chat ? ya no hacemos evento en enero, fuera
chat = la del rgpd q se repita cada 6 meses => repeat #24 every MONTHLY;INTERVAL=6
chat ~ sacame el recordatorio ese de las 5 => remind [saca]
`;
