// Texts of the providers of single sign-on, which load with their part of the administration, Spanish.
import type { ProvidersText } from '#english/administration/providers.ts';
import { numberOf } from '#number.ts';

const number = numberOf('es');

export const providersText: ProvidersText = {
  title: 'Inicio de sesión único',
  text: 'Las personas inician sesión con la cuenta de tu empresa (OpenID Connect) y no necesitan contraseña aquí.',
  loadFailed: 'No se han podido cargar los proveedores.',
  none: 'No hay ningún proveedor: todos inician sesión con una contraseña.',
  add: 'Añadir un proveedor',
  noAddress: 'Este servidor no conoce su propia dirección',
  noAddressText:
    'Los proveedores devuelven a las personas a ella. Configúrala con el servidor de correo en Correos, o con PUBLIC_URL.',
  offered: 'Se ofrece en la página de inicio de sesión',
  off: 'Desactivado',
  proved: (date: string) => `Funcionó el ${date}`,
  notProved: 'Aún sin probar',
  people: (count: number) =>
    count === 0 ? 'Nadie vinculado' : count === 1 ? '1 persona vinculada' : `${number(count)} personas vinculadas`,
  secretUnreadable: 'El secreto se guardó con otra SECRET_KEY. Escríbelo de nuevo.',
  fromEnvironment: 'Lo define el entorno (OIDC_ISSUER). Quien opera el servidor lo cambia allí.',
  test: 'Probar',
  testNamed: (name: string) => `Probar ${name}`,
  edit: 'Editar',
  editNamed: (name: string) => `Editar ${name}`,
  remove: 'Eliminar',
  removeNamed: (name: string) => `Eliminar ${name}`,
  removeTitle: (name: string) => `¿Eliminar ${name}?`,
  removeText: (count: number) =>
    count === 0
      ? 'Nadie inicia sesión con él todavía.'
      : count === 1
        ? '1 persona inicia sesión con él y necesitará un enlace para una contraseña nueva.'
        : `${number(count)} personas inician sesión con él y necesitarán un enlace para una contraseña nueva.`,
  removed: 'El proveedor se ha eliminado',
  failed: 'No ha funcionado.',
  cancel: 'Cancelar',
  copy: {
    copy: 'Copiar',
    copied: 'Copiado',
    copyByHand: 'El navegador no ha podido copiarlo. Está seleccionado: cópialo con Ctrl+C.',
  },
  dialog: {
    newTitle: 'Añadir un proveedor',
    editTitle: (name: string) => `Editar ${name}`,
    text: 'Registra primero este servidor en el proveedor, como aplicación web con la dirección de redirección de abajo.',
    kind: 'Tipo',
    otherKind: 'Otro proveedor',
    redirect: 'Dirección de redirección',
    redirectText: 'Escríbela en el proveedor exactamente como está aquí.',
    name: { label: 'Nombre', hint: 'Se lee en la página de inicio de sesión.' },
    issuer: { label: 'Dirección del proveedor (issuer)', hint: 'Como la nombra su documentación, sin /.well-known.' },
    clientId: { label: 'ID de cliente', hint: 'Como lo muestra el proveedor para esta aplicación.' },
    secret: {
      label: 'Secreto de cliente',
      hint: 'Se guarda cifrado y no vuelve a mostrarse.',
      stored: 'Hay uno guardado. Déjalo vacío para conservarlo.',
    },
    enabled: {
      title: 'Ofrecerlo en la página de inicio de sesión',
      text: 'Desactivado, aún se puede probar.',
    },
    createsPeople: {
      title: 'Crear cuentas',
      text: 'Quien no tiene cuenta aquí recibe una al iniciar sesión por primera vez.',
    },
    endsAtProvider: {
      title: 'Cerrar también la sesión del proveedor',
      text: 'Cerrar la sesión aquí termina la del proveedor y, con ella, la de otros programas de tu empresa.',
    },
    defaultDepartment: {
      label: 'Departamento de las personas nuevas',
      hint: 'Para quienes no lo indican sus grupos. Si el registro necesita aprobación, la esperan.',
    },
    noDepartment: 'Ninguno',
    claims: 'Departamentos, cargo, foto, administradores',
    claimsText:
      'Nombres de los claims que envía el proveedor. Se aplican en cada inicio de sesión. Solo se quita lo que ellos dieron.',
    departmentsClaim: {
      label: 'Claim con departamentos',
      hint: 'Por ejemplo groups, o realm_access.roles para uno dentro de otro.',
    },
    departmentMap: {
      label: 'Qué significan sus valores',
      hint: 'Una línea para cada uno: valor = departamento. Sin líneas, los valores son nombres de departamentos.',
    },
    titleClaim: { label: 'Claim con el cargo', hint: 'Por ejemplo title' },
    pictureClaim: { label: 'Claim con la foto', hint: 'Por ejemplo picture: la dirección de una imagen' },
    adminClaim: { label: 'Claim con administradores', hint: 'Por ejemplo groups' },
    adminValue: {
      label: 'Valor de los administradores',
      hint: 'Quien lo tiene es administrador aquí. El último administrador lo sigue siendo.',
    },
    scopes: { label: 'Scopes', hint: 'Lo que se pide al proveedor, separado por espacios.' },
    backchannel: 'Dirección para el cierre de sesión desde allí (back-channel)',
    backchannelText:
      'Opcional. Un proveedor que la conoce termina las sesiones aquí al instante, por ejemplo de quien se ha ido.',
    nameRequired: 'Escribe un nombre.',
    clientIdRequired: 'Escribe el ID de cliente.',
    mapWrong: (line: string) => `Esta línea no nombra ningún departamento: ${line}`,
    adminIncomplete: 'El claim y el valor de los administradores van juntos.',
    save: 'Guardar',
    saving: 'Guardando…',
  },
  testing: {
    title: 'Prueba del inicio de sesión',
    text: 'Inicias sesión en el proveedor como tú, en una pestaña aparte. Nadie inicia sesión aquí con ello.',
    close: 'Cerrar',
    gone: 'Esta prueba tiene más de diez minutos o la empezó otra persona.',
    waiting: (name: string) => `Esperando a ${name}`,
    waitingText: 'Inicia sesión allí, en la pestaña que se ha abierto. El resultado aparece allí y aquí.',
    works: (name: string) => `${name} funciona`,
    worksText: 'Se ha recorrido todo el camino: dirección, inicio de sesión, secreto, firma.',
    nobodySignedIn: 'La prueba en sí no ha cambiado nada.',
    steps: {
      reach: 'No se ha podido contactar con el proveedor',
      issuer: 'La dirección no es la del proveedor',
      sign_in: 'El inicio de sesión en el proveedor no terminó',
      code: 'El proveedor no acepta este servidor',
      token: 'La respuesta del proveedor no es válida',
      claims: 'El proveedor no ha dicho quién eres',
      person: 'Ninguna cuenta encaja',
    },
    outcomes: {
      known: 'Esta cuenta del proveedor está vinculada con la tuya o con la de alguien aquí.',
      links: 'Un inicio de sesión la vincularía con la cuenta de la misma dirección.',
      creates: 'Un inicio de sesión crearía una cuenta nueva.',
      refused: 'Un inicio de sesión se rechazaría.',
    },
    said: (detail: string) => `La respuesta fue: ${detail}`,
    email: 'Correo',
    noEmail: 'ninguno',
    confirmed: 'confirmado por el proveedor',
    unconfirmed: 'no confirmado por el proveedor',
    departments: 'Departamentos',
    noDepartments: 'ninguno',
    unknownValues: 'Valores que no significan ningún departamento',
    admin: 'Administrador',
    yes: 'Sí',
    no: 'No',
    claims: 'Todo lo que ha vuelto',
  },
  enforce: {
    title: 'Solo inicio de sesión único',
    text: 'Las contraseñas se rechazan para todos menos para un administrador, y el registro está cerrado. Quien tiene la sesión abierta la conserva.',
    on: 'Todos inician sesión con un proveedor. Un administrador aún puede usar una contraseña.',
    emergency: 'Administrador que aún puede usar una contraseña',
    emergencyHint: 'Para el día en que el proveedor falle. Dale a esta cuenta un segundo paso.',
    choose: 'Elegir un administrador',
    unproved: 'Primero prueba un proveedor con éxito, para que nadie se quede fuera.',
    command: 'Quien opera el servidor lo termina con: tasklane single-sign-on off',
    begin: 'Rechazar contraseñas',
    end: 'Permitir contraseñas de nuevo',
    begunToast: 'Ahora se rechazan las contraseñas',
    endedToast: 'Las contraseñas vuelven a estar permitidas',
  },
};
