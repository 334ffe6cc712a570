// The tasks of the company in `company.txt`, by number from 1, in each language: the lines name them by pieces and synonyms.
import type { Language } from '@app/contract/limits.ts';

const english =
  'VAT return Q3|Payroll November|Month-end closing October|Annual audit preparation|Office move to Lisbon|Server migration|Renew SSL certificates|Website relaunch|Christmas campaign|Press release new product|Hire two backend engineers|Onboarding Nora Keller|Supplier contract Meyer AG|NDA with Brightside|Customer survey results|Travel expenses policy|Reconcile bank accounts|Invoice 2041 Hansen|Budget 2027 Marketing|Job ad accountant|Login page shows error 500|Update price list|Trade fair Hannover stand|GDPR records of processing|Backup restore test|Newsletter December|Offer for Nordwind GmbH|Data warehouse costs|Team event January|Quarterly forecast';
const german =
  'Umsatzsteuervoranmeldung Q3|Lohnabrechnung November|Monatsabschluss Oktober|Jahresprüfung vorbereiten|Büroumzug nach Lissabon|Servermigration|SSL-Zertifikate erneuern|Website-Relaunch|Weihnachtskampagne|Pressemitteilung neues Produkt|Zwei Backend-Entwickler einstellen|Einarbeitung Nora Keller|Lieferantenvertrag Meyer AG|NDA mit Brightside|Ergebnisse der Kundenumfrage|Reisekostenrichtlinie|Bankkonten abstimmen|Rechnung 2041 Hansen|Marketingbudget 2027|Stellenanzeige Buchhalter|Anmeldeseite zeigt Fehler 500|Preisliste aktualisieren|Messestand Hannover|DSGVO-Verarbeitungsverzeichnis|Wiederherstellungstest Backup|Newsletter Dezember|Angebot für Nordwind GmbH|Kosten des Data Warehouse|Teamevent Januar|Quartalsprognose';
const french =
  'Déclaration de TVA T3|Paie novembre|Clôture mensuelle octobre|Préparation de l’audit annuel|Déménagement des bureaux à Lisbonne|Migration du serveur|Renouveler les certificats SSL|Refonte du site web|Campagne de Noël|Communiqué de presse nouveau produit|Recruter deux ingénieurs backend|Intégration de Nora Keller|Contrat fournisseur Meyer AG|NDA avec Brightside|Résultats de l’enquête clients|Politique de frais de déplacement|Rapprocher les comptes bancaires|Facture 2041 Hansen|Budget 2027 Marketing|Annonce recrutement comptable|La page de login affiche l’erreur 500|Mettre à jour la grille tarifaire|Stand salon de Hanovre|Registre des traitements RGPD|Test de restauration de sauvegarde|Newsletter décembre|Offre pour Nordwind GmbH|Coûts de l’entrepôt de données|Séminaire d’équipe janvier|Prévision trimestrielle';
const spanish =
  'Declaración de IVA T3|Nóminas noviembre|Cierre mensual de octubre|Preparación de la auditoría anual|Mudanza de la oficina a Lisboa|Migración del servidor|Renovar certificados SSL|Relanzamiento de la web|Campaña de Navidad|Comunicado de prensa del nuevo producto|Contratar dos ingenieros de backend|Incorporación de Nora Keller|Contrato de proveedor Meyer AG|Acuerdo de confidencialidad con Brightside|Resultados de la encuesta a clientes|Política de gastos de viaje|Conciliar cuentas bancarias|Factura 2041 Hansen|Presupuesto 2027 Marketing|Anuncio de empleo contable|La página de inicio de sesión da error 500|Actualizar lista de precios|Stand en la feria de Hannover|Registro de tratamientos RGPD|Prueba de restauración de copias|Newsletter de diciembre|Oferta para Nordwind GmbH|Costes del data warehouse|Evento de equipo enero|Previsión trimestral';

/** The tasks with their titles in each language. */
export const companyTitles: Record<Language, { id: number; title: string }[]> = {
  english: titled(english),
  german: titled(german),
  french: titled(french),
  spanish: titled(spanish),
};

function titled(titles: string): { id: number; title: string }[] {
  return titles.split('|').map((title, at) => ({ id: at + 1, title }));
}
