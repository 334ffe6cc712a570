// Texts of the dialog that makes a feed, which load with it.

import type { FeedDialogText } from '#english/account/feed-dialog.ts';

export const feedDialogText: FeedDialogText = {
  dialog: {
    title: 'Neuer Feed',
    ask: 'Ein Kalender zeigt die Aufgaben mit Fälligkeit. Erledigte haben einen Haken.',
    kind: 'Inhalt',
    board: 'Board',
    chooseBoard: 'Board auswählen',
    boardRequired: 'Bitte wählen Sie ein Board aus',
    button: 'Feed erstellen',
    busy: 'Wird erstellt\u00a0…',
    failed: 'Der Feed konnte nicht erstellt werden.',
  },
  made: {
    title: 'Ihr neuer Feed',
    text: 'Kopieren Sie die Adresse jetzt und behandeln Sie sie wie ein Passwort. Sie wird nicht noch einmal angezeigt.',
    link: 'Adresse',
    hint: 'Fügen Sie sie in Ihrem Kalenderprogramm oder Feedreader als Abonnement hinzu.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyByHand: 'Der Browser konnte sie nicht kopieren. Sie ist markiert: Kopieren Sie sie mit Strg+C.',
    subscribe: 'Im Kalenderprogramm öffnen',
    done: 'Fertig',
  },
};
