// Words of sending mail, in French.
import type { Catalogue } from '#text.ts';

export const emailText: Catalogue['email'] = {
  recipientInvalid: 'Veuillez saisir une adresse e-mail valide',
  subjectRequired: 'L’objet est obligatoire',
  messageRequired: 'Le message est obligatoire',
  notFound: 'E-mail introuvable',
  beingSent: 'Cet e-mail est en cours d’envoi.',
  panel: {
    successful: 'Connexion réussie',
    issue: 'Problème de connexion',
    error: 'Erreur de connexion',
    checkFailed: 'La connexion e-mail n’a pas pu être vérifiée',
  },
  admin: {
    successful: 'Connexion réussie',
    failed: 'Échec de la connexion',
    error: 'Erreur de connexion',
    errorText: 'La connexion e-mail n’a pas pu être testée',
  },
  test: {
    sent: 'E-mail de test envoyé',
    failed: 'L’e-mail n’a pas pu être envoyé',
    error: 'Erreur d’e-mail',
    sendFailed: 'L’e-mail de test n’a pas pu être envoyé',
  },
  ready: 'Le serveur de messagerie est prêt.',
  devMode:
    'Mode développement\u202f: aucun serveur de messagerie n’est configuré, les e-mails sont conservés ici et non envoyés.',
  accepted: (recipient) => `Le serveur de messagerie a accepté le message pour ${recipient}.`,
  kept: (recipient) => `Mode développement\u202f: le message pour ${recipient} a été conservé et non envoyé.`,
  fallback: (why) => `Le mot de passe est utilisé à la place d’OAuth. ${why}`,
  states: {
    queued: 'En attente',
    sending: 'En cours d’envoi',
    sent: 'Envoyé',
    kept: 'Conservé',
    skipped: 'Non envoyé',
    failed: 'Échoué',
  },
  failures: {
    unreachable: 'Le serveur de messagerie est injoignable. Veuillez vérifier son nom et son port.',
    timeout: 'Le serveur de messagerie ne répond pas à temps.',
    tls: 'Aucune connexion sécurisée au serveur de messagerie n’a pu être établie. Veuillez vérifier son certificat et son port.',
    signIn: 'Le serveur de messagerie n’accepte pas le nom d’utilisateur ou le mot de passe.',
    oauthRefreshToken:
      'Le jeton d’actualisation OAuth est absent ou n’est plus valable. Veuillez en créer un nouveau et redémarrer le serveur.',
    oauthUnauthorizedClient:
      'Le client OAuth n’y est pas autorisé (unauthorized client). Veuillez vérifier l’identifiant et le secret du client, et si ce client a créé le jeton d’actualisation.',
    oauthInvalidGrant:
      'L’autorisation OAuth a été refusée (invalid grant)\u202f: le jeton d’actualisation a expiré, a été révoqué ou appartient à un autre compte. Veuillez en créer un nouveau.',
    oauthFailed: 'La connexion par OAuth a échoué. Veuillez vérifier les paramètres OAuth.',
    busy: 'Le serveur de messagerie demande de réessayer plus tard.',
    recipientRefused: 'Le serveur de messagerie n’accepte pas le destinataire.',
    senderRefused: 'Le serveur de messagerie n’accepte pas l’expéditeur.',
    messageRefused: 'Le serveur de messagerie n’accepte pas le message.',
    interrupted: 'L’envoi a été interrompu à plusieurs reprises.',
    unexpected: 'L’e-mail n’a pas pu être envoyé.',
  },
  skips: {
    emailOff: 'Le destinataire ne souhaite pas d’e-mails.',
    toggleOff: 'Le destinataire ne souhaite pas ce type d’e-mails.',
    digestInstead: 'Le destinataire reçoit un e-mail quotidien à la place.',
    userGone: 'Le compte a été supprimé.',
    noAddress: 'Le destinataire n’a pas d’adresse qui reçoive des e-mails.',
    notAdmin: 'Le destinataire n’est plus administrateur.',
    taskGone: 'Le destinataire ne voit plus la tâche.',
    commentGone: 'Le commentaire a été supprimé.',
    notAssigned: 'La tâche n’est plus attribuée au destinataire.',
    taskDone: 'La tâche est terminée.',
    outOfDate: 'Le jour concerné est passé, ou l’échéance a changé.',
    nothingNew: 'Il n’y avait rien à signaler.',
    templateOff: 'Le modèle de cet événement est désactivé.',
  },
};
