// French texts of the state of the server that the server says itself.
import type { Catalogue } from '#catalogue.ts';

export const monitoringText: Catalogue['monitoring'] = {
  notHeld: 'Les e-mails ne sont pas retenus.',
  storeFailures: {
    unreachable: 'Le stockage des fichiers est injoignable\u202f: il est arrêté, ou son adresse dans FILES_URL est erronée.',
    silent: 'Le stockage des fichiers ne répond pas à temps.',
    cut: 'Le stockage des fichiers a coupé une connexion avant la fin de l’envoi.',
    key: 'Le stockage des fichiers refuse la clé de FILES_URL, ou cette clé n’a pas les droits nécessaires.',
    bucket: 'Le bucket de FILES_URL n’existe pas.',
    clock: 'Le stockage des fichiers refuse l’heure de cette machine\u202f: réglez l’horloge.',
    refused: 'Le stockage des fichiers refuse la demande.',
    other: 'Le stockage des fichiers renvoie un autre contenu que celui enregistré.',
    disk: 'Le dossier des fichiers ne peut être ni lu ni écrit.',
  },
};
