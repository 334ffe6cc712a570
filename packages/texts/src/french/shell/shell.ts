// Texts of the app shell: sidebar, header, guard, error screens, in French.

import { product } from '@app/contract/limits.ts';
import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const shellText: Catalogue['shell'] = {
  product,
  skip: 'Aller au contenu',
  navigation: 'Navigation principale',
  departments: 'SERVICES',
  team: 'ÉQUIPE',
  admin: 'ADMINISTRATION',
  allDepartments: 'Tous les services',
  members: 'Membres',
  adminPanel: 'Administration',
  myWork: 'Mon travail',
  archivedDepartments: 'Services archivés',
  openTasks: (count) => `${number(count)} ${plural(count, 'tâche ouverte', 'tâches ouvertes')}`,
  collapse: 'Réduire la barre latérale',
  expand: 'Déployer la barre latérale',
  search: 'Rechercher des tâches…',
  searchNone: 'Aucune tâche trouvée',
  ask: 'Demander',
  askAbout: (text) => `Demander\u202f: ${text}`,
  searchLabel: 'Rechercher des tâches',
  searchFailed: 'Impossible de charger les tâches.',
  searchCount: (count) => `${number(count)} ${plural(count, 'tâche trouvée', 'tâches trouvées')}`,
  searchMany: (count) => `Les ${number(count)} premières tâches trouvées. Précisez votre recherche pour en trouver moins.`,
  searchArchived: 'Archivée',
  searchIn: { description: 'Dans la description\u202f:', comment: 'Dans un commentaire\u202f:' },
  menu: 'Menu',
  themeFailed: {
    title: 'Erreur lors de la mise à jour des paramètres',
    text: 'Impossible d’enregistrer vos paramètres. Veuillez réessayer.',
  },
  userMenu: 'Votre compte',
  profile: 'Profil',
  settings: 'Paramètres',
  theme: 'Thème',
  themes: { light: 'Clair', dark: 'Sombre', system: 'Système' },
  logOut: 'Se déconnecter',
  version: (number: string) => `Version ${number}`,
  close: 'Fermer',
  loading: 'Chargement…',
  tryAgain: 'Réessayer',
  goHome: 'Aller à l’accueil',
  logOutButton: 'Se déconnecter',
  refresh: 'Actualiser',
  undo: 'Annuler',
  offline:
    'Le serveur est injoignable. Ce que vous voyez n’est peut-être plus à jour\u202f; rien de ce que vous avez saisi n’est perdu.',
  offlineAsOf: (time) => `Hors ligne, état à ${time}. Vos modifications sont conservées et partiront dès le retour du serveur.`,
  polling: 'Mise à jour à quelques secondes d’intervalle',
  typedKept: 'Ce que vous avez saisi est conservé\u202f: vous le retrouverez en rouvrant.',
  unreachable: 'Le serveur est injoignable. Veuillez vérifier votre connexion et réessayer.',
  parts: {
    missing: (parts) => `Chargement impossible\u202f: ${parts}`,
    departments: 'services',
    workspaces: 'tableaux',
    users: 'personnes',
    notifications: 'notifications',
    other: 'une partie de cette page',
  },
  justNow: 'il y a moins d’une minute',
  signInAgain: 'La session a expiré. Reconnectez-vous pour continuer\u202f; ce que vous avez saisi est conservé.',
  notFound: { title: '404\u202f: page introuvable', text: 'L’adresse est peut-être mal écrite, ou la page n’existe plus.' },
  notFoundPath: (path) => `La page ${path} n’existe pas.`,
  goToBoard: 'Aller au tableau',
  toasts: 'Messages',
  boundary: {
    auth: {
      title: 'Erreur de connexion au compte',
      text: 'Votre session a peut-être expiré, ou vous devez vous reconnecter.',
    },
    network: {
      title: 'Erreur de connexion',
      text: 'Nous n’arrivons pas à joindre le serveur. Veuillez vérifier votre connexion Internet.',
    },
    api: {
      title: 'Erreur du service',
      text: 'Notre service rencontre des difficultés. Veuillez réessayer dans un instant.',
    },
    persistent: {
      title: 'Erreur persistante',
      text: 'Les difficultés persistent. Vous devrez peut-être réessayer plus tard ou contacter l’assistance.',
    },
    unknown: { title: 'Une erreur s’est produite', text: 'Une erreur inattendue s’est produite. Veuillez réessayer.' },
    details: 'Détails',
  },
  application: {
    title: 'Erreur de l’application',
    text: 'Un problème est survenu dans l’application. Essayez d’actualiser la page.',
  },
  session: {
    error: { title: 'Erreur de session', text: 'Votre session ne semble pas valide. Veuillez vous reconnecter.' },
    warning: 'Problème de connexion au compte',
    issue: 'Problème de session détecté',
    refresh: 'Veuillez actualiser la page pour rétablir votre session.',
    login: 'Veuillez vous reconnecter pour continuer.',
    trouble: 'Nous n’arrivons pas à maintenir votre session. Vous devrez peut-être bientôt vous reconnecter.',
    console: 'Erreur d’authentification\u202f: vous devrez peut-être vous reconnecter',
    status: (status) => `Le serveur a répondu ${status}`,
    timedOut: 'La requête a pris trop de temps. Veuillez réessayer.',
  },
};
