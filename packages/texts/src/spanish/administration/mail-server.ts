// Texts of the mail server that administrators set, Spanish.
import type { Catalogue } from '#catalogue.ts';

export const mailServerText: Catalogue['mailServer'] = {
  changed: 'Otra persona ha cambiado estos ajustes mientras tanto.',
  hostInvalid: 'Escribe solo el nombre del servidor de correo, por ejemplo smtp.example.com',
  portInvalid: 'Escribe un puerto del 1 al 65535',
  senderInvalid: 'Escribe la dirección de correo del remitente',
  addressInvalid: 'Escribe la dirección completa, empezando por https',
  companyName: 'Nombre de la empresa',
  save: 'Guardar',
  saving: 'Guardando…',
  setUp: 'Configurar el servidor de correo',
  answer: 'El servidor de correo ha respondido:',
};
