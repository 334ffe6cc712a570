// Golden lines in Spanish; english.ts explains the form.

export const spanishLines = String.raw`
day 2026-11-18 miércoles
// Hoy, mañana y los días cercanos
Pagar el alquiler [hoy] = due 11-18
[Hoy] llamar al banco = due 11-18
Regar las plantas [esta noche] = due 11-18
Enviar la oferta [esta tarde] = due 11-18
Subir el informe [hoy mismo] = due 11-18
Comprar pan [para hoy] = due 11-18
Cerrar caja [al final del día] = due 11-18
Reservar vuelos [mañana] = due 11-19
[Mañana] recoger el paquete = due 11-19
Pedir tóner [para mañana] = due 11-19
Revisar la copia [manana] = due 11-19
Entregar el plano [antes de mañana] = due 11-19
Devolver el portátil [pasado mañana] = due 11-20
[Pasado mañana] visitar la fábrica = due 11-20
Llamar al dentista [mañana por la mañana] = due 11-19
Comer con Tomás [mañana] a mediodía = due 11-19
Renovar licencia [(mañana)] = due 11-19, title Renovar licencia
[Mañana]: actualizar la web = due 11-19, title actualizar la web
Terminar el borrador [hoy]. = due 11-18, title Terminar el borrador
Arreglar la impresora [mañana]! = due 11-19, title Arreglar la impresora!
¿Llamar a Eva [mañana]? = due 11-19, title ¿Llamar a Eva?
Limpiar la cocina, [hoy] = due 11-18, title Limpiar la cocina
// Días de la semana
Comida de equipo [el lunes] = due 11-23
Enviar el acta [el viernes] = due 11-20
Publicar la versión [para el jueves] = due 11-19
Facturar [martes] = due 11-24
Retrospectiva [el miércoles] = due 11-25
Hacer una tarta [para el sábado] = due 11-21
Cortar el césped [domingo] = due 11-22
Revisar contratos [vence el viernes] = due 11-20
Preparar el taller [antes del lunes] = due 11-23
Acabar la auditoría [hasta el viernes] = due 11-20
Cerrar cuentas [este viernes] = due 11-20
Demostración [este miércoles] = due 11-18
Planificar [el próximo lunes] = due 11-23
Charla con Luis [el viernes que viene] = due 11-20
Presupuesto [el lunes próximo] = due 11-23
Visita [el martes de la próxima semana] = due 11-24
Pedir comida [el viernes de la semana que viene] = due 11-27
Cita [el sabado] = due 11-21
Cita [para el miercoles] = due 11-25
Cortar el pelo [el jue] = due 11-19
Publicar el anuncio [para el vie] = due 11-20
Ordenar el correo [antes del lun] = due 11-23
Leer el informe [para el dom] = due 11-22
Firmar papeles, [fecha límite: viernes] = due 11-20, title Firmar papeles
[Fecha límite lunes] entregar la tesis = due 11-23
Elegir local [a más tardar el martes] = due 11-24
Elegir logo [como máximo el viernes] = due 11-20
Elegir lema [no más tarde del jueves] = due 11-19
Comentar los datos del {lunes} [para el viernes] = due 11-20
Pagar [el viernes] a las 17:00 = due 11-20
Presentar solicitud [entrega viernes] = due 11-20
[Cada dos viernes] limpiar la nevera = every WEEKLY;INTERVAL=2;BYDAY=FR
[Empezar el lunes y terminar el viernes]: migración = start 11-23, due 11-27, title migración
[Cada 3 días] regar las plantas [hasta el 1 de marzo] = every DAILY;INTERVAL=3;UNTIL=20270301, title regar las plantas
Entrevistas {lunes, martes y jueves} =
Llamar al banco [@mlopez] = @Maria Lopez
Enviar el acta [>en progreso] = >In Progress
Presentar solicitud, [plazo hasta el viernes] = due 11-20, title Presentar solicitud
Revisar nóminas [vencimiento: lunes] = due 11-23
// Relativos
Mirar el horno [en 3 días] = due 11-21
Seguir el caso [en dos semanas] = due 12-02
Renovar pasaporte [dentro de 6 meses] = due 2027-05-18
Preguntar otra vez [en una semana] = due 11-25
Inspeccionar tejado [dentro de un mes] = due 12-18
Revisar estrategia [en un año] = due 2027-11-18
Leer contador [en 10 días] = due 11-28
Contestar [dentro de 2 días] = due 11-20
Entregar [en tres semanas] = due 12-09
Cerrar el caso [en los próximos 5 días] = due 11-23
Llamar otra vez [de aquí a 3 días] = due 11-21
Avisar a Samuel [en menos de una semana] = due 11-25
Enviar mercancía [en 3 días hábiles] = due 11-23
Obtener respuesta [en 5 días laborables] = due 11-25
Reclamar pago [dentro de diez días hábiles] = due 12-02
Cambiar filtro [en doce semanas] = due 2027-02-10
// Semanas, meses, trimestres, años
Preparar diapositivas [la próxima semana] = due 11-23
Redactar el plan [para la semana que viene] = due 11-23
Ver a Pilar [la semana próxima] = due 11-23
Hablar con Iker [la semana que entra] = due 11-23
Repasar metas [el próximo mes] = due 12-01
Contar stock [el mes que viene] = due 12-01
Mudar oficinas [el año que viene] = due 2027-01-01
Abrir tienda [el próximo año] = due 2027-01-01
Limpiar nevera [este fin de semana] = due 11-21
Excursión [el fin de semana] = due 11-21
Pintar valla [el próximo fin de semana] = due 11-28
Mandar cifras [a final de la semana] = due 11-20
Cerrar incidencias [a finales de esta semana] = due 11-20
Ordenar pendientes [a finales de la próxima semana] = due 11-27
Cerrar libros [a fin de mes] = due 11-30
Pagar proveedores [para fin de mes] = due 11-30
Aprobar permisos [antes de fin de mes] = due 11-30
Aprobar gastos [a finales de mes] = due 11-30
Liquidar IVA [el último día del mes] = due 11-30
Publicar datos [a finales del próximo mes] = due 12-31
Publicar precios [a fin del mes que viene] = due 12-31
Archivar correo [a final de trimestre] = due 12-31
Vender la furgoneta [a finales de año] = due 12-31
Renovar contrato [antes de fin de año] = due 12-31
Reservar sala [a principios del próximo mes] = due 12-01
Contratar a dos personas [a finales de marzo] = due 2027-03-31
Declarar impuestos [a finales de febrero de 2027] = due 2027-02-28
Empezar a planificar [a principios de enero] = due 2027-01-01
Pedir regalos [el último día de diciembre] = due 12-31
Mandar encuesta [esta semana] = due 11-20
// Fechas con palabras
Firmar contrato [el 3 de diciembre] = due 12-03
Firmar contrato [3 de diciembre] = due 12-03
Firmar contrato [3 diciembre] = due 12-03
Firmar contrato [el 3 de dic] = due 12-03
Firmar contrato [3 dic.] = due 12-03
Firmar contrato [el 3 de diciembre de 2027] = due 2027-12-03
Firmar contrato [el 3 de diciembre del 2027] = due 2027-12-03
Firmar contrato [el día 3 de diciembre] = due 12-03
Pagar IVA [antes del 15 de enero] = due 2027-01-15
Fiesta [el 1 de enero] = due 2027-01-01
Fiesta [el primero de enero] = due 2027-01-01
Fiesta [el 1º de enero] = due 2027-01-01
Reservar cena [para el 14 de febrero] = due 2027-02-14
Renovar seguro [31 de marzo] = due 2027-03-31
Felicitar a José [el 5 de mayo] = due 2027-05-05
Pedir leña [1 septiembre 2027] = due 2027-09-01
Pedir leña [el 1 de setiembre de 2027] = due 2027-09-01
Examen [el viernes 27 de noviembre] = due 11-27
Examen [viernes, 27 de noviembre] = due 11-27
Examen [vie 27 nov] = due 11-27
Pagar tasa [18 de noviembre] = due 11-18
Pagar tasa [17 de noviembre] = due 2027-11-17
Fiesta bisiesta [29 de febrero de 2028] = due 2028-02-29
Mandar tarjeta [para el 24] = due 11-24
Pagar sueldos [el 30] = due 11-30
Llamar al casero [el día 5] = due 12-05
Pagar factura [vence el 31] = due 12-31
Ver al consejo [el 10 del próximo mes] = due 12-10
Ver al consejo [el día 10 del mes que viene] = due 12-10
Informe [el jueves 26] = due 11-26
Entregar libro [el 20 de este mes] = due 11-20
// Fechas en cifras: primero el día
Renovar dominio [24/12/2026] = due 12-24
Renovar dominio [antes del 24/12] = due 12-24
Renovar dominio [el 5/1] = due 2027-01-05
Renovar dominio [3/12/26] = due 12-03
Renovar dominio [2026-12-24] = due 12-24
Renovar dominio [2027/01/09] = due 2027-01-09
Renovar dominio [vence 2026-12-01] = due 12-01
Renovar dominio [24.12.2026] = due 12-24
Renovar dominio [24-12-2026] = due 12-24
Renovar dominio [el jueves 24/12/2026] = due 12-24
Renovar dominio [para el 17/11] = due 2027-11-17
Renovar dominio [el 3/12] = due 12-03
Renovar dominio [3/12] = due 12-03
// Fechas que no existen
Celebrar {30 de febrero} =
Celebrar {el 31 de abril} =
Celebrar {2026-02-30} =
Celebrar {el 45/13/2026} =
Celebrar {29 de febrero de 2027} =
Celebrar {el lunes 27 de noviembre} =
Celebrar {antes del 31 de junio} =
Plan {para el 31 de noviembre} y [el 5 de diciembre] = due 12-05
// Inicio, y de inicio a fin
Pintar sala [desde el lunes] = start 11-23
Pintar sala [a partir de mañana] = start 11-19
Pintar sala [a partir del lunes] = start 11-23
Pintar sala [empieza el lunes] [vence el viernes] = start 11-23, due 11-27
Pintar sala [inicio: lunes] = start 11-23
Pintar sala [comienza el 7 de diciembre] = start 12-07
Pintar sala [desde 2026-12-01 hasta el 2026-12-20] = start 12-01, due 12-20
Pintar sala [del lunes al viernes] = start 11-23, due 11-27
Pintar sala [de lunes a viernes] = start 11-23, due 11-27
Pintar sala [desde el jueves hasta el lunes] = start 11-19, due 11-23
Pintar sala [del 1 de diciembre al 5 de enero] = start 12-01, due 2027-01-05
Pintar sala [desde el 1 de diciembre hasta el 12 de diciembre] = start 12-01, due 12-12
Pintar sala [entre el lunes y el miércoles] = start 11-23, due 11-25
Pintar sala [del 3 al 5 de diciembre] = start 12-03, due 12-05
Pintar sala [3-5 de diciembre] = start 12-03, due 12-05
Pintar sala [del 3 al 5 de diciembre de 2027] = start 2027-12-03, due 2027-12-05
Pintar sala [lunes - viernes] = start 11-23, due 11-27
Pintar sala [2026-12-01 – 2026-12-04] = start 12-01, due 12-04
Pintar sala [1/12 - 4/12] = start 12-01, due 12-04
Pintar sala [desde hoy hasta fin de mes] = start 11-18, due 11-30
Pintar sala [a partir del próximo mes] = start 12-01
Pintar sala [no antes del lunes] = start 11-23
Pintar sala [del 28 de diciembre al 3 de enero] = start 12-28, due 2027-01-03
Pintar sala {del 30 de febrero al 3 de marzo} =
Pintar sala {desde 2026-12-05 hasta 2026-12-01} =
Pintar sala [entre el 3 y el 5 de marzo] = start 2027-03-03, due 2027-03-05
// Repeticiones
Regar [cada día] = every DAILY
Regar [todos los días] = every DAILY
Regar [a diario] = every DAILY
Regar [diariamente] = every DAILY
Regar [cada 3 días] = every DAILY;INTERVAL=3
Regar [un día sí y otro no] = every DAILY;INTERVAL=2
Reunión [cada semana] = every WEEKLY
Reunión [todas las semanas] = every WEEKLY
Reunión [semanalmente] = every WEEKLY
Reunión [cada lunes] = every WEEKLY;BYDAY=MO
Reunión [todos los martes] = every WEEKLY;BYDAY=TU
Reunión [cada lunes y jueves] = every WEEKLY;BYDAY=MO,TH
Reunión [todos los lunes, miércoles y viernes] = every WEEKLY;BYDAY=MO,WE,FR
Reunión [los lunes] = every WEEKLY;BYDAY=MO
Reunión [los sábados] = every WEEKLY;BYDAY=SA
Reunión [los martes y jueves] = every WEEKLY;BYDAY=TU,TH
Reunión [todos los domingos] = every WEEKLY;BYDAY=SU
Reunión [todos los días laborables] = every WEEKLY;BYDAY=MO,TU,WE,TH,FR
Reunión [cada día hábil] = every WEEKLY;BYDAY=MO,TU,WE,TH,FR
Reunión [cada 2 semanas] = every WEEKLY;INTERVAL=2
Reunión [cada dos semanas el martes] = every WEEKLY;INTERVAL=2;BYDAY=TU
Reunión [cada quincena] = every WEEKLY;INTERVAL=2
Reunión [una semana sí y otra no] = every WEEKLY;INTERVAL=2
Reunión [una vez a la semana] = every WEEKLY
Reunión [cada semana el viernes] = every WEEKLY;BYDAY=FR
Reunión [cada lunes a viernes] = every WEEKLY;BYDAY=MO,TU,WE,TH,FR
Pagar alquiler [cada mes] = every MONTHLY
Pagar alquiler [todos los meses] = every MONTHLY
Pagar alquiler [mensualmente] = every MONTHLY
Pagar alquiler [el 1 de cada mes] = every MONTHLY;BYMONTHDAY=1
Pagar alquiler [el día 31 de cada mes] = every MONTHLY;BYMONTHDAY=31
Pagar alquiler [cada mes el día 15] = every MONTHLY;BYMONTHDAY=15
Pagar alquiler [todos los meses el 5] = every MONTHLY;BYMONTHDAY=5
Pagar alquiler [el último día de cada mes] = every MONTHLY;BYMONTHDAY=-1
Pagar alquiler [a final de cada mes] = every MONTHLY;BYMONTHDAY=-1
Pagar alquiler [cada fin de mes] = every MONTHLY;BYMONTHDAY=-1
Consejo [el primer lunes de cada mes] = every MONTHLY;BYDAY=1MO
Consejo [el último viernes de cada mes] = every MONTHLY;BYDAY=-1FR
Consejo [cada mes el segundo martes] = every MONTHLY;BYDAY=2TU
Consejo [cada trimestre] = every MONTHLY;INTERVAL=3
Consejo [trimestralmente] = every MONTHLY;INTERVAL=3
Consejo [cada 6 meses] = every MONTHLY;INTERVAL=6
Certificado [cada año] = every YEARLY
Certificado [todos los años] = every YEARLY
Certificado [anualmente] = every YEARLY
Certificado [cada año el 3 de marzo] = every YEARLY;BYMONTH=3;BYMONTHDAY=3
Certificado [cada 3 de marzo] = every YEARLY;BYMONTH=3;BYMONTHDAY=3
Certificado [una vez al año] = every YEARLY
Dar de comer [cada día hasta el 24 de diciembre] = every DAILY;UNTIL=20261224
Informe [cada lunes hasta el 31 de marzo] = every WEEKLY;BYDAY=MO;UNTIL=20270331
Pagar IVA [desde el lunes] [cada mes] = start 11-23, every MONTHLY
Leer el informe semanal =
Preparar el cierre mensual [para el viernes] = due 11-20
Comprar la agenda diaria =
Revisión trimestral [a final de trimestre] = due 12-31
Dar a cada equipo una sala =
Saludar a todos los clientes =
Cada persona trae algo =
// Prioridad
Corregir acceso [p1] = P1
[P0] corregir acceso = P0
Corregir acceso [P3] [mañana] = due 11-19, P3
Corregir acceso [!alta] = P1
Corregir acceso [!baja] = P3
Corregir acceso [!urgente] = P0
Corregir acceso [!2] = P2
Corregir acceso [prioridad alta] = P1
Corregir acceso [con prioridad baja] = P3
Corregir acceso [prioridad: media] = P2
Corregir acceso [prioridad máxima] [para el viernes] = due 11-20, P0
Corregir acceso {p1} [p2] = P2
Corregir acceso p7 =
Contestar la carta urgente =
Dar de alta a Pedro =
Planta baja del edificio =
Lista de prioridades =
Media jornada de Luis =
// Departamentos
Pagar IVA [#contabilidad] = #Accounting
Pagar IVA [#accounting] [#legal] = #Accounting, #Legal
Contratar cocinero [#recursos humanos] = #HR
Contratar cocinero [#rrhh] = #HR
Contratar cocinero [#RecursosHumanos] = #HR
Contratar cocinero [#recursos-humanos] = #HR
Compilar [#ingeniería] = #Engineering
Compilar [#ingenieria] [p1] = #Engineering, P1
Compilar [#desarrollo] = #Engineering
Llamar clientes [#ventas] = #Sales
Encuesta [#marketing] [para el viernes] = #Marketing, due 11-20
Encuesta [departamento: Ventas] = #Sales
Encuesta {#astrología} =
Incidencia #42 =
Plan de marketing y ventas =
Preguntar a contabilidad =
Pagar [#finanzas] = #Accounting
// Personas
Llamar al banco [@Ana Lima] = @Ana Lima
Llamar al banco [@ana] = @Ana Lima
Llamar al banco [@AnaLima] = @Ana Lima
Llamar al banco [@garcía] = @María García
Llamar al banco [@garcia] = @María García
Llamar al banco {@maria} =
Llamar al banco {@maría} =
Llamar al banco [@María García] = @María García
Llamar al banco {@nadie} =
Llamar al banco [asignar a Ana] = @Ana Lima
Llamar al banco, [asignado a Bob Stone] = @Bob Stone, title Llamar al banco
Llamar al banco [responsable: John Smith] = @John Smith
Llamar al banco [asignar a Ana y a Bob] = @Ana Lima, @Bob Stone
Llamar al banco asignar a María =
Llamar a Ana Lima por el banco =
Pedir las llaves a John =
Escribir a ana@example.com =
[@jurgen] revisar motor = @Jürgen Müller
// Columnas y plantillas
Redactar texto {>xyz} =
Redactar texto [>en revisión] = >Review
Redactar texto [>en curso] = >In Progress
Redactar texto [>EnCurso] = >In Progress
Redactar texto [>por hacer] = >To Do
Redactar texto [>hecho] = >Done
Redactar texto [>review] = >Review
Redactar texto [estado: hecho] = >Done
Redactar texto [columna: en curso] = >In Progress
Comparar a > b =
Revisar la revisión =
Cerrar octubre [+lista:Month-end] = +1
Cerrar octubre [+plantilla: month-end] = +1
Cerrar octubre [+Month-end] = +1
Recibir a Eva [+onboarding] [#rrhh] = +2, #HR
Auditoría [plantilla: Security review] = +3
Auditoría {+lista:Nada} =
Invitar a Eva +1 =
Sal + pimienta =
// Todo junto
Pagar IVA [#contabilidad] [@María García] [p1] [vence el viernes] 17h [desde el lunes] [cada mes] [+lista:Month-end] = due 11-27, start 11-23, #Accounting, @María García, P1, every MONTHLY, +1
[p1] [#rrhh] [@ana] Mandar contrato [para el viernes] = P1, #HR, @Ana Lima, due 11-20
[Cada lunes] [@bob] regar plantas [#ventas] = every WEEKLY;BYDAY=MO, @Bob Stone, #Sales
Diseñar cartel [la próxima semana] [!alta] [>en curso] [@john] = due 11-23, P1, >In Progress, @John Smith
// Palabras que parecen fechas
Abrir por la mañana =
Desayuno de la mañana =
Una mañana en el parque =
Reunión de media mañana =
Trabajar toda la mañana =
Cada mañana cuenta =
Esta mañana vino Luis =
Vista al mar y a la montaña =
Marzo marceador =
El sol de mayo =
Abril Pérez entrevista =
Semana Santa: cerrar oficina =
Viernes Santo: turno de guardia =
Oferta de viernes negro =
Domingo de Ramos: adornar =
Fin de semana en Cádiz =
Fin de la historia =
Al final todo sale bien =
Al principio del libro =
El próximo tren =
El próximo paso =
La próxima reunión =
Desde el principio =
Desde casa hasta la oficina =
Entre tú y yo =
Hasta nuevo aviso =
Hasta luego, Lucas =
Para siempre =
~Para Ana~, con cariño =
Antes de empezar, leer =
A partir un piñón =
En 3 pasos =
En dos palabras =
En un lugar de la Mancha =
Tres días de formación =
Un viaje de 2 semanas =
Cuento de las mil y una noches =
Añadir 1/2 taza de azúcar =
Soporte 24/7 disponible =
Versión 3.12 lista =
Actualizar a 10.2.26 =
Versión 24/12/2026 notas =
Plaza 2 de mayo = 
Calle 1 de mayo: obras =
Sala 2026 =
Plan 2027 =
Llamar al 555-1234 =
Reunión a las 10:30 =
El mes más largo =
Mensualidad del gimnasio =
Diario de a bordo =
Anuario de la empresa =
La lista de la compra =
Dom Pérignon para Ana =
Mar de fondo =
Vie en rose =
Jueves negro de 1929 =
La vencedora vence siempre =
Empezar de cero =
Leer \mañana azul = title Leer mañana azul
Vender \#rrhh taza = title Vender #rrhh taza
Leer «Mañana» de Conrad =
Leer "El lunes" en voz alta =
// Relojes: cinco zonas, días de 23 y 25 horas, fin de año
now 2026-03-08T06:30:00Z EST
Poner la hora [mañana] = due 2026-03-09
now 2026-03-08T07:30:00Z EST
Poner la hora [hoy] = due 2026-03-08
Poner la hora [en 2 días] = due 2026-03-10
now 2026-03-09T03:59:00Z EST
Poner la hora [mañana] = due 2026-03-09
now 2026-11-01T05:30:00Z EST
Poner la hora [dentro de una semana] = due 11-08
now 2026-11-02T04:30:00Z EST
Poner la hora [hoy] = due 11-01
now 2026-11-02T05:30:00Z CST
Poner la hora [mañana] = due 11-02
now 2026-11-02T06:30:00Z MST
Poner la hora [el lunes] = due 11-02
now 2026-11-02T07:30:00Z PST
Poner la hora [este domingo] = due 11-01
now 2026-12-31T23:59:59Z UTC
Poner la hora [mañana] = due 2027-01-01
Poner la hora [a fin de mes] = due 12-31
Poner la hora [en 2 meses] = due 2027-02-28
now 2028-02-29T12:00:00Z UTC
Poner la hora [dentro de un año] = due 2029-02-28
// Viernes, sábado y domingo
day 2026-11-20 viernes
Pagar a la cuadrilla [el viernes] = due 11-27
Pagar a la cuadrilla [este viernes] = due 11-20
Pagar a la cuadrilla [a final de la semana] = due 11-20
day 2026-11-21 sábado
Pagar a la cuadrilla [este fin de semana] = due 11-21
Pagar a la cuadrilla [en 1 día hábil] = due 11-23
day 2026-11-22 domingo
Pagar a la cuadrilla [la próxima semana] = due 11-23
Pagar a la cuadrilla [el próximo lunes] = due 11-23
// Palabras de las otras lenguas
Enviar presupuesto [tomorrow] = due 11-23
Llamar a Klaus [übermorgen] = due 11-24
Fiesta con Zoé [après-demain] = due 11-24
Report [by Friday] [@ana] = due 11-27, @Ana Lima
day 2026-11-18 miércoles
// Los nombres conservan sus palabras
Plan B para la línea P1 =
Error {p1} del portal =
Arreglar el portal [p1] = P1
Campaña precios bajos todos los días =
Cada día precios bajos campaña =
Borrar correos anteriores al 30 de enero =
Capítulo 3 de mayo informe =
Leer el capítulo 3 [antes del viernes] = due 11-20
Reunión del lunes pasado =
Acta del pasado lunes [mañana] = due 11-19
day 2026-11-18 Wednesday
// As people type who know no grammar
limpiar heladera [1 vez x mes] = every MONTHLY
llamar gestoria [mañana] = due 11-19
comprar pan de molde y cafe =
iva dic [20 ene] ~bob~ [conta] [p1] = due 2027-01-20, P1, #Accounting
cena navidad reservar sitio 20 pers [antes del 5/12] = due 12-05
[wip]: guion video corporativo (~jean-luc~) = >In Progress, title guion video corporativo (jean-luc)
modificar clausula 7 contrato reyes sa, [a primeros de dic], [legal] = due 12-01, #Legal, title modificar clausula 7 contrato reyes sa
preguntar a maria lopez x las vacaciones =
idea: concurso en instagram, sin fecha, [baja] = P3, title idea: concurso en instagram, sin fecha
fotos equipo pa la web, [marketing], ~anna~, [lunes] = due 11-23, #Marketing, title fotos equipo pa la web, anna
esperando ok del banco p/ linea de credito, [en espera] = >Waiting, title esperando ok del banco p/ linea de credito
post blog lanzamiento // ~anna~ ~+ maria garcia~ // [2/12] = due 12-02
contrato becario [rrhh] [1 dic] [urgente] = due 12-01, P0, #HR
recordar a hansen el pago 2o aviso [vie 27] = due 11-27
revisar q el boton d pago funcione en movil [@juergen] [hoy] = due 11-18, @Jürgen Müller
mandar muestras a meyer ag [jue] ~ana lima~ [p2] = due 11-19, P2
factura luz pagar [vie] ~bob~ = due 11-20
Visita comercial a Talleres Ibarra [dentro de diez días] = due 11-28
Solicitar presupuesto a tres imprentas para la feria, [límite el miércoles 25] = due 11-25, title Solicitar presupuesto a tres imprentas para la feria
Recoger las firmas del acta, [hecho] = >Done, title Recoger las firmas del acta
Dar de baja la línea de teléfono antigua [a fin de mes] = due 11-30
Traducir el folleto al portugués, ~Ana Lima~, [la semana que viene], [P2] = due 11-23, P2, title Traducir el folleto al portugués, Ana Lima
Corregir el pie de página [en la columna de Revisión], [Ingeniería], [baja prioridad] = P3, >Review, #Engineering, title Corregir el pie de página
Seguimiento a Distribuidora Andina [el último viernes de cada mes], [Ventas], ~Jean-Luc Moreau~ = #Sales, every MONTHLY;BYDAY=-1FR, title Seguimiento a Distribuidora Andina Jean-Luc Moreau
Limpiar la base de datos de contactos duplicados, [Ventas] [y Marketing] = #Sales, #Marketing, title Limpiar la base de datos de contactos duplicados
Comprobar si la factura del {viernes} está bien emitida =
Cambiar el proveedor de café, [en espera], ~Paul Stone~ = >Waiting, title Cambiar el proveedor de café, Paul Stone
Pagar el alquiler [el primer día de cada mes] = every MONTHLY;BYMONTHDAY=1
[Todos los días laborables], revisar el buzón de incidencias, ~Anna Schmidt~ = every WEEKLY;BYDAY=MO,TU,WE,TH,FR, title revisar el buzón de incidencias, Anna Schmidt
Entregar las cuentas anuales [el 30 de junio de 2027] = due 2027-06-30
Comprar sillas nuevas =
Registrar la marca en Chile, [departamento Legal], [prioridad normal], [vence el 29 de enero] = due 2027-01-29, P2, #Legal, title Registrar la marca en Chile
[Cada dos semanas], copia de seguridad completa del servidor de archivos, ~Paul Stone~ = every WEEKLY;INTERVAL=2, title copia de seguridad completa del servidor de archivos, Paul Stone
Elaborar el calendario laboral 2027 =
Conseguir un hotel en Sevilla para doce personas =
~Maria Lopez~ ~y María García~: preparar la encuesta de clima laboral, [RR. HH]., [14 de diciembre] = due 12-14, #HR, title Maria Lopez y María García: preparar la encuesta de clima laboral
Definir los objetivos del primer trimestre ~con Jürgen Müller~ ~y Maria Lopez~, [a más tardar el 18 de diciembre] = due 12-18, title Definir los objetivos del primer trimestre con Jürgen Müller y Maria Lopez
Diseñar los banners de rebajas, [Marketing], [P2], ~Jean-Luc Moreau~ = P2, #Marketing, title Diseñar los banners de rebajas, Jean-Luc Moreau
Negociar las tarifas con la mensajería [a partir del 2 de diciembre] = start 12-02
Revisar el contrato de alquiler de la nave, [Legal], [antes del 10 de diciembre] = due 12-10, #Legal, title Revisar el contrato de alquiler de la nave
auditoría [+2 días] = due 11-20
auditoría [en 48h] = due 11-20
cuadrar caja [diario] = every DAILY
llamar a Domingo Pérez =
la newsletter de {cada viernes} =
login roto, [p0], ~john~, [urgente] = P0, title login roto, john
`;
