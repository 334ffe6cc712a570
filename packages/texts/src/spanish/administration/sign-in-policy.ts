// Spanish texts of the administration of the sign-in.
import type { SignInPolicyText } from '#english/administration/sign-in-policy.ts';

export const signInPolicyText: SignInPolicyText = {
  title: 'Segundo paso',
  text: 'Además de la contraseña, un código del teléfono. Cada persona puede configurarlo en su perfil. Puedes exigirlo.',
  duties: {
    nobody: 'Cada persona decide',
    administrators: 'Obligatorio para administradores',
    everybody: 'Obligatorio para todas las personas',
  },
  reasons: {
    nobody: 'Quien quiera un segundo paso lo configura.',
    administrators: 'Cambian roles, correos y departamentos.',
    everybody: 'Nadie entra solo con una contraseña.',
  },
  without: (count) =>
    count === 0
      ? 'Todas las personas lo tienen.'
      : count === 1
        ? '1 persona aún no lo tiene.'
        : `${count} personas aún no lo tienen.`,
  grace: 'Tiempo para configurarlo',
  atOnce: 'Ninguno: desde ahora',
  days: (count) => (count === 1 ? '1 día' : `${count} días`),
  since: (date) => `Obligatorio desde el ${date}.`,
  from: (date) => `Obligatorio a partir del ${date}.`,
  explain:
    'Hasta entonces se recuerda al iniciar sesión. Después solo se puede configurar. Las personas nuevas tienen el mismo tiempo. En el inicio de sesión único cuenta el segundo paso del proveedor.',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Inicio de sesión guardado',
  failed: 'No se pudo guardar',
  loadFailed: 'No se pudo cargar cómo se inicia sesión.',
};
