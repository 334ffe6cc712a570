// Texts of the built-in mails, in French.
import type { MailsText } from '#english/messages/mails.ts';

export const mailsText: MailsText = {
  user_welcome: {
    subject: 'Bienvenue chez {{companyName}}, {{firstName}}',
    heading: 'Bienvenue, {{firstName}}',
    lines: [
      'Votre compte est prêt. Dès que vous ferez partie de votre service, son tableau vous montrera ce qui est prévu, en cours et terminé.',
      'Connectez-vous avec le nom d’utilisateur que vous avez choisi à l’inscription.',
    ],
    button: 'Se connecter',
  },
  task_assigned: {
    subject: '{{assignerName}} vous a attribué «\u202f{{taskTitle}}\u202f»',
    heading: '{{taskTitle}}',
    lines: [
      'Bonjour {{firstName}}, {{assignerName}} vous a attribué cette tâche sur le tableau {{workspaceName}}.',
      '{{taskDescription}}',
    ],
    button: 'Ouvrir la tâche',
  },
  task_reminder: {
    subject: 'Rappel\u202f: «\u202f{{taskTitle}}\u202f» est à rendre le {{taskDueDate}}',
    heading: '{{taskTitle}}',
    lines: ['Bonjour {{firstName}}, voici un rappel pour cette tâche du tableau {{workspaceName}}.', '{{taskDescription}}'],
    button: 'Ouvrir la tâche',
  },
  notification: {
    subject: '{{assignerName}} a écrit au sujet de «\u202f{{taskTitle}}\u202f»',
    heading: '{{taskTitle}}',
    lines: ['Bonjour {{firstName}}, {{assignerName}} a écrit au sujet de cette tâche du tableau {{workspaceName}}.'],
    button: 'Ouvrir la tâche',
  },
  password_updated: {
    subject: 'Votre mot de passe a été modifié',
    heading: 'Votre mot de passe a été modifié',
    lines: [
      'Bonjour {{firstName}}, le mot de passe de votre compte a été modifié le {{currentDate}}. Vos autres sessions ont été fermées.',
      'Si ce n’est pas vous, prévenez tout de suite un administrateur.',
    ],
    button: 'Se connecter',
  },
  secondFactor: {
    subject: 'La seconde étape de votre connexion a changé',
    hello: 'Bonjour {{firstName}},',
    changes: {
      on: 'votre compte demande désormais un code de votre téléphone lors de la connexion.',
      off: 'votre compte ne demande plus de code de votre téléphone lors de la connexion.',
      codes: 'votre compte a de nouveaux codes de secours. Les précédents ne fonctionnent plus.',
      reset:
        'un administrateur a retiré le code de votre téléphone et vos clés d’accès, afin que vous puissiez vous connecter avec votre seul mot de passe. Configurez bientôt votre nouveau téléphone.',
    },
    identity: {
      linked: {
        subject: 'Un compte de votre entreprise ouvre votre compte',
        line: (name) => `votre compte est lié à ${name}. Qui s’y connecte peut l’ouvrir.`,
      },
      unlinked: {
        subject: 'Le lien de votre compte a pris fin',
        line: (name) => `le lien de votre compte avec ${name} a pris fin. Il ne l’ouvre plus.`,
      },
    },
    passkey: {
      added: {
        subject: 'Une clé d’accès a été ajoutée à votre compte',
        line: (name) =>
          `votre compte a une nouvelle clé d’accès\u202f: ${name}. Qui déverrouille l’appareil peut s’en servir pour se connecter.`,
      },
      removed: {
        subject: 'Une clé d’accès a été retirée de votre compte',
        line: (name) => `la clé d’accès ${name} a été retirée de votre compte. Elle ne l’ouvre plus.`,
      },
      copied: {
        subject: 'Une clé d’accès de votre compte a été copiée',
        line: (name) =>
          `deux appareils ont utilisé la clé d’accès ${name}, ce que seule une copie permet. Elle est bloquée. Retirez-la, et ajoutez-en une nouvelle si vous avez encore l’appareil.`,
      },
    },
    last: 'Si ce n’est pas vous, prévenez tout de suite un administrateur et changez votre mot de passe.',
    button: 'Ouvrir la sécurité de votre compte',
  },
  newSignIn: {
    subject: 'Nouvelle connexion à votre compte',
    lines: [
      'Bonjour {{firstName}}, quelqu’un s’est connecté à votre compte depuis un appareil qui n’avait pas encore été utilisé.',
    ],
    labels: { device: 'Appareil', address: 'Adresse', time: 'Heure' },
    last: 'Si c’est vous, vous n’avez rien à faire. Si ce n’est pas vous, changez tout de suite votre mot de passe\u202f: tous les autres appareils sont alors déconnectés.',
    button: 'Voir où votre session est ouverte',
  },
  new_user_registered: {
    subject: 'Nouvelle inscription\u202f: {{fullName}}',
    heading: 'Une nouvelle personne s’est inscrite',
    lines: ['{{fullName}} a créé un compte le {{currentDate}}.'],
    button: 'Ouvrir l’administration',
  },
  invitation: {
    subject: '{{assignerName}} vous invite à rejoindre {{workspaceName}}',
    heading: 'Une invitation à rejoindre {{workspaceName}}',
    lines: [
      '{{assignerName}} vous invite à travailler sur le tableau {{workspaceName}}, chez {{companyName}}.',
      'Le lien ci-dessous ouvre l’invitation. Il ne vaut que pour cette adresse, pendant sept jours.',
    ],
    button: 'Ouvrir l’invitation',
  },
  password_reset: {
    subject: 'Un nouveau mot de passe pour {{companyName}}',
    heading: 'Choisissez un nouveau mot de passe',
    lines: [
      'Bonjour {{firstName}}, quelqu’un a demandé un nouveau mot de passe pour votre compte. Si c’est vous, choisissez-le avec le lien ci-dessous. Il sert une seule fois, pendant une heure.',
      'Si ce n’est pas vous, ignorez cet e-mail\u202f: votre mot de passe reste le même.',
    ],
    button: 'Choisir un nouveau mot de passe',
  },
  password_reset_by_admin: {
    subject: 'Un nouveau mot de passe pour {{companyName}}',
    heading: 'Choisissez un nouveau mot de passe',
    lines: [
      'Bonjour {{firstName}}, {{assignerName}} a créé un lien pour que vous choisissiez un nouveau mot de passe. Il sert une seule fois, pendant 24 heures.',
      'Tant que vous ne l’utilisez pas, votre mot de passe reste le même.',
    ],
    button: 'Choisir un nouveau mot de passe',
  },
  email_changed: {
    subject: 'L’adresse e-mail de votre compte a été modifiée',
    heading: 'Votre adresse e-mail a été modifiée',
    lines: [
      'Bonjour {{firstName}}, votre compte a maintenant une autre adresse e-mail. Celle-ci ne recevra plus de messages de notre part.',
      'Si ce n’est pas vous, prévenez tout de suite un administrateur.',
    ],
    button: 'Se connecter',
  },
  email_changed_back: {
    subject: 'L’adresse e-mail de votre compte a été modifiée',
    heading: 'Votre adresse e-mail a été modifiée',
    lines: [
      'Bonjour {{firstName}}, votre compte a maintenant une autre adresse e-mail. Celle-ci ne recevra plus de messages de notre part.',
      'Si ce n’est pas vous, annulez le changement avec le lien ci-dessous. Il fonctionne pendant sept jours\u202f: toutes les sessions seront fermées et vous choisirez un nouveau mot de passe.',
    ],
    button: 'Annuler le changement',
  },
  email_confirm: {
    subject: 'Confirmez votre adresse e-mail pour {{companyName}}',
    heading: 'Confirmez votre adresse e-mail',
    lines: [
      'Bonjour, quelqu’un a indiqué cette adresse pour un compte chez {{companyName}}. Si c’est vous, confirmez-la avec le lien ci-dessous. Il fonctionne une seule fois et pendant trois jours.',
      'Si ce n’est pas vous, ignorez cet e-mail\u202f: nous n’utiliserons pas cette adresse et ne lui enverrons rien d’autre.',
    ],
    button: 'Confirmer l’adresse',
  },
  reminders: {
    due_tomorrow: {
      subject: '«\u202f{{taskTitle}}\u202f» est à rendre demain',
      line: 'Bonjour {{firstName}}, cette tâche du tableau {{workspaceName}} est à rendre demain. Vous recevez ce rappel parce qu’elle vous est attribuée.',
    },
    due_today: {
      subject: '«\u202f{{taskTitle}}\u202f» est à rendre aujourd’hui',
      line: 'Bonjour {{firstName}}, cette tâche du tableau {{workspaceName}} est à rendre aujourd’hui. Vous recevez ce rappel parce qu’elle vous est attribuée.',
    },
    overdue: {
      subject: '«\u202f{{taskTitle}}\u202f» est en retard',
      line: 'Bonjour {{firstName}}, cette tâche du tableau {{workspaceName}} était à rendre le {{taskDueDate}}. Vous recevez ce rappel parce qu’elle vous est attribuée.',
    },
  },
  approval: {
    subject: 'En attente d’approbation\u202f: {{fullName}}',
    line: '{{fullName}} a créé un compte le {{currentDate}} et ne verra rien tant que vous ou un autre administrateur ne l’aurez pas approuvé.',
  },
  warnings: {
    backup_failed: {
      subject: 'Vérifiez la dernière sauvegarde',
      line: 'Ce que vous enregistrez à partir de maintenant ne sera dans aucune sauvegarde tant qu’il n’y en aura pas une de réussie.',
      button: 'Ouvrir l’état du serveur',
    },
    webhook_stopped: {
      subject: 'Un webhook s’est arrêté',
      line: 'Ce qu’il devait envoyer attend un certain temps. Réactivez-le quand la cause est réglée.',
      button: 'Ouvrir les webhooks',
    },
  },
  quote: {
    commented: '{{assignerName}} a écrit\u202f:',
    mentioned: '{{assignerName}} vous a mentionné\u202f:',
    alsoAssigned: '{{assignerName}} vous a aussi attribué\u202f:',
  },
  labels: {
    status: 'Statut',
    priority: 'Priorité',
    dueDate: 'Échéance',
    name: 'Nom',
    email: 'E-mail',
    title: 'Poste',
    department: 'Service',
  },
  footer: {
    answer: 'Répondez à cet e-mail pour écrire un commentaire.',
    account: 'Vous recevez cet e-mail parce que vous avez un compte chez {{companyName}}.',
    settings: 'Paramètres d’e-mail',
    invitation:
      'Vous recevez cet e-mail parce que quelqu’un chez {{companyName}} a invité cette adresse. Si cela ne vous dit rien, ignorez-le\u202f: il ne se passera rien.',
    confirmation: 'Vous recevez cet e-mail parce que quelqu’un a indiqué cette adresse pour un compte chez {{companyName}}.',
    test: 'Un administrateur de chez {{companyName}} a envoyé ce message pour tester la messagerie.',
  },
  none: '–',
  sample: {
    title: 'Cheffe de projet',
    department: 'Marketing',
    taskTitle: 'Préparer la campagne de printemps',
    taskDescription: 'Convenir des canaux et du budget avec toute l’équipe.',
    status: 'In Progress',
    comment: 'Le budget est approuvé, nous pouvons commencer.',
  },
};
