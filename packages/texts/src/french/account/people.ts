// Texts of adding people and of handing tasks over, which only administrators see.
import type { PeopleText } from '#english/account/people.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const peopleText: PeopleText = {
  add: {
    title: 'Ajouter des personnes',
    text: 'Chaque personne reçoit une invitation\u202f: par e-mail ou par un lien que vous lui donnez.',
    ways: 'Comment les ajouter',
    one: 'Une par une',
    lines: 'Coller des lignes',
    file: 'Fichier',
    columns: {
      fullName: 'Nom complet',
      email: 'E-mail',
      username: 'Nom d’utilisateur',
      title: 'Poste',
      department: 'Service',
      role: 'Rôle',
      state: 'État',
    },
    optional: 'facultatif',
    usual: 'Service pour les personnes qui n’en ont pas dans la liste',
    chooseDepartment: 'Choisir un service',
    linesLabel: 'Une personne par ligne',
    linesHint:
      'Par exemple\u202f: Ana López, ana@example.com, Ventes. Ou nom, e-mail, nom d’utilisateur, poste, service et rôle.',
    fileText: 'Un fichier CSV ou Excel (.xlsx), 5\u202f000 personnes au plus. La première ligne peut donner le nom des colonnes.',
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
    bad: 'Exclue',
    done: 'Invitée',
    preview: 'Personnes de la liste',
    summary: (good, bad) =>
      bad === 0
        ? `${number(good)} ${plural(good, 'personne sera invitée', 'personnes seront invitées')}.`
        : `${number(good)} ${plural(good, 'personne sera invitée', 'personnes seront invitées')}, ${number(bad)} ${plural(bad, 'sera exclue', 'seront exclues')}\u202f: corrigez la liste ou ajoutez le reste plus tard.`,
    shown: (shown, all) => `Les ${number(shown)} premières sur ${number(all)}, d’abord celles qui posent problème.`,
    result: (count) => `${number(count)} ${plural(count, 'personne est invitée', 'personnes sont invitées')}`,
    mailed: 'Chaque personne reçoit un e-mail avec un lien. Vous pouvez aussi lui donner le lien vous-même.',
    notMailed:
      'Aucun e-mail n’a été envoyé. Donnez les liens aux personnes\u202f: ils ne sont affichés que cette fois et fonctionnent sept jours.',
    link: 'Lien d’invitation',
    linkText: 'Il n’est affiché que cette fois et fonctionne sept jours. Qui l’a peut s’inscrire à la place de cette personne.',
    download: 'Télécharger les liens (CSV)',
    downloadName: 'invitations',
    downloadLink: 'Lien',
    failed: 'Impossible d’ajouter les personnes.',
    row: (row) => `Ligne ${number(row)}`,
  },
  account: {
    removeText: (name) =>
      `Le compte «\u202f${name}\u202f» est supprimé pour toujours et toutes ses sessions sont fermées. Les tâches et les commentaires restent, sans le nom. Cette action est irréversible.`,
    addPeople: 'Ajouter des personnes',
    moreFor: (name) => `Autres actions pour ${name}`,
    deactivate: 'Désactiver',
    reactivate: 'Réactiver',
    saveData: 'Enregistrer ses données',
    dataSaved: 'Données enregistrées',
    dataNotSaved: 'Impossible d’enregistrer les données',
    handOver: 'Transmettre les tâches…',
    deactivateAsk: (name) => `Désactiver ${name}\u202f?`,
    managed: 'Annuaire',
    managedText: 'Un annuaire tient ce compte, et peut le récrire.',
    deactivateText:
      'Ses sessions sont fermées aussitôt et la personne ne peut plus se connecter. Ses tâches et ses commentaires restent tels quels.',
    reactivateAsk: (name) => `Réactiver ${name}\u202f?`,
    reactivateText: 'La personne peut de nouveau se connecter, et ses jetons d’API et ses calendriers fonctionnent de nouveau.',
    isDeactivated: (name) => `Le compte «\u202f${name}\u202f» est désactivé`,
    isReactivated: (name) => `Le compte «\u202f${name}\u202f» est de nouveau actif`,
    takePhone: 'Retirer code et clés d’accès…',
    takePhoneAsk: (name) => `Retirer le code et les clés d’accès de ${name}\u202f?`,
    takePhoneText:
      'Pour quelqu’un qui a perdu son téléphone. Son code et toutes ses clés d’accès ne fonctionnent plus\u202f; son mot de passe suffit jusqu’à ce qu’il en configure d’autres. Un e-mail le lui dit.',
    takePhoneButton: 'Retirer',
    isPhoneTaken: (name) => `${name} se connecte avec son seul mot de passe`,
    signOut: 'Déconnecter partout…',
    signOutAsk: (name) => `Déconnecter ${name} partout\u202f?`,
    signOutText:
      'Tous ses appareils sont déconnectés aussitôt. La personne peut se reconnecter, et ses jetons d’API et ses calendriers restent.',
    signOutButton: 'Déconnecter',
    isSignedOut: (name) => `Tous les appareils de ${name} sont déconnectés`,
    failed: 'Impossible de modifier le compte',
  },
  handOver: {
    title: (name) => `Transmettre les tâches\u202f: ${name}`,
    text: 'Les tâches ouvertes, les éléments de checklist à faire et les tâches récurrentes passent à une autre personne. Ce qui est terminé ne change pas.',
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
    failed: 'Impossible de transmettre les tâches.',
    done: (count, name) => `${number(count)} ${plural(count, 'tâche transmise', 'tâches transmises')} à ${name}`,
    none: 'Il n’y avait rien à transmettre.',
    stayed: (count) => `${number(count)} ${plural(count, 'tâche reste', 'tâches restent')} à cette personne\u202f:`,
    more: 'Il y a d’autres tâches. Recommencez pour transmettre le reste.',
    undo: 'Annuler',
    undone: (count) => `${number(count)} ${plural(count, 'tâche est revenue', 'tâches sont revenues')}`,
    kept: (count) =>
      `${number(count)} ${plural(count, 'n’est pas revenue', 'ne sont pas revenues')}, car quelqu’un y a touché depuis.`,
    undoFailed: 'Impossible d’annuler.',
  },
};
