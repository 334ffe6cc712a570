// Words of refusals that belong to no single word, and of the web's wrapped request errors, in German.
import type { Catalogue } from '#text.ts';

export const errorsText: Catalogue['errors'] = {
  invalid: 'Die Anfrage enthält einen ungültigen Wert.',
  badJson: 'Der Inhalt der Anfrage ist kein gültiges JSON.',
  badId: 'Die Nummer in der Adresse ist ungültig.',
  badDate: 'Das Datum ist ungültig.',
  badCharacters: 'Der Text enthält Zeichen, die nicht gespeichert werden können.',
  notText: 'Hier wird ein Text erwartet.',
  tooLong: 'Der Text ist zu lang.',
  tooMany: 'Die Liste ist zu lang.',
  tooDeep: 'Die Anfrage ist zu tief verschachtelt.',
  tooLarge: 'Die Anfrage ist zu groß.',
  contentType: 'Anfragen enthalten JSON (Content-Type: application/json).',
  crossSite: 'Anfragen von anderen Websites werden nicht angenommen.',
  adminRequired: 'Administratorzugriff erforderlich',
  notFound: 'Diese Adresse gibt es nicht.',
  methodNotAllowed: 'Diese Adresse beantwortet diese Methode nicht.',
  tooManyAttempts: 'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  keyReused: 'Dieser Idempotency-Key wurde bereits für eine andere Anfrage verwendet.',
  keyInProgress: 'Dieselbe Anfrage wird noch bearbeitet.',
  busy: 'Der Server ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  unavailable: 'Die Datenbank ist zurzeit nicht erreichbar. Bitte versuchen Sie es erneut.',
  readOnly: 'Zurzeit kann nichts gespeichert werden: Die Datenbank erlaubt nur das Lesen. Bitte versuchen Sie es später erneut.',
  storageFull:
    'Es ist kein Platz mehr, um etwas zu speichern: Der Datenträger des Servers ist voll. Bitte informieren Sie die Person, die ihn betreibt.',
  unexpected: 'Auf dem Server ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  unreadable: 'Die Antwort des Servers konnte nicht gelesen werden. Bitte versuchen Sie es erneut.',
  reference: (requestId) => `Referenz: ${requestId}`,
  request: (method, path, message) => `Fehler bei der API-Anfrage (${method} ${path}): ${message}`,
  query: (path, message) => `Fehler bei der Abfrage (${path}): ${message}`,
  field: (field, message) => `${field}: ${message}`,
};
