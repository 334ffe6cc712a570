// Words of refusals that belong to no single word, and of the web's wrapped request errors, in Spanish.
import type { Catalogue } from '#text.ts';

export const errorsText: Catalogue['errors'] = {
  invalid: 'La solicitud contiene un valor no válido.',
  badJson: 'El cuerpo de la solicitud no es JSON válido.',
  badId: 'El número de la dirección no es válido.',
  badDate: 'La fecha no es válida.',
  badCharacters: 'El texto contiene caracteres que no se pueden guardar.',
  notText: 'Aquí se espera un texto.',
  tooLong: 'El texto es demasiado largo.',
  tooMany: 'La lista es demasiado larga.',
  tooDeep: 'La solicitud está anidada con demasiada profundidad.',
  tooLarge: 'La solicitud es demasiado grande.',
  contentType: 'Las solicitudes llevan JSON (Content-Type: application/json).',
  crossSite: 'No se aceptan solicitudes de otros sitios.',
  adminRequired: 'Se requiere acceso de administrador',
  notFound: 'Esa dirección no existe.',
  methodNotAllowed: 'Esta dirección no responde a ese método.',
  tooManyAttempts: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  keyReused: 'Este Idempotency-Key ya se usó para otra solicitud.',
  keyInProgress: 'La misma solicitud todavía se está procesando.',
  busy: 'El servidor está ocupado. Inténtalo de nuevo dentro de un momento.',
  unavailable: 'En este momento no se puede acceder a la base de datos. Inténtalo de nuevo.',
  unexpected: 'Algo ha ido mal en el servidor. Inténtalo de nuevo.',
  request: (method, path, message) => `Error de la solicitud a la API (${method} ${path}): ${message}`,
  query: (path, message) => `Error de la consulta (${path}): ${message}`,
  field: (field, message) => `${field}: ${message}`,
};
