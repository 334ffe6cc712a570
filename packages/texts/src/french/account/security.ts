// French texts of the Security tab of the profile.
import type { SecurityText } from '#english/account/security.ts';
import { numberOf } from '#number.ts';

const number = numberOf('fr');

const hours = (count: number) => (count === 1 ? 'une heure' : `${number(count)} heures`);
const days = (count: number) => (count === 1 ? 'un jour' : `${number(count)} jours`);

export const securityText: SecurityText = {
  title: 'Paramètres de sécurité',
  show: 'Afficher',
  hide: 'Masquer',
  twoFactor: { title: 'Authentification à deux facteurs', text: 'Une seconde étape lors de la connexion.' },
  passkeys: {
    title: 'Clés d’accès',
    text: 'Connectez-vous avec votre empreinte, votre visage ou le code PIN de cet appareil au lieu d’un mot de passe.',
  },
  history: {
    title: 'Historique des connexions',
    text: 'Quand et d’où quelqu’un s’est connecté à votre compte.',
    loadFailed: 'Impossible de charger l’historique.',
    none: 'Votre prochaine connexion sera la première entrée.',
    done: 'Connexion réussie',
    refused: {
      wrong_passkey: 'Clé d’accès incorrecte',
      copied_passkey: 'Clé d’accès copiée',
      wrong_code: 'Code incorrect',
      wrong_password: 'Mot de passe incorrect',
      inactive: 'Le compte était désactivé',
    },
    withPasskey: 'avec une clé d’accès',
    with: (name) => `avec ${name}`,
    isNew: 'Nouvel appareil',
    all: (count) => `Afficher les ${number(count)}`,
  },
  sessions: {
    title: 'Sessions actives',
    text: 'Les appareils sur lesquels votre session est ouverte.',
    lasts: (idle, most) =>
      `Une session reste ouverte tant que vous l’utilisez au moins une fois en ${hours(idle)}, et ${days(most)} au plus.`,
    loadFailed: 'Impossible de charger vos sessions.',
    current: 'Cet appareil',
    noAddress: 'adresse inconnue',
    signedIn: (date) => `Ouverte le ${date}`,
    used: (when) => `Dernière utilisation\u202f: ${when}`,
    revoke: 'Déconnecter',
    revokeNamed: (name) => `Déconnecter ${name}`,
    revokeTitle: 'Déconnecter cet appareil\u202f?',
    revokeText: (name) => `${name} est déconnecté aussitôt, et ce que cet appareil garde de vos tâches y est supprimé.`,
    revoked: 'L’appareil est déconnecté',
    failed: 'Impossible de déconnecter l’appareil.',
    others: 'Déconnecter tous les autres',
    othersTitle: 'Déconnecter tous les autres appareils\u202f?',
    othersText:
      'Tous les autres appareils sont déconnectés aussitôt. Vos jetons d’API et vos calendriers restent\u202f: un nouveau mot de passe les supprime aussi.',
    othersDone: 'Tous les autres appareils sont déconnectés',
    cancel: 'Annuler',
  },
  trusted: {
    title: 'Appareils sans code',
    text: 'Jusqu’à la date indiquée, une connexion sur ces appareils ne demande pas de code.',
    loadFailed: 'Les appareils sans code n’ont pas pu être chargés.',
    since: (date) => `De confiance depuis ${date}`,
    until: (date) => `sans code jusqu’au ${date}`,
    revoke: 'Demander un code',
    revokeNamed: (name) => `Demander un code sur ${name}`,
    revokeTitle: 'Demander de nouveau un code\u202f?',
    revokeText: (name) => `La prochaine connexion sur ${name} demandera un code.`,
    revoked: 'Un code est de nouveau demandé sur cet appareil',
    failed: 'L’appareil ne demande toujours pas de code.',
  },
  devices: {
    on: (browser, system) => `${browser} sur ${system}`,
    unknown: 'Appareil inconnu',
  },
};
