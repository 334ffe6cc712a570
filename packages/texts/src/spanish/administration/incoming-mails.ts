// Spanish texts of incoming mails in the e-mail administration.

import type { Catalogue } from '#catalogue.ts';

export const incomingMailsText: Catalogue['incomingMails'] = {
  title: 'Correo entrante',
  text: 'Un correo a la dirección de un tablero se convierte en una tarea. La respuesta a una notificación se convierte en un comentario.',
  off: 'El correo entrante no está configurado',
  offText:
    'Quien administra este servidor define MAIL_IN_ADDRESS y, además, MAIL_IN_PORT o MAIL_IN_IMAP_URL. docs/MAIL-IN.md explica cómo.',
  loadFailed: 'No se han podido cargar los ajustes del correo entrante.',
  ways: {
    title: 'Cómo llegan los correos',
    smtp: (host, port) => `Un servidor de correo entrega los mensajes en ${host}, puerto ${port}.`,
    mailbox: 'El servidor consulta un buzón cada 30 segundos.',
    checked: (when) => `Última lectura: ${when}`,
    unchecked: 'Todavía no se ha leído',
    failed: (why) => `No se ha podido leer el buzón. ${why}`,
    verified: (server) => `Solo se aceptan remitentes que ${server} ha verificado.`,
    unverified:
      'Nadie verifica a los remitentes: quien conozca la dirección de un tablero y la de un miembro puede escribir en su nombre. Se evita con MAIL_IN_AUTH_SERVER.',
  },
  boards: {
    title: 'Direcciones de los tableros',
    text: 'Los miembros encuentran la dirección en el menú de su tablero. Solo se aceptan correos de quienes pueden crear tareas en él.',
    label: 'Direcciones de los tableros',
    none: 'Todavía no hay tableros.',
    off: 'Desactivada',
    switchOn: (board) => `Dirección de ${board}`,
    copyNamed: (board) => `Copiar la dirección de ${board}`,
    copied: 'Copiada',
    copyByHand: 'El navegador no ha podido copiarla. Selecciona la dirección y cópiala con Ctrl+C.',
    renew: 'Nueva dirección',
    renewNamed: (board) => `Nueva dirección para ${board}`,
    renewTitle: '¿Crear una dirección nueva?',
    renewText: (board) => `${board} tendrá otra dirección. Desde ese momento se rechazan los correos a la anterior.`,
    renewed: 'El tablero tiene una dirección nueva',
    switchedOn: 'La dirección está activada',
    switchedOff: 'La dirección está desactivada',
    failed: 'No se ha podido cambiar la dirección.',
    cancel: 'Cancelar',
  },
  log: {
    title: 'Últimos correos',
    text: 'Lo que ha llegado últimamente y qué ha pasado con ello.',
    label: 'Correos entrantes',
    state: 'Estado',
    anyState: 'Todos los estados',
    empty: 'Todavía no hay correos',
    emptyText: 'Aquí aparece lo que se envía a las direcciones, con el motivo si se ha rechazado.',
    noMatch: 'Ningún correo tiene este estado.',
    loadFailed: 'No se ha podido cargar el registro.',
    more: 'Mostrar más',
    noSubject: 'Sin asunto',
    nobody: 'Sin remitente',
    task: 'Abrir la tarea',
  },
  states: { working: 'En curso', task: 'Tarea', comment: 'Comentario', refused: 'Rechazado', dropped: 'Descartado' },
};
