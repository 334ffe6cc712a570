// What the server says of the company's directory, German.
import type { Catalogue } from '#catalogue.ts';

export const directoriesText: Catalogue['directories'] = {
  unavailable: 'Das Verzeichnis der Firma antwortet gerade nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  noEmail: 'Das Verzeichnis hat keine E-Mail-Adresse von Ihnen. Bitte sagen Sie es einem Administrator.',
  knownAddress:
    'Hier gibt es ein Konto mit Ihrer Adresse, das nicht mit dem Verzeichnis verknüpft ist. Bitte sagen Sie es einem Administrator.',
  unknownPerson: 'Sie haben hier noch kein Konto. Ein Administrator kann Sie einladen.',
  noDepartment: 'Sie gehören hier zu keiner Abteilung. Bitte fragen Sie einen Administrator.',
  passwordThere: 'Dieses Passwort steht im Verzeichnis der Firma. Es wird dort geändert.',
  fromEnvironment: 'Das Verzeichnis ist durch die Umgebung gesetzt. Wer den Server betreibt, ändert es dort.',
  off: 'Das Verzeichnis ist abgeschaltet.',
  changed: 'Jemand anderes hat das Verzeichnis inzwischen geändert. Laden Sie die Seite neu.',
  urlInvalid: 'Bitte geben Sie ldaps://Rechner oder ldap://Rechner ein.',
  plainRefused:
    'Passwörter würden unverschlüsselt gesendet. Nehmen Sie ldaps:// oder StartTLS; der Betreiber kann es mit LDAP_ALLOW_PLAIN erlauben.',
  certificateInvalid: 'Das ist kein Zertifikat. Eines beginnt mit -----BEGIN CERTIFICATE-----.',
  baseRequired: 'Bitte geben Sie ein, wo die Personen stehen, etwa dc=example,dc=com.',
  filterInvalid: 'Das ist kein Filter. Einer ist (objectClass=person).',
  attributeInvalid: 'Bitte geben Sie den Namen eines Attributs ein.',
  passwordRequired: 'Bitte geben Sie das Passwort dieses Kontos ein.',
  minutesInvalid: 'Bitte wählen Sie 0 oder 15 bis 10.080 Minuten.',
};
