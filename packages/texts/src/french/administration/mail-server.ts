// Texts of the mail server that administrators set, French.
import type { Catalogue } from '#catalogue.ts';

export const mailServerText: Catalogue['mailServer'] = {
  changed: 'Quelqu’un d’autre a modifié ces paramètres entre-temps.',
  hostInvalid: 'Veuillez saisir uniquement le nom du serveur de messagerie, par exemple smtp.example.com',
  portInvalid: 'Veuillez saisir un port de 1 à 65535',
  senderInvalid: 'Veuillez saisir l’adresse e-mail de l’expéditeur',
  addressInvalid: 'Veuillez saisir l’adresse entière, en commençant par https',
  companyName: 'Nom de l’entreprise',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  setUp: 'Configurer le serveur de messagerie',
  answer: 'Le serveur de messagerie a répondu\u202f:',
};
