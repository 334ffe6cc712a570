// What the server says of single sign-on, Spanish.
import type { Catalogue } from '#catalogue.ts';

export const identityProvidersText: Catalogue['identityProviders'] = {
  passwordsOff: 'Aquí las contraseñas están desactivadas. Inicia sesión con tu empresa.',
  issuerInvalid: 'Escribe la dirección https completa del proveedor. El operador permite otras con OIDC_ALLOWED_HOSTS.',
  emergencyRequired: 'Elige un administrador que todavía pueda usar una contraseña.',
  proofRequired: 'Primero prueba un proveedor con éxito o inicia sesión con él.',
  lastOne: 'Todos inician sesión con este proveedor. Permite antes las contraseñas.',
  notReached: 'No se puede contactar con el proveedor en este momento.',
};
