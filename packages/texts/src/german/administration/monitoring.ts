// German texts of the state of the server that the server says itself.
import type { Catalogue } from '#catalogue.ts';

export const monitoringText: Catalogue['monitoring'] = {
  notHeld: 'E-Mails werden nicht zurückgehalten.',
  storeFailures: {
    unreachable: 'Der Dateispeicher ist nicht erreichbar: Er läuft nicht, oder seine Adresse in FILES_URL ist falsch.',
    silent: 'Der Dateispeicher antwortet nicht rechtzeitig.',
    cut: 'Der Dateispeicher hat eine Verbindung abgebrochen, bevor alles gesendet war.',
    key: 'Der Dateispeicher lehnt den Schlüssel in FILES_URL ab, oder der Schlüssel darf das nicht.',
    bucket: 'Den Bucket in FILES_URL gibt es nicht.',
    clock: 'Der Dateispeicher lehnt die Uhrzeit dieses Rechners ab: Stellen Sie die Uhr.',
    refused: 'Der Dateispeicher lehnt ab, was von ihm verlangt wird.',
    other: 'Der Dateispeicher liefert einen anderen Inhalt, als gespeichert wurde.',
    disk: 'Der Ordner der Dateien kann nicht gelesen oder beschrieben werden.',
  },
};
