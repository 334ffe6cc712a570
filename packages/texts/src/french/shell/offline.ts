// Texts of working without a server: a new version, what waits, what was not applied, in French.

import type { Catalogue } from '#catalogue.ts';
import { pluralOf } from '#plural.ts';

const plural = pluralOf('fr');

export const offlineText: Catalogue['offline'] = {
  newVersion: 'Une nouvelle version est disponible.',
  reload: 'Recharger',
  later: 'Plus tard',
  waiting: (count) => plural(count, '1 modification à envoyer', `${count} modifications à envoyer`),
  refused: (count) => plural(count, '1 modification n’a pas été appliquée', `${count} modifications n’ont pas été appliquées`),
  held: (count) => plural(count, '1 modification attend votre décision', `${count} modifications attendent votre décision`),
  heldHere:
    'Elle sera envoyée dès que vous aurez décidé quoi faire de la modification précédente de cette tâche, sauf si vous abandonnez la tâche.',
  show: 'Afficher',
  list: {
    title: 'Modifications pas encore envoyées',
    text: 'Elles sont envoyées dans cet ordre dès que le serveur répond.',
    none: 'Tout est déjà envoyé.',
  },
  kinds: {
    create: (title) => `Nouvelle tâche\u202f: ${title}`,
    move: (title) => `Déplacer\u202f: ${title}`,
    update: (title) => `Modifier\u202f: ${title}`,
    comment: (title) => `Commentaire\u202f: ${title}`,
  },
  mine: 'La vôtre',
  theirs: 'Maintenant sur le serveur',
  again: 'Réessayer',
  insist: 'Utiliser la mienne',
  copy: 'Copier le texte',
  copied: 'Copié',
  discard: 'Abandonner',
  keepTheirs: 'Garder l’autre',
  edit: 'Modifier',
  typed: 'Votre texte',
  save: 'Enregistrer et renvoyer',
  cancel: 'Annuler',
  discardAsk: {
    title: 'Abandonner cette modification\u202f?',
    sent: 'Elle est partie, mais sans réponse\u202f: le serveur l’a peut-être déjà appliquée.',
    text: 'Les modifications suivantes de la tâche restent.',
    task: 'Tout ce que vous avez fait dans cette tâche est abandonné.',
  },
  full: 'Trop de modifications attendent. Il faut les envoyer avant de pouvoir continuer.',
  uncertain: 'Envoyée il y a plus d’un jour, sans réponse. Vérifiez si elle est arrivée avant de réessayer.',
  logOut: {
    title: 'Se déconnecter et perdre ce qui attend\u202f?',
    text: (count) =>
      plural(count, '1 modification n’est peut-être pas arrivée.', `${count} modifications ne sont peut-être pas arrivées.`) +
      ' La déconnexion efface de ce navigateur tout ce qui est à vous.',
    yes: 'Se déconnecter et effacer',
    no: 'Rester',
  },
};
