// French texts of webhooks: errors.
import type { Catalogue } from '#catalogue.ts';

export const webhooksText: Catalogue['webhooks'] = {
  notFound: 'Ce webhook n’existe plus.',
  deliveryNotFound: 'Cette livraison n’est plus conservée.',
  nameRequired: 'Donnez un nom au webhook, par exemple celui du programme qui le reçoit.',
  urlInvalid: 'Saisissez une adresse en https, sans mot de passe et sans #.',
  urlForbidden: 'Cette adresse mène à un réseau privé. La personne qui administre le serveur peut l’autoriser.',
  urlNotSafe: 'Saisissez une adresse en https. Sinon, n’importe qui pourrait lire en chemin ce qui est envoyé.',
  eventRequired: 'Choisissez au moins un événement.',
  tooMany: 'Il y a 50 webhooks. Supprimez d’abord un webhook dont vous n’avez plus besoin.',
  changed: 'Quelqu’un d’autre a modifié ce webhook entre-temps.',
  notActive: 'Ce webhook n’envoie rien en ce moment. Activez-le d’abord.',
  waitsAlready: 'Cette livraison est déjà en cours d’envoi.',
  bodyGone: 'Le contenu de cette livraison n’est plus conservé.',
};
