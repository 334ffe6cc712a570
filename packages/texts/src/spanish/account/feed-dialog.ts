// Texts of the dialog that makes a feed, which load with it.

import type { FeedDialogText } from '#english/account/feed-dialog.ts';

export const feedDialogText: FeedDialogText = {
  dialog: {
    title: 'Nuevo feed',
    ask: 'Un calendario muestra las tareas con fecha de vencimiento. Las terminadas llevan una marca de verificación.',
    kind: 'Contenido',
    board: 'Tablero',
    chooseBoard: 'Selecciona un tablero',
    boardRequired: 'Selecciona un tablero',
    button: 'Crear feed',
    busy: 'Creando…',
    failed: 'No se ha podido crear el feed.',
  },
  made: {
    title: 'Tu nuevo feed',
    text: 'Copia la dirección ahora y guárdala como una contraseña. No se volverá a mostrar.',
    link: 'Dirección',
    hint: 'En tu programa de calendario o tu lector de feeds, añádela como suscripción por URL.',
    copy: 'Copiar',
    copied: 'Copiada',
    copyByHand: 'El navegador no ha podido copiarla. Está seleccionada: cópiala con Ctrl+C.',
    subscribe: 'Abrir en el programa de calendario',
    done: 'Listo',
  },
};
