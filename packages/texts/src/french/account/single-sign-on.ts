// Texts of single sign-on on the sign-in page and in the profile, which load with it, French.
import type { SingleSignOnText } from '#english/account/single-sign-on.ts';

export const singleSignOnText: SingleSignOnText = {
  signIn: {
    with: (name: string) => `Continuer avec ${name}`,
    or: 'ou',
    only: 'Votre entreprise vous connecte.',
    emergency: 'Administrateur sans connexion unique\u202f?',
    company: 'La connexion unique',
  },
  /** `{name}` is the name of the provider. */
  problems: {
    no_provider: 'Cette façon de se connecter n’est plus proposée. Choisissez-en une autre.',
    no_address:
      'Ce serveur ne connaît pas sa propre adresse\u202f: personne ne peut revenir de {name}. Prévenez un administrateur.',
    unreachable: '{name} n’est pas joignable pour le moment. Réessayez dans quelques minutes.',
    slow: '{name} a mis trop de temps à répondre. Réessayez dans quelques minutes.',
    forbidden_address:
      'Ce serveur n’a pas le droit de se connecter à {name}. Prévenez un administrateur\u202f: l’exploitant doit autoriser l’adresse.',
    not_a_provider: 'L’adresse de {name} ne répond pas comme il faut. Prévenez un administrateur.',
    other_issuer: '{name} annonce une autre adresse que celle réglée ici. Prévenez un administrateur.',
    cancelled: 'Vous n’avez pas terminé la connexion avec {name}. Rien n’a changé.',
    refused: '{name} ne vous a pas laissé entrer. Si vous devez avoir accès, adressez-vous à un administrateur.',
    other_browser: 'Cette connexion a commencé dans un autre navigateur ou une autre fenêtre. Recommencez ici.',
    too_old: 'Cette connexion a pris trop de temps ou a déjà servi. Recommencez.',
    code_refused: '{name} n’a pas confirmé la connexion. Recommencez.',
    secret_refused: '{name} n’accepte pas le secret de ce serveur. Prévenez un administrateur\u202f: il a peut-être expiré.',
    token_invalid: 'La réponse de {name} n’appartient pas à cette connexion. Recommencez.',
    other_audience: 'La réponse de {name} est destinée à un autre programme. Prévenez un administrateur.',
    keys: 'La signature de {name} n’a pas pu être vérifiée. Réessayez, et prévenez un administrateur si cela continue.',
    clock: 'Les horloges de ce serveur et de {name} diffèrent de plusieurs minutes. Prévenez un administrateur.',
    no_subject: '{name} n’a pas dit qui vous êtes. Prévenez un administrateur.',
    no_email: '{name} n’a pas donné votre adresse e-mail. Prévenez un administrateur.',
    email_unconfirmed:
      '{name} n’a pas confirmé votre adresse e-mail. Si vous avez un mot de passe ici, connectez-vous avec lui et liez {name} dans Profil > Sécurité.',
    known_address:
      'Il existe un compte avec votre adresse qui n’est pas lié à {name}. Connectez-vous avec votre mot de passe et liez-le dans Profil > Sécurité.',
    other_account: 'Ce compte chez {name} appartient ici à quelqu’un d’autre.',
    linked_elsewhere: 'Votre compte ici est lié à un autre compte chez {name}. Supprimez d’abord ce lien dans Profil > Sécurité.',
    unknown_person: 'Vous n’avez pas encore de compte ici. Un administrateur peut vous inviter.',
    no_department: 'Vous n’appartenez à aucun service ici. Adressez-vous à un administrateur.',
    no_room: 'Il n’y a plus de place pour d’autres personnes. Prévenez un administrateur.',
    inactive: 'Ce compte est désactivé. Demandez à un administrateur de le réactiver.',
    too_many: 'Trop d’essais. Attendez un moment et réessayez.',
    unavailable: 'Quelque chose s’est mal passé sur le serveur. Réessayez.',
  },
  own: {
    title: 'Connexion unique',
    text: 'Les comptes de votre entreprise avec lesquels vous vous connectez ici.',
    none: 'Aucun compte de ce genre n’est lié au vôtre.',
    since: (date: string) => `Lié le ${date}`,
    used: (date: string) => `dernière utilisation\u202f: ${date}`,
    noAddress: 'adresse inconnue',
    link: (name: string) => `Lier à ${name}`,
    unlink: 'Supprimer le lien',
    unlinkNamed: (name: string) => `Supprimer le lien avec ${name}`,
    linkTitle: (name: string) => `Lier votre compte à ${name}`,
    linkText: (name: string) =>
      `Vous allez vous connecter chez ${name}. Ensuite, vous pourrez vous connecter ici avec ce compte.`,
    unlinkTitle: (name: string) => `Supprimer le lien avec ${name}\u202f?`,
    unlinkText: (name: string) =>
      `Vous vous connecterez ensuite avec votre mot de passe. Les autres appareils connectés avec ${name} sont déconnectés.`,
    password: 'Votre mot de passe ici',
    passwordHint: 'Pas encore de mot de passe\u202f? Déconnectez-vous et utilisez le lien pour un mot de passe oublié.',
    submitLink: 'Continuer',
    busy: 'Un instant…',
    linked: (name: string) => `Votre compte est lié à ${name}`,
    unlinked: 'Le lien est supprimé',
    failed: 'Cela n’a pas fonctionné.',
    loadFailed: 'Vos comptes liés n’ont pas pu être chargés.',
    cancel: 'Annuler',
  },
};
