// Texts of a board's mail address, for its members, in Spanish.
import type { Catalogue } from '#catalogue.ts';

export const boardAddressText: Catalogue['boardAddress'] = {
  open: 'Dirección de correo',
  title: 'Dirección de correo de este tablero',
  text: 'Un correo a esta dirección se convierte en una tarea: el asunto es el título y el texto, la descripción. Puedes escribir fechas y prioridades en el asunto, como al añadir tareas en el tablero.',
  who: 'Envíalo desde la dirección de tu cuenta. Comparte la dirección solo con los miembros del tablero.',
  address: 'Dirección',
  copy: 'Copiar',
  copied: 'Copiada',
  copyByHand: 'El navegador no ha podido copiarla. Está seleccionada: cópiala con Ctrl+C.',
  close: 'Cerrar',
};
