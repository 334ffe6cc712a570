// Texts of passkeys, which load with them.
import type { PasskeysText } from '#english/account/passkeys.ts';

export const passkeysText: PasskeysText = {
  signIn: {
    button: 'Se connecter avec une clé d’accès',
    busy: 'En attente de votre appareil…',
    cancelled: 'Vous n’êtes pas connecté\u202f: l’appareil n’a pas été déverrouillé, ou le temps est écoulé.',
    unable: 'Ce navigateur n’a pas pu demander de clé d’accès. Connectez-vous autrement.',
    unknown: 'Cette clé d’accès ne fonctionne plus ici. Connectez-vous autrement et supprimez-la de votre appareil.',
    copied:
      'Cette clé d’accès est bloquée, car deux appareils l’ont utilisée. Connectez-vous autrement, retirez-la et ajoutez-en une nouvelle.',
  },
  step: {
    title: 'Votre clé d’accès',
    text: 'Déverrouillez votre appareil avec votre empreinte, votre visage ou son code PIN.',
    use: 'Utiliser votre clé d’accès',
  },
  setting: {
    none: 'Vous n’avez pas encore de clé d’accès.',
    add: 'Ajouter une clé d’accès',
    adding: 'En attente de votre appareil…',
    added: (name) => `Vous pouvez maintenant vous connecter avec ${name}`,
    made: (date) => `Ajoutée le ${date}`,
    used: (when) => `Dernière utilisation ${when}`,
    unused: 'Pas encore utilisée',
    copied: 'Bloquée\u202f: deux appareils l’ont utilisée',
    elsewhere: 'Pour une autre adresse',
    rename: 'Renommer',
    renameNamed: (name) => `Renommer ${name}`,
    name: 'Nom de la clé d’accès',
    save: 'Enregistrer',
    cancel: 'Annuler',
    revoke: 'Retirer',
    revokeNamed: (name) => `Retirer ${name}`,
    revokeTitle: 'Retirer cette clé d’accès\u202f?',
    revokeText: (name) =>
      `${name} ne vous connectera plus. Supprimez-la aussi de l’appareil, pour qu’elle n’y soit plus proposée.`,
    revoked: 'La clé d’accès est retirée',
    failed: 'Cela n’a pas fonctionné.',
    loadFailed: 'Vos clés d’accès n’ont pas pu être chargées.',
    full: 'Vous avez autant de clés d’accès que possible. Retirez-en une pour en ajouter une autre.',
    elsewhereOnly: (address) =>
      `Les clés d’accès fonctionnent uniquement à l’adresse ${address}. Ouvrez-y cette page pour en ajouter une.`,
    nowhere:
      'Les clés d’accès ne fonctionnent pas à l’adresse de ce serveur\u202f: il leur faut un nom et https. Dites-le à la personne qui l’exploite.',
    noBrowser: 'Ce navigateur ne peut pas conserver de clés d’accès.',
  },
  problems: {
    cancelled: 'Aucune clé d’accès n’a été ajoutée\u202f: l’appareil n’a pas été déverrouillé, ou le temps est écoulé.',
    known: 'Cet appareil a déjà une clé d’accès pour votre compte.',
    unable:
      'Cet appareil ne peut pas conserver de clé d’accès. Essayez avec votre téléphone, ou avec une clé de sécurité munie d’un code PIN.',
  },
};
