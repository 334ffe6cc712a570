// Texts of incoming mails that only the server says: why one is refused, the answer to its sender, and what a task or comment gets.
import type { IncomingMessagesText } from '#english/messages/incoming-mails.ts';
import { numberOf } from '#number.ts';

const number = numberOf('fr');

export const incomingMessagesText: IncomingMessagesText = {
  reasons: {
    unknownAddress: 'Cette adresse n’existe pas. Elle a peut-être été remplacée.',
    addressOff: 'L’adresse du tableau est désactivée.',
    replyInvalid: 'L’adresse de la réponse n’est pas authentique.',
    replyOver: 'La notification est trop ancienne pour y répondre par e-mail.',
    senderUnclear: 'L’e-mail n’indique pas un expéditeur unique.',
    unknownSender: 'Aucun compte n’a l’adresse de l’expéditeur.',
    unconfirmed: 'L’expéditeur n’a pas encore confirmé l’adresse de son compte.',
    otherSender: 'La notification était adressée à une autre personne.',
    notAuthenticated: 'Le serveur de messagerie n’a pas pu vérifier l’expéditeur.',
    notAllowed: 'L’expéditeur n’a pas le droit de faire cela sur le tableau.',
    taskGone: 'La tâche a été supprimée, ou l’expéditeur ne la voit pas.',
    empty: 'L’e-mail ne contient pas de texte nouveau.',
    listFull: 'Le tableau ou la tâche n’a plus de place.',
    tooLarge: 'L’e-mail dépasse 25\u202fMo.',
    unreadable: 'Impossible de lire l’e-mail.',
    tooMany: 'Trop d’e-mails de cet expéditeur ou vers cette adresse. Nous réessaierons plus tard.',
    automatic: 'Un e-mail automatique, par exemple une réponse d’absence ou une lettre d’information.',
    ownMail: 'Un e-mail envoyé par ce serveur lui-même.',
    interrupted: 'La lecture a été interrompue.',
  },
  answer: {
    subject: 'Nous n’avons pas pu accepter votre e-mail',
    text: (subject) => `Votre e-mail «\u202f${subject}\u202f» n’est devenu ni une tâche ni un commentaire.`,
    last: 'Vous recevez ce message au plus une fois par jour.',
  },
  added: {
    from: (name) => `E-mail envoyé par ${name}`,
    subject: (subject) => `Objet\u202f: ${subject}`,
    attached: (names) => `Fichiers joints\u202f: ${names}`,
    notKept: (count) =>
      count === 1
        ? 'Un fichier de l’e-mail n’a pas été conservé\u202f:'
        : `${number(count)} fichiers de l’e-mail n’ont pas été conservés\u202f:`,
    fileFailed: 'Impossible d’enregistrer le fichier.',
    more: (count) => (count === 1 ? 'et 1 autre' : `et ${number(count)} autres`),
    unnamed: 'sans nom',
    longer: 'L’e-mail était plus long\u202f: sa fin n’a pas été conservée.',
    quoteCut: 'L’e-mail cité n’est pas repris.',
  },
};
