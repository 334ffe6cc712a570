// Texts of adding people and of handing tasks over, which only administrators see.
import type { PeopleText } from '#english/account/people.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const peopleText: PeopleText = {
  add: {
    title: 'Ajouter des personnes',
    text: 'Chaque personne reçoit une invitation\u202f: par e-mail, ou sous forme d’un lien que vous transmettez.',
    ways: 'Façon de les ajouter',
    one: 'Une par une',
    lines: 'Coller des lignes',
    file: 'Fichier',
    columns: {
      fullName: 'Nom complet',
      email: 'E-mail',
      username: 'Identifiant',
      title: 'Fonction',
      department: 'Service',
      role: 'Rôle',
      state: 'État',
    },
    optional: 'facultatif',
    usual: 'Service de ceux qui n’en ont pas dans la liste',
    chooseDepartment: 'Choisir un service',
    linesLabel: 'Une personne par ligne',
    linesHint: 'Un nom et une adresse, ou nom, e-mail, identifiant, fonction, service et rôle, séparés par des virgules.',
    fileText: 'Un fichier CSV ou un classeur (.xlsx), 5\u202f000 personnes au plus. La première ligne peut nommer les colonnes.',
    choose: 'Choisir un fichier',
    reading: 'Lecture…',
    check: 'Vérifier',
    checking: 'Vérification…',
    back: 'Retour',
    close: 'Fermer',
    cancel: 'Annuler',
    more: 'En ajouter d’autres',
    inviteOne: 'Inviter',
    invite: (count) => `Inviter ${number(count)} ${plural(count, 'personne', 'personnes')}`,
    inviting: 'Envoi…',
    good: 'Prête',
    bad: 'Laissée de côté',
    done: 'Invitée',
    preview: 'Personnes de la liste',
    summary: (good, bad) =>
      bad === 0
        ? `${number(good)} ${plural(good, 'personne sera invitée', 'personnes seront invitées')}.`
        : `${number(good)} ${plural(good, 'personne sera invitée', 'personnes seront invitées')}, ${number(bad)} ${plural(bad, 'sera laissée', 'seront laissées')} de côté\u202f: corrigez la liste, ou ajoutez-les plus tard.`,
    shown: (shown, all) => `Les ${number(shown)} premières sur ${number(all)}, celles qui posent un problème d’abord.`,
    result: (count) => `${number(count)} ${plural(count, 'personne est invitée', 'personnes sont invitées')}`,
    mailed: 'Chacune reçoit un e-mail avec un lien. Vous pouvez aussi transmettre les liens vous-même.',
    notMailed:
      'Aucun e-mail n’a été envoyé. Transmettez les liens\u202f: chacun n’est affiché que cette fois et fonctionne sept jours.',
    link: 'Lien d’invitation',
    linkText: 'Il n’est affiché que cette fois et fonctionne sept jours. Quiconque l’a peut entrer à la place de cette personne.',
    download: 'Télécharger les liens (CSV)',
    downloadName: 'invitations',
    downloadLink: 'Lien',
    failed: 'Les personnes n’ont pas pu être ajoutées.',
    row: (row) => `Ligne ${number(row)}`,
  },
  account: {
    removeText: (name) =>
      `Le compte de ${name} est supprimé définitivement et déconnecté partout. Les tâches et les commentaires restent, sans le nom. Cette action est irréversible.`,
    addPeople: 'Ajouter des personnes',
    moreFor: (name) => `Plus pour ${name}`,
    deactivate: 'Désactiver',
    reactivate: 'Réactiver',
    handOver: 'Transmettre les tâches…',
    deactivateAsk: (name) => `Désactiver ${name}\u202f?`,
    deactivateText:
      'La personne est déconnectée aussitôt et ne peut plus se connecter. Ses tâches et ses commentaires restent tels quels.',
    reactivateAsk: (name) => `Réactiver ${name}\u202f?`,
    reactivateText: 'La personne peut de nouveau se connecter, et ses jetons d’API et ses calendriers fonctionnent de nouveau.',
    isDeactivated: (name) => `Le compte de ${name} est désactivé`,
    isReactivated: (name) => `Le compte de ${name} est de nouveau actif`,
    failed: 'Le compte n’a pas pu être modifié',
  },
  handOver: {
    title: (name) => `Transmettre les tâches de ${name}`,
    text: 'Les tâches ouvertes, les points ouverts des listes de contrôle et les tâches récurrentes passent à une autre personne. Ce qui est terminé ne change pas.',
    to: 'À qui',
    boards: 'Quels tableaux',
    all: 'Tous les tableaux',
    some: 'Seulement ces tableaux',
    submit: 'Transmettre',
    busy: 'Transmission…',
    cancel: 'Annuler',
    close: 'Fermer',
    missing: 'Choisissez quelqu’un.',
    noBoard: 'Choisissez au moins un tableau.',
    failed: 'Les tâches n’ont pas pu être transmises.',
    done: (count, name) => `${number(count)} ${plural(count, 'tâche transmise', 'tâches transmises')} à ${name}`,
    none: 'Il n’y avait rien à transmettre.',
    stayed: (count) => `${number(count)} ${plural(count, 'tâche reste', 'tâches restent')} à cette personne\u202f:`,
    more: 'Il y a d’autres tâches. Recommencez pour transmettre le reste.',
    undo: 'Annuler',
    undone: (count) => `${number(count)} ${plural(count, 'tâche est revenue', 'tâches sont revenues')}`,
    kept: (count) => `${number(count)} ${plural(count, 'ne change pas', 'ne changent pas')}, car quelqu’un y a touché depuis.`,
    undoFailed: 'L’annulation a échoué.',
  },
};
