// Texts of the built-in mails, in Spanish.
import type { MailsText } from '#english/messages/mails.ts';

export const mailsText: MailsText = {
  user_welcome: {
    subject: 'Te damos la bienvenida a {{companyName}}, {{firstName}}',
    heading: 'Hola, {{firstName}}',
    lines: [
      'Tu cuenta está lista. En cuanto formes parte de tu departamento, verás en su tablero lo planificado, lo que está en curso y lo terminado.',
      'Inicia sesión con el nombre de usuario que elegiste al registrarte.',
    ],
    button: 'Iniciar sesión',
  },
  task_assigned: {
    subject: '{{assignerName}} te ha asignado «{{taskTitle}}»',
    heading: '{{taskTitle}}',
    lines: [
      'Hola, {{firstName}}: {{assignerName}} te ha asignado esta tarea en el tablero {{workspaceName}}.',
      '{{taskDescription}}',
    ],
    button: 'Abrir la tarea',
  },
  task_reminder: {
    subject: 'Recordatorio: «{{taskTitle}}» vence el {{taskDueDate}}',
    heading: '{{taskTitle}}',
    lines: ['Hola, {{firstName}}: te recordamos esta tarea del tablero {{workspaceName}}.', '{{taskDescription}}'],
    button: 'Abrir la tarea',
  },
  notification: {
    subject: '{{assignerName}} ha escrito sobre «{{taskTitle}}»',
    heading: '{{taskTitle}}',
    lines: ['Hola, {{firstName}}: {{assignerName}} ha escrito sobre esta tarea del tablero {{workspaceName}}.'],
    button: 'Abrir la tarea',
  },
  password_updated: {
    subject: 'Tu contraseña ha cambiado',
    heading: 'Tu contraseña ha cambiado',
    lines: [
      'Hola, {{firstName}}: la contraseña de tu cuenta se cambió el {{currentDate}}. Tus demás sesiones se han cerrado.',
      'Si no has sido tú, avisa enseguida a un administrador.',
    ],
    button: 'Iniciar sesión',
  },
  secondFactor: {
    subject: 'Ha cambiado el segundo paso de tu inicio de sesión',
    hello: 'Hola, {{firstName}}:',
    changes: {
      on: 'desde ahora tu cuenta pide un código de tu teléfono al iniciar sesión.',
      off: 'tu cuenta ya no pide un código de tu teléfono al iniciar sesión.',
      codes: 'tu cuenta tiene códigos de recuperación nuevos. Los anteriores ya no sirven.',
      reset:
        'un administrador ha quitado el código de tu teléfono y tus llaves de acceso para que puedas iniciar sesión solo con tu contraseña. Configura pronto tu teléfono nuevo.',
    },
    identity: {
      linked: {
        subject: 'Una cuenta de tu empresa abre tu cuenta',
        line: (name) => `tu cuenta está vinculada con ${name}. Quien inicie sesión allí puede abrirla.`,
      },
      unlinked: {
        subject: 'El vínculo de tu cuenta ha terminado',
        line: (name) => `el vínculo de tu cuenta con ${name} ha terminado. Ya no la abre.`,
      },
    },
    passkey: {
      added: {
        subject: 'Se ha añadido una llave de acceso a tu cuenta',
        line: (name) =>
          `tu cuenta tiene una llave de acceso nueva: ${name}. Quien desbloquee el dispositivo puede iniciar sesión con ella.`,
      },
      removed: {
        subject: 'Se ha quitado una llave de acceso de tu cuenta',
        line: (name) => `la llave de acceso ${name} se ha quitado de tu cuenta. Ya no la abre.`,
      },
      copied: {
        subject: 'Se ha copiado una llave de acceso de tu cuenta',
        line: (name) =>
          `dos dispositivos han usado la llave de acceso ${name}, y eso solo lo puede hacer una copia. Está bloqueada. Quítala, y añade una nueva si todavía tienes el dispositivo.`,
      },
    },
    last: 'Si no has sido tú, avisa enseguida a un administrador y cambia tu contraseña.',
    button: 'Abrir la seguridad de tu cuenta',
  },
  newSignIn: {
    subject: 'Nuevo inicio de sesión en tu cuenta',
    lines: ['Hola, {{firstName}}: alguien ha iniciado sesión en tu cuenta desde un dispositivo que no se había usado antes.'],
    labels: { device: 'Dispositivo', address: 'Dirección', time: 'Hora' },
    last: 'Si has sido tú, no tienes que hacer nada. Si no has sido tú, cambia tu contraseña enseguida: así se cierran las sesiones de los demás dispositivos.',
    button: 'Ver dónde tienes la sesión iniciada',
  },
  new_user_registered: {
    subject: '{{fullName}} se ha registrado',
    heading: 'Se ha registrado una persona nueva',
    lines: ['{{fullName}} creó una cuenta el {{currentDate}}.'],
    button: 'Abrir el panel de administración',
  },
  invitation: {
    subject: '{{assignerName}} te invita a {{workspaceName}}',
    heading: 'Tienes una invitación a {{workspaceName}}',
    lines: [
      '{{assignerName}} te invita a trabajar en el tablero {{workspaceName}} de {{companyName}}.',
      'El enlace de abajo abre la invitación. Solo vale para esta dirección y durante siete días.',
    ],
    button: 'Abrir la invitación',
  },
  password_reset: {
    subject: 'Una contraseña nueva para {{companyName}}',
    heading: 'Elige una contraseña nueva',
    lines: [
      'Hola, {{firstName}}: alguien ha pedido una contraseña nueva para tu cuenta. Si has sido tú, elígela con el enlace de abajo. Sirve una vez y durante una hora.',
      'Si no has sido tú, ignora este correo: tu contraseña sigue siendo la misma.',
    ],
    button: 'Elegir una contraseña nueva',
  },
  password_reset_by_admin: {
    subject: 'Una contraseña nueva para {{companyName}}',
    heading: 'Elige una contraseña nueva',
    lines: [
      'Hola, {{firstName}}: {{assignerName}} ha creado un enlace para que elijas una contraseña nueva. Sirve una vez y durante 24 horas.',
      'Hasta que lo uses, tu contraseña sigue siendo la misma.',
    ],
    button: 'Elegir una contraseña nueva',
  },
  email_changed: {
    subject: 'La dirección de correo de tu cuenta ha cambiado',
    heading: 'Tu dirección de correo ha cambiado',
    lines: [
      'Hola, {{firstName}}: tu cuenta tiene ahora otra dirección de correo. A esta ya no te enviaremos más mensajes.',
      'Si no has sido tú, avisa enseguida a un administrador.',
    ],
    button: 'Iniciar sesión',
  },
  email_changed_back: {
    subject: 'La dirección de correo de tu cuenta ha cambiado',
    heading: 'Tu dirección de correo ha cambiado',
    lines: [
      'Hola, {{firstName}}: tu cuenta tiene ahora otra dirección de correo. A esta ya no te enviaremos más mensajes.',
      'Si no has sido tú, deshaz el cambio con el enlace de abajo. Funciona durante siete días: se cerrarán todas las sesiones y elegirás una contraseña nueva.',
    ],
    button: 'Deshacer el cambio',
  },
  email_confirm: {
    subject: 'Confirma tu dirección de correo para {{companyName}}',
    heading: 'Confirma tu dirección de correo',
    lines: [
      'Hola: alguien ha indicado esta dirección para una cuenta en {{companyName}}. Si has sido tú, confírmala con el enlace de abajo. Funciona una sola vez y durante tres días.',
      'Si no has sido tú, ignora este correo: no usaremos la dirección ni le enviaremos nada más.',
    ],
    button: 'Confirmar dirección',
  },
  reminders: {
    due_tomorrow: {
      subject: '«{{taskTitle}}» vence mañana',
      line: 'Hola, {{firstName}}: esta tarea del tablero {{workspaceName}} vence mañana. Recibes este recordatorio porque la tienes asignada.',
    },
    due_today: {
      subject: '«{{taskTitle}}» vence hoy',
      line: 'Hola, {{firstName}}: esta tarea del tablero {{workspaceName}} vence hoy. Recibes este recordatorio porque la tienes asignada.',
    },
    overdue: {
      subject: '«{{taskTitle}}» ha vencido',
      line: 'Hola, {{firstName}}: esta tarea del tablero {{workspaceName}} venció el {{taskDueDate}}. Recibes este recordatorio porque la tienes asignada.',
    },
  },
  approval: {
    subject: '{{fullName}} está a la espera de aprobación',
    line: '{{fullName}} creó una cuenta el {{currentDate}} y no verá nada hasta que tú u otro administrador la apruebe.',
  },
  warnings: {
    backup_failed: {
      subject: 'Revisa la última copia de seguridad',
      line: 'Lo que se guarde desde ahora no estará en ninguna copia hasta que una salga bien.',
      button: 'Abrir el estado del servidor',
    },
    webhook_stopped: {
      subject: 'Se ha detenido un webhook',
      line: 'Lo que tenía que enviar espera un tiempo. Vuelve a activarlo cuando la causa esté resuelta.',
      button: 'Abrir los webhooks',
    },
  },
  quote: {
    commented: '{{assignerName}} ha escrito:',
    mentioned: '{{assignerName}} te ha mencionado:',
    alsoAssigned: '{{assignerName}} también te ha asignado:',
  },
  labels: {
    status: 'Estado',
    priority: 'Prioridad',
    dueDate: 'Fecha de vencimiento',
    name: 'Nombre',
    email: 'Correo',
    title: 'Cargo',
    department: 'Departamento',
  },
  footer: {
    answer: 'Responde a este correo para escribir un comentario.',
    account: 'Recibes este correo porque tienes una cuenta en {{companyName}}.',
    settings: 'Ajustes de correo',
    invitation:
      'Recibes este correo porque alguien de {{companyName}} ha invitado a esta dirección. Si no sabes de qué se trata, ignóralo: no pasará nada.',
    confirmation: 'Recibes este correo porque alguien ha indicado esta dirección para una cuenta en {{companyName}}.',
    test: 'Un administrador de {{companyName}} ha enviado este mensaje para probar el correo.',
  },
  none: '–',
  sample: {
    title: 'Jefa de proyecto',
    department: 'Marketing',
    taskTitle: 'Planificar la campaña de primavera',
    taskDescription: 'Acordar los canales y el presupuesto con todo el equipo.',
    status: 'In Progress',
    comment: 'El presupuesto está aprobado, podemos empezar.',
  },
};
