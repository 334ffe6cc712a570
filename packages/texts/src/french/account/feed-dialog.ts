// Texts of the dialog that makes a feed, which load with it.

import type { FeedDialogText } from '#english/account/feed-dialog.ts';

export const feedDialogText: FeedDialogText = {
  dialog: {
    title: 'Nouveau flux',
    ask: 'Un calendrier montre les tâches qui ont une échéance. Celles qui sont terminées sont cochées.',
    kind: 'Contenu',
    board: 'Tableau',
    chooseBoard: 'Sélectionnez un tableau',
    boardRequired: 'Veuillez sélectionner un tableau',
    button: 'Créer le flux',
    busy: 'Création…',
    failed: 'Impossible de créer le flux.',
  },
  made: {
    title: 'Votre nouveau flux',
    text: 'Copiez l’adresse maintenant et gardez-la comme un mot de passe. Elle ne sera plus affichée.',
    link: 'Adresse',
    hint: 'Dans votre programme de calendrier ou votre lecteur de flux, ajoutez-la comme abonnement par URL.',
    copy: 'Copier',
    copied: 'Copiée',
    copyByHand: 'Le navigateur n’a pas pu la copier. Elle est sélectionnée\u202f: copiez-la avec Ctrl+C.',
    subscribe: 'Ouvrir dans le programme de calendrier',
    done: 'Terminé',
  },
};
