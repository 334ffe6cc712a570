// What the server says of the company's directory, Spanish.
import type { Catalogue } from '#catalogue.ts';

export const directoriesText: Catalogue['directories'] = {
  unavailable: 'El directorio de la empresa no responde en este momento. Inténtalo de nuevo en unos minutos.',
  noEmail: 'El directorio no tiene tu correo electrónico. Avisa a un administrador.',
  knownAddress: 'Aquí hay una cuenta con tu dirección que no está vinculada con el directorio. Avisa a un administrador.',
  unknownPerson: 'Todavía no tienes una cuenta aquí. Un administrador puede invitarte.',
  noDepartment: 'Aquí no perteneces a ningún departamento. Pregunta a un administrador.',
  passwordThere: 'Esta contraseña está en el directorio de la empresa. Se cambia allí.',
  fromEnvironment: 'El directorio está definido por el entorno. Quien gestiona el servidor lo cambia allí.',
  off: 'El directorio está desactivado.',
  changed: 'Otra persona ha cambiado el directorio entretanto. Vuelve a cargar la página.',
  urlInvalid: 'Escribe ldaps://equipo o ldap://equipo.',
  plainRefused:
    'Las contraseñas se enviarían sin cifrar. Usa ldaps:// o StartTLS; el operador puede permitirlo con LDAP_ALLOW_PLAIN.',
  certificateInvalid: 'Eso no es un certificado. Empieza por -----BEGIN CERTIFICATE-----.',
  baseRequired: 'Escribe dónde están las personas, como dc=example,dc=com.',
  filterInvalid: 'Eso no es un filtro. Uno es (objectClass=person).',
  attributeInvalid: 'Escribe el nombre de un atributo.',
  passwordRequired: 'Escribe la contraseña de esta cuenta.',
  minutesInvalid: 'Elige 0, o de 15 a 10.080 minutos.',
};
