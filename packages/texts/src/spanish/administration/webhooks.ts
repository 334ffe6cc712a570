// Spanish texts of webhooks: errors.
import type { Catalogue } from '#catalogue.ts';

export const webhooksText: Catalogue['webhooks'] = {
  notFound: 'Este webhook ya no existe.',
  deliveryNotFound: 'Esta entrega ya no se conserva.',
  nameRequired: 'Pon un nombre al webhook, por ejemplo el del programa que lo recibe.',
  urlInvalid: 'Escribe una dirección que empiece por https://, sin contraseña y sin #.',
  urlForbidden: 'Esta dirección lleva a una red privada. Quien administra el servidor puede permitirla.',
  urlNotSafe: 'Escribe una dirección que empiece por https://. Si no, cualquiera podría leer por el camino lo que se envía.',
  eventRequired: 'Elige al menos un evento.',
  tooMany: 'Hay 50 webhooks. Elimina primero uno que ya no haga falta.',
  changed: 'Otra persona ha cambiado este webhook mientras tanto.',
  notActive: 'Este webhook no envía nada ahora. Actívalo primero.',
  waitsAlready: 'Esta entrega ya se está enviando.',
  bodyGone: 'El contenido de esta entrega ya no se conserva.',
};
