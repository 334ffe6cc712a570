// Words of refusals that belong to no single word, and of the web's wrapped request errors, in French.
import type { Catalogue } from '#text.ts';

export const errorsText: Catalogue['errors'] = {
  invalid: 'La requête contient une valeur non valide.',
  badJson: 'Le corps de la requête n’est pas du JSON valide.',
  badId: 'Le numéro indiqué dans l’adresse n’est pas valide.',
  badDate: 'La date n’est pas valide.',
  badCharacters: 'Le texte contient des caractères qui ne peuvent pas être enregistrés.',
  notText: 'Un texte est attendu ici.',
  tooLong: 'Le texte est trop long.',
  tooMany: 'La liste est trop longue.',
  tooDeep: 'La requête est imbriquée trop profondément.',
  tooLarge: 'La requête est trop volumineuse.',
  contentType: 'Les requêtes contiennent du JSON (Content-Type: application/json).',
  crossSite: 'Les requêtes provenant d’autres sites ne sont pas acceptées.',
  adminRequired: 'Accès administrateur requis',
  notFound: 'Cette adresse n’existe pas.',
  methodNotAllowed: 'Cette adresse ne répond pas à cette méthode.',
  tooManyAttempts: 'Trop de tentatives. Veuillez patienter un instant, puis réessayer.',
  keyReused: 'Cet Idempotency-Key a déjà servi pour une autre requête.',
  keyInProgress: 'La même requête est encore en cours de traitement.',
  busy: 'Le serveur est occupé. Veuillez réessayer dans un instant.',
  unavailable: 'La base de données est momentanément inaccessible. Veuillez réessayer.',
  readOnly:
    'Rien ne peut être enregistré pour le moment\u202f: la base de données n’autorise que la lecture. Veuillez réessayer plus tard.',
  storageFull:
    'Il n’y a plus de place pour enregistrer quoi que ce soit\u202f: le disque du serveur est plein. Veuillez prévenir la personne qui l’administre.',
  unexpected: 'Une erreur s’est produite sur le serveur. Veuillez réessayer.',
  unreadable: 'La réponse du serveur n’a pas pu être lue. Veuillez réessayer.',
  reference: (requestId) => `Référence\u202f: ${requestId}`,
  request: (method, path, message) => `Erreur de requête API (${method} ${path})\u202f: ${message}`,
  query: (path, message) => `Erreur de lecture (${path})\u202f: ${message}`,
  field: (field, message) => `${field}\u202f: ${message}`,
};
