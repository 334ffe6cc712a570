// Texts of confirming an e-mail address, in French.
import type { Catalogue } from '#catalogue.ts';

export const emailConfirmationsText: Catalogue['emailConfirmations'] = {
  notFound: 'Ce lien n’est pas valide. Un lien plus récent l’a peut-être remplacé.',
  used: 'Ce lien a déjà été utilisé.',
  expired: 'Ce lien a expiré. Vous pouvez en demander un autre depuis votre profil.',
  ended: 'Ce lien ne fonctionne plus. Un lien plus récent l’a remplacé, ou l’adresse a changé depuis.',
  nothingToConfirm: 'Il n’y a aucune adresse à confirmer.',
  profile: {
    passwordHint: 'Pour changer d’adresse e-mail, saisissez votre mot de passe.',
    notConfirmed: (email) => `Vous n’avez pas encore confirmé ${email}`,
    pendingText: (current) => `Ouvrez le lien que nous y avons envoyé. D’ici là, votre adresse reste ${current}.`,
    unconfirmedText: 'Ouvrez le lien que nous y avons envoyé. D’ici là, vous ne recevrez aucun autre e-mail de notre part.',
    send: 'Renvoyer le lien',
    sending: 'Envoi…',
    sent: { title: 'Lien envoyé', text: (email) => `Ouvrez le lien dans l’e-mail envoyé à ${email}.` },
    sendFailed: { title: 'Lien non envoyé', text: 'Impossible d’envoyer le lien. Veuillez réessayer.' },
    cancel: 'Annuler la modification',
    cancelled: { title: 'Modification annulée', text: (email) => `Votre adresse reste ${email}.` },
    cancelFailed: { title: 'Modification non annulée', text: 'Impossible d’annuler la modification. Veuillez réessayer.' },
    requested: {
      title: 'Confirmez votre nouvelle adresse',
      text: (email) => `Nous avons envoyé un lien à ${email}. L’adresse changera dès que vous l’ouvrirez.`,
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
      `Le compte ${username} retrouve l’adresse ${email}. Toutes ses sessions seront fermées et vous choisirez un nouveau mot de passe.`,
    revertButton: 'Annuler le changement',
    reverting: 'Annulation du changement…',
    reverted: { title: 'Changement annulé', text: 'Choisissez maintenant un nouveau mot de passe.' },
    failed: 'Cela n’a pas fonctionné',
    dead: 'Ce lien ne fonctionne pas',
    deadText: 'Si quelqu’un d’autre a modifié votre adresse, prévenez un administrateur.',
    toSignIn: 'Aller à la connexion',
    lookFailed: 'Impossible de vérifier le lien.',
  },
};
