// Texts of confirming an e-mail address, in French.
import type { Catalogue } from '#catalogue.ts';

export const emailConfirmationsText: Catalogue['emailConfirmations'] = {
  notFound: 'Ce lien n’est pas valide. Un plus récent l’a peut-être remplacé.',
  used: 'Ce lien a déjà été utilisé.',
  expired: 'Ce lien a expiré. Vous pouvez en faire envoyer un autre depuis votre profil.',
  ended: 'Ce lien ne fonctionne plus. Un plus récent l’a remplacé, ou l’adresse a été modifiée depuis.',
  nothingToConfirm: 'Il n’y a aucune adresse à confirmer.',
  profile: {
    passwordHint: 'Une nouvelle adresse e-mail demande votre mot de passe.',
    notConfirmed: (email) => `${email} n’est pas encore confirmée`,
    pendingText: (current) => `Ouvrez le lien que nous y avons envoyé. D’ici là, votre adresse reste ${current}.`,
    unconfirmedText: 'Ouvrez le lien que nous y avons envoyé. D’ici là, vous ne recevez aucun autre e-mail de notre part.',
    send: 'Renvoyer le lien',
    sending: 'Envoi…',
    sent: { title: 'Lien envoyé', text: (email) => `Ouvrez le lien dans l’e-mail envoyé à ${email}.` },
    sendFailed: { title: 'Lien non envoyé', text: 'Le lien n’a pas pu être envoyé. Veuillez réessayer.' },
    cancel: 'Annuler la modification',
    cancelled: { title: 'Modification annulée', text: (email) => `Votre adresse reste ${email}.` },
    cancelFailed: { title: 'Modification non annulée', text: 'La modification n’a pas pu être annulée. Veuillez réessayer.' },
    requested: {
      title: 'Confirmez votre nouvelle adresse',
      text: (email) => `Nous avons envoyé un lien à ${email}. L’adresse comptera dès que vous l’ouvrirez.`,
    },
  },
  page: {
    title: 'Adresse e-mail',
    confirm: 'Confirmez votre adresse e-mail',
    confirmText: (email, username) => `${email} pour le compte ${username}.`,
    confirmButton: 'Confirmer l’adresse',
    confirming: 'Confirmation…',
    confirmed: 'Adresse e-mail confirmée',
    confirmedText: (email) => `Les e-mails de votre compte arrivent à ${email}.`,
    open: 'Ouvrir le tableau',
    revert: 'Annuler le changement\u202f?',
    revertText: (email, username) =>
      `Le compte ${username} retrouve l’adresse ${email}. Tout le monde en est déconnecté, et vous choisissez un nouveau mot de passe.`,
    revertButton: 'Annuler le changement',
    reverting: 'Annulation du changement…',
    reverted: { title: 'Le changement a été annulé', text: 'Choisissez maintenant un nouveau mot de passe.' },
    failed: 'Cela n’a pas fonctionné',
    dead: 'Ce lien ne fonctionne pas',
    deadText: 'Si quelqu’un d’autre a modifié votre adresse, prévenez un administrateur.',
    toSignIn: 'Aller à la connexion',
    lookFailed: 'Le lien n’a pas pu être vérifié.',
  },
};
