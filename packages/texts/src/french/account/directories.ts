// What the server says of the company's directory, French.
import type { Catalogue } from '#catalogue.ts';

export const directoriesText: Catalogue['directories'] = {
  unavailable: 'L’annuaire de l’entreprise ne répond pas pour le moment. Réessayez dans quelques minutes.',
  noEmail: 'L’annuaire ne contient pas votre adresse e-mail. Prévenez un administrateur.',
  knownAddress: 'Un compte avec votre adresse existe ici sans être lié à l’annuaire. Prévenez un administrateur.',
  unknownPerson: 'Vous n’avez pas encore de compte ici. Un administrateur peut vous inviter.',
  noDepartment: 'Vous n’appartenez à aucun service ici. Adressez-vous à un administrateur.',
  passwordThere: 'Ce mot de passe se trouve dans l’annuaire de l’entreprise. On le change là-bas.',
  fromEnvironment: 'L’annuaire est défini par l’environnement. Qui exploite le serveur le modifie là-bas.',
  off: 'L’annuaire est désactivé.',
  changed: 'Quelqu’un d’autre a modifié l’annuaire entre-temps. Rechargez la page.',
  urlInvalid: 'Saisissez ldaps://hôte ou ldap://hôte.',
  plainRefused:
    'Les mots de passe seraient envoyés en clair. Utilisez ldaps:// ou StartTLS ; l’exploitant peut l’autoriser avec LDAP_ALLOW_PLAIN.',
  certificateInvalid: 'Ce n’est pas un certificat. Il commence par -----BEGIN CERTIFICATE-----.',
  baseRequired: 'Indiquez où se trouvent les personnes, par exemple dc=example,dc=com.',
  filterInvalid: 'Ce n’est pas un filtre. Par exemple : (objectClass=person).',
  attributeInvalid: 'Saisissez le nom d’un attribut.',
  passwordRequired: 'Saisissez le mot de passe de ce compte.',
  minutesInvalid: 'Choisissez 0, ou de 15 à 10 080 minutes.',
};
