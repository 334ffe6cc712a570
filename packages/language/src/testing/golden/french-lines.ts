// Golden lines in French; english.ts explains the form.

export const frenchLines = String.raw`
day 2026-11-18 mercredi
// Aujourd'hui, demain et les jours proches
Payer le loyer [aujourd'hui] = due 11-18
Payer le loyer [aujourd’hui] = due 11-18
[Aujourd'hui] appeler la banque = due 11-18
Arroser les plantes [ce soir] = due 11-18
Envoyer l'offre [cet après-midi] = due 11-18
Relire le mail [ce matin] = due 11-18
Fermer la caisse [en fin de journée] = due 11-18
Réserver les vols [demain] = due 11-19
[Demain] retirer le colis = due 11-19
Commander du toner [pour demain] = due 11-19
Vérifier la sauvegarde [d'ici demain] = due 11-19
Rendre le plan [avant demain] = due 11-19
Rendre l'ordinateur [après-demain] = due 11-20
[Après-demain] visiter l'usine = due 11-20
Poster la lettre [apres-demain] = due 11-20
Appeler le dentiste [demain matin] = due 11-19
Déjeuner avec Tom [demain midi] = due 11-19
Renouveler la licence [(demain)] = due 11-19, title Renouveler la licence
[Demain]: mettre le site à jour = due 11-19, title mettre le site à jour
Finir le brouillon [aujourd'hui]. = due 11-18, title Finir le brouillon
Réparer l'imprimante [demain]! = due 11-19, title Réparer l'imprimante!
Ranger la cuisine, [aujourd'hui] = due 11-18, title Ranger la cuisine
// Jours de la semaine
Repas d'équipe [lundi] = due 11-23
Envoyer le compte rendu [vendredi] = due 11-20
Publier la version [pour jeudi] = due 11-19
Facturer [mardi] = due 11-24
Rétrospective [le mercredi 25] = due 11-25
Faire un gâteau [pour samedi] = due 11-21
Tondre la pelouse [dimanche] = due 11-22
Relire les contrats [échéance vendredi] = due 11-20
Préparer l'atelier [avant lundi] = due 11-23
Finir l'audit [jusqu'à vendredi] = due 11-20
Clore les comptes [ce vendredi] = due 11-20
Démonstration [ce mercredi] = due 11-18
Planifier [lundi prochain] = due 11-23
Entretien avec Luc [vendredi prochain] = due 11-20
Visite du site [mardi de la semaine prochaine] = due 11-24
Commander à manger [vendredi de la semaine prochaine] = due 11-27
Coiffeur [le jeudi] = due 11-19
Publier l'annonce [avant ven] = due 11-20
Trier le courrier [pour sam] = due 11-21
Lire le rapport [avant dim] = due 11-22
Classer [d'ici lun] = due 11-23
Signer les papiers, [date limite: vendredi] = due 11-20, title Signer les papiers
[Date limite lundi] rendre la thèse = due 11-23
Choisir un lieu [au plus tard mardi] = due 11-24
Choisir un logo [au plus tard le vendredi] = due 11-20
Choisir un nom [d'ici à jeudi] = due 11-19
Parler des chiffres de {lundi} [d'ici vendredi] = due 11-20
Payer [vendredi] à 17h = due 11-20
Remettre le dossier [à rendre vendredi] = due 11-20
Remettre le dossier [pour le vendredi] = due 11-20
Livrer la table [livraison mardi] = due 11-24
Lire le compte rendu de Paul =
[Avant mardi] commander des chaises = due 11-24
[Pour jeudi]: trouver un traiteur = due 11-19, title trouver un traiteur
Trier les photos [samedi] et rire = due 11-21, title Trier les photos et rire
Régler la note [dû le lundi] = due 11-23
Confirmer la salle (avant midi) [mardi] = due 11-24
// Relatif
Regarder le four [dans 3 jours] = due 11-21
Relancer [dans deux semaines] = due 12-02
Renouveler le passeport [dans 6 mois] = due 2027-05-18
Redemander [dans une semaine] = due 11-25
Inspecter le toit [dans un mois] = due 12-18
Revoir la stratégie [dans un an] = due 2027-11-18
Relever le compteur [dans 10 jours] = due 11-28
Répondre [sous 2 jours] = due 11-20
Livrer [d'ici trois semaines] = due 12-09
Clore le dossier [dans les 5 prochains jours] = due 11-23
Rappeler [d'ici à 3 jours] = due 11-21
Expédier [dans 3 jours ouvrés] = due 11-23
Obtenir une réponse [sous 5 jours ouvrables] = due 11-25
Réclamer le paiement [d'ici 10 jours ouvrés] = due 12-02
Changer le filtre [dans douze semaines] = due 2027-02-10
Relire le contrat [dans quinze jours] = due 12-03
Tester l'alarme [sous une semaine] = due 11-25
Changer les pneus [d'ici deux mois] = due 2027-01-18
// Semaines, mois, trimestres, années
Préparer les diapos [la semaine prochaine] = due 11-23
Rédiger le plan [pour la semaine prochaine] = due 11-23
Rédiger le plan [semaine prochaine] = due 11-23
Voir Zoé [en début de semaine prochaine] = due 11-23
Revoir les objectifs [le mois prochain] = due 12-01
Compter le stock [au début du mois prochain] = due 12-01
Déménager [l'année prochaine] = due 2027-01-01
Ouvrir une boutique [l'an prochain] = due 2027-01-01
Nettoyer le frigo [ce week-end] = due 11-21
Randonnée [le weekend] = due 11-21
Peindre la clôture [le week-end prochain] = due 11-28
Envoyer les chiffres [en fin de semaine] = due 11-20
Fermer les tickets [d'ici la fin de la semaine] = due 11-20
Ranger les tâches [à la fin de la semaine prochaine] = due 11-27
Clore les livres [fin du mois] = due 11-30
Payer les fournisseurs [fin de mois] = due 11-30
Payer les salaires [à la fin du mois] = due 11-30
Approuver les congés [d'ici la fin du mois] = due 11-30
Approuver les frais [avant la fin du mois] = due 11-30
Liquider la TVA [le dernier jour du mois] = due 11-30
Publier les données [fin du mois prochain] = due 12-31
Archiver le courrier [fin du trimestre] = due 12-31
Vendre le camion [en fin d'année] = due 12-31
Renouveler le bail [avant la fin de l'année] = due 12-31
Embaucher [fin mars] = due 2027-03-31
Embaucher [à la fin de mars] = due 2027-03-31
Déclarer les impôts [fin février 2027] = due 2027-02-28
Remettre le plan [au début de janvier] = due 2027-01-01
Choisir une école [fin août] = due 2027-08-31
Envoyer le sondage [cette semaine] = due 11-20
// Dates en mots
Signer le bail [le 3 décembre] = due 12-03
Signer le bail [3 décembre] = due 12-03
Signer le bail [le 3 déc.] = due 12-03
Signer le bail [3 dec] = due 12-03
Signer le bail [le 3 décembre 2027] = due 2027-12-03
Payer la TVA [avant le 15 janvier] = due 2027-01-15
Fête [le 1er janvier] = due 2027-01-01
Fête [le premier janvier] = due 2027-01-01
Fête [1er janvier 2028] = due 2028-01-01
Réserver le dîner [pour le 14 février] = due 2027-02-14
Renouveler l'assurance [31 mars] = due 2027-03-31
Fêter Joël [le 5 mai] = due 2027-05-05
Feu d'artifice [le 14 juillet] = due 2027-07-14
Commander du bois [1 septembre 2027] = due 2027-09-01
Passer l'examen [le vendredi 27 novembre] = due 11-27
Passer l'examen [vendredi 27 novembre] = due 11-27
Passer l'examen [vendredi, le 27 novembre] = due 11-27
Passer l'examen [ven 27 nov] = due 11-27
Payer la taxe [18 novembre] = due 11-18
Payer la taxe [17 novembre] = due 2027-11-17
Fête bissextile [29 février 2028] = due 2028-02-29
Envoyer la carte [pour le 24] = due 11-24
Payer les salaires [le 30] = due 11-30
Appeler le bailleur [le 5] = due 12-05
Payer la facture [échéance le 31] = due 12-31
Voir le conseil [le 10 du mois prochain] = due 12-10
Rapport [jeudi 26] = due 11-26
Rendre le livre [le 20 de ce mois] = due 11-20
Préparer l'été [d'ici le 1er juin] = due 2027-06-01
Rendre les clés [avant le lundi 7 décembre] = due 12-07
Vider la cave [jusqu'au 20 décembre] = due 12-20
Poser les rideaux [au plus tard le 2 janvier 2027] = due 2027-01-02
// Dates en chiffres: le jour d'abord
Renouveler le domaine [24/12/2026] = due 12-24
Renouveler le domaine [avant le 24/12] = due 12-24
Renouveler le domaine [le 5/1] = due 2027-01-05
Renouveler le domaine [3/12/26] = due 12-03
Renouveler le domaine [2026-12-24] = due 12-24
Renouveler le domaine [2027/01/09] = due 2027-01-09
Renouveler le domaine [échéance 2026-12-01] = due 12-01
Renouveler le domaine [24.12.2026] = due 12-24
Renouveler le domaine [24-12-2026] = due 12-24
Renouveler le domaine [jeudi 24/12/2026] = due 12-24
Renouveler le domaine [pour le 17/11] = due 2027-11-17
Renouveler le domaine [3/12] = due 12-03
// Dates qui n'existent pas
Fêter {30 février} =
Fêter {le 31 avril} =
Fêter {2026-02-30} =
Fêter {le 45/13/2026} =
Fêter {29 février 2027} =
Fêter {lundi 27 novembre} =
Fêter {avant le 31 juin} =
Plan {pour le 31 novembre} puis [le 5 décembre] = due 12-05
// Début, et du début à la fin
Peindre la salle [à partir de lundi] = start 11-23
Peindre la salle [à partir du lundi] = start 11-23
Peindre la salle [dès demain] = start 11-19
Peindre la salle [dès le 7 décembre] = start 12-07
Peindre la salle [à compter du 7 décembre] = start 12-07
Peindre la salle [début: lundi] = start 11-23
Peindre la salle [commence lundi] [échéance vendredi] = start 11-23, due 11-27
Peindre la salle [du lundi au vendredi] = start 11-23, due 11-27
Peindre la salle [de lundi à vendredi] = start 11-23, due 11-27
Peindre la salle [de jeudi à lundi] = start 11-19, due 11-23
Peindre la salle [du 1er décembre au 5 janvier] = start 12-01, due 2027-01-05
Peindre la salle [entre lundi et mercredi] = start 11-23, due 11-25
Peindre la salle [du 3 au 5 décembre] = start 12-03, due 12-05
Peindre la salle [du 1er au 5 mars] = start 2027-03-01, due 2027-03-05
Peindre la salle [3-5 décembre] = start 12-03, due 12-05
Peindre la salle [du 3 au 5 décembre 2027] = start 2027-12-03, due 2027-12-05
Peindre la salle [lundi - vendredi] = start 11-23, due 11-27
Peindre la salle [2026-12-01 – 2026-12-04] = start 12-01, due 12-04
Peindre la salle [1/12 - 4/12] = start 12-01, due 12-04
Peindre la salle [du 1/12 au 4/12] = start 12-01, due 12-04
Peindre la salle [à partir du mois prochain] = start 12-01
Peindre la salle [pas avant lundi] = start 11-23
Peindre la salle [du 28 décembre au 3 janvier] = start 12-28, due 2027-01-03
Peindre la salle {du 30 février au 3 mars} =
Peindre la salle {du 2026-12-05 au 2026-12-01} =
Peindre la salle [entre le 3 et le 5 mars] = start 2027-03-03, due 2027-03-05
Peindre la salle [du lundi 7 décembre au vendredi 11 décembre] = start 12-07, due 12-11
// Répétitions
Arroser [chaque jour] = every DAILY
Arroser [tous les jours] = every DAILY
Arroser [quotidiennement] = every DAILY
Arroser [tous les 3 jours] = every DAILY;INTERVAL=3
Arroser [un jour sur deux] = every DAILY;INTERVAL=2
Réunion [chaque semaine] = every WEEKLY
Réunion [toutes les semaines] = every WEEKLY
Réunion [chaque lundi] = every WEEKLY;BYDAY=MO
Réunion [tous les mardis] = every WEEKLY;BYDAY=TU
Réunion [chaque lundi et jeudi] = every WEEKLY;BYDAY=MO,TH
Réunion [tous les lundis, mercredis et vendredis] = every WEEKLY;BYDAY=MO,WE,FR
Yoga [chaque mercredi et samedi] = every WEEKLY;BYDAY=WE,SA
Relevé [tous les 2 mois] = every MONTHLY;INTERVAL=2
Réunion [les lundis] = every WEEKLY;BYDAY=MO
Réunion [les mardis et jeudis] = every WEEKLY;BYDAY=TU,TH
Réunion [tous les dimanches] = every WEEKLY;BYDAY=SU
Réunion [tous les jours ouvrés] = every WEEKLY;BYDAY=MO,TU,WE,TH,FR
Réunion [chaque jour ouvrable] = every WEEKLY;BYDAY=MO,TU,WE,TH,FR
Réunion [toutes les 2 semaines] = every WEEKLY;INTERVAL=2
Réunion [toutes les deux semaines le mardi] = every WEEKLY;INTERVAL=2;BYDAY=TU
Réunion [une semaine sur deux] = every WEEKLY;INTERVAL=2
Réunion [un vendredi sur deux] = every WEEKLY;INTERVAL=2;BYDAY=FR
Réunion [le vendredi une semaine sur deux] = every WEEKLY;INTERVAL=2;BYDAY=FR
Réunion [une fois par semaine] = every WEEKLY
Réunion [chaque semaine le vendredi] = every WEEKLY;BYDAY=FR
Réunion [chaque lundi au vendredi] = every WEEKLY;BYDAY=MO,TU,WE,TH,FR
Payer le loyer [chaque mois] = every MONTHLY
Payer le loyer [tous les mois] = every MONTHLY
Payer le loyer [mensuellement] = every MONTHLY
Payer le loyer [le 1er de chaque mois] = every MONTHLY;BYMONTHDAY=1
Payer le loyer [le 31 de chaque mois] = every MONTHLY;BYMONTHDAY=31
Payer le loyer [chaque mois le 15] = every MONTHLY;BYMONTHDAY=15
Payer le loyer [tous les mois le 5] = every MONTHLY;BYMONTHDAY=5
Payer le loyer [tous les 15 du mois] = every MONTHLY;BYMONTHDAY=15
Payer le loyer [le dernier jour de chaque mois] = every MONTHLY;BYMONTHDAY=-1
Payer le loyer [à chaque fin de mois] = every MONTHLY;BYMONTHDAY=-1
Conseil [le premier lundi de chaque mois] = every MONTHLY;BYDAY=1MO
Conseil [le premier lundi du mois] = every MONTHLY;BYDAY=1MO
Conseil [le dernier vendredi de chaque mois] = every MONTHLY;BYDAY=-1FR
Conseil [chaque mois le deuxième mardi] = every MONTHLY;BYDAY=2TU
Conseil [le 3e jeudi de chaque mois] = every MONTHLY;BYDAY=3TH
Conseil [chaque trimestre] = every MONTHLY;INTERVAL=3
Conseil [tous les trimestres] = every MONTHLY;INTERVAL=3
Conseil [tous les 6 mois] = every MONTHLY;INTERVAL=6
Certificat [chaque année] = every YEARLY
Certificat [tous les ans] = every YEARLY
Certificat [annuellement] = every YEARLY
Certificat [chaque année le 3 mars] = every YEARLY;BYMONTH=3;BYMONTHDAY=3
Certificat [tous les ans le 3 mars] = every YEARLY;BYMONTH=3;BYMONTHDAY=3
Certificat [chaque 3 mars] = every YEARLY;BYMONTH=3;BYMONTHDAY=3
Certificat [une fois par an] = every YEARLY
Nourrir le chat [chaque jour jusqu'au 24 décembre] = every DAILY;UNTIL=20261224
Rapport [chaque lundi jusqu'au 31 mars] = every WEEKLY;BYDAY=MO;UNTIL=20270331
Payer la TVA [à partir de lundi] [chaque mois] = start 11-23, every MONTHLY
Lire le rapport hebdomadaire =
Préparer la clôture mensuelle [pour vendredi] = due 11-20
Acheter le journal quotidien =
Bilan trimestriel [fin du trimestre] = due 12-31
Donner une salle à chaque équipe =
Remercier tous les clients =
Chaque personne apporte un plat =
// Priorité
Corriger l'accès [p1] = P1
[P0] corriger l'accès = P0
Corriger l'accès [P3] [demain] = due 11-19, P3
Corriger l'accès [!haute] = P1
Corriger l'accès [!basse] = P3
Corriger l'accès [!urgente] = P0
Corriger l'accès [!2] = P2
Corriger l'accès [priorité haute] = P1
Corriger l'accès [priorité faible] = P3
Corriger l'accès [priorité: moyenne] = P2
Corriger l'accès [haute priorité] [pour vendredi] = due 11-20, P1
Corriger l'accès {p1} [p2] = P2
Corriger l'accès p7 =
Répondre à la lettre urgente =
Ville haute à visiter =
Liste des priorités =
// Départements
Payer la TVA [#comptabilité] = #Accounting
Payer la TVA [#comptabilite] = #Accounting
Payer la TVA [#compta] [#legal] = #Accounting, #Legal
Recruter un cuisinier [#ressources humaines] = #HR
Recruter un cuisinier [#rh] = #HR
Recruter un cuisinier [#RessourcesHumaines] = #HR
Compiler [#ingénierie] = #Engineering
Compiler [#développement] [p1] = #Engineering, P1
Appeler les clients [#ventes] = #Sales
Sondage [#marketing] [pour vendredi] = #Marketing, due 11-20
Sondage [service: Ventes] = #Sales
Sondage [département: RH] = #HR
Sondage {#astrologie} =
Incident #42 =
Plan de marketing et ventes =
Demander à la comptabilité =
Service après-vente =
// Personnes
Appeler la banque [@Ana Lima] = @Ana Lima
Appeler la banque [@ana] = @Ana Lima
Appeler la banque [@Jean-Luc] = @Jean-Luc Moreau
Appeler la banque [@jeanluc] = @Jean-Luc Moreau
Appeler la banque [@Moreau] = @Jean-Luc Moreau
Appeler la banque {@maria} =
Appeler la banque {@personne} =
Appeler la banque [assigner à Ana] = @Ana Lima
Appeler la banque, [assigné à Bob Stone] = @Bob Stone, title Appeler la banque
Appeler la banque [confier à John Smith] = @John Smith
Appeler la banque [responsable: Jean-Luc Moreau] = @Jean-Luc Moreau
Appeler la banque assigner à Maria =
Appeler Ana Lima pour la banque =
Écrire à ana@example.com =
[@jürgen] vérifier le moteur = @Jürgen Müller
// Colonnes et modèles
Rédiger [>en revue] = >Review
Rédiger [>en cours] = >In Progress
Rédiger [>EnCours] = >In Progress
Rédiger [>à faire] = >To Do
Rédiger [>terminé] = >Done
Rédiger [>review] = >Review
Rédiger [statut: terminé] = >Done
Rédiger [colonne: en cours] = >In Progress
Rédiger {>ailleurs} =
Comparer a > b =
Clore octobre [+liste:Month-end] = +1
Clore octobre [+modèle: month-end] = +1
Clore octobre [+Month-end] = +1
Accueillir Eva [+onboarding] [#rh] = +2, #HR
Audit [modèle: Security review] = +3
Audit {+liste:Rien} =
Inviter Eva +1 =
// Tout ensemble
Payer la TVA [#comptabilité] [@Ana Lima] [p1] [échéance vendredi] 17h [à partir de lundi] [chaque mois] [+liste:Month-end] = due 11-27, start 11-23, #Accounting, @Ana Lima, P1, every MONTHLY, +1
[p1] [#rh] [@ana] Envoyer le contrat [pour vendredi] = P1, #HR, @Ana Lima, due 11-20
[Chaque lundi] [@bob] arroser [#ventes] = every WEEKLY;BYDAY=MO, @Bob Stone, #Sales
Dessiner l'affiche [la semaine prochaine] [!haute] [>en cours] [@john] = due 11-23, P1, >In Progress, @John Smith
// Mots qui ressemblent à des dates
La mer est belle =
Deux fois par hasard =
Mar del Plata en photo =
Sam et Jeu sont venus =
Le jeu vidéo de Sam =
Vendredi noir de 1869 =
Vendredi saint: garde =
Lundi de Pâques: fermer le bureau =
Mardi gras à Nice =
Le monde de demain =
Le lendemain de la fête =
Mars et ça repart =
La planète Mars =
Avril Dupont entretien =
Mai 68 expliqué =
Fin de l'histoire =
Au début du livre =
Le prochain train =
Prochaine étape du projet =
Le mois le plus long =
De A à Z =
Du début à la fin =
De Paris à Lyon =
Entre toi et moi =
Jusqu'au bout du monde =
Jusqu'à nouvel ordre =
Pour toujours =
~Pour Ana~, avec amour =
Avant de commencer, lire =
Avant tout, respirer =
À partir de rien =
Dès que possible =
Des livres pour Ana =
Dans 3 cas sur 4 =
En deux mots =
Trois jours de formation =
Un voyage de 2 semaines =
Ajouter 1/2 tasse de sucre =
Assistance 24/7 disponible =
Version 3.12 prête =
Passer à 10.2.26 =
Version 24/12/2026 notes =
Rue du 4 septembre =
Place du 8 mai: travaux =
Les 24 heures du Mans =
Le 24 heures moto =
Le 2 pièces de Zoé =
Salle 2026 =
Plan 2027 =
Appeler le 555-1234 =
Réunion à 10:30 =
Week-end à Rome =
Semaine de la mode =
Jour après jour =
L'année du dragon =
Commencer par le début =
Un an déjà =
Lire \demain bleu = title Lire demain bleu
Vendre \#rh tasse = title Vendre #rh tasse
Lire «Demain» de Conrad =
// Horloges: cinq zones, jours de 23 et 25 heures, fin d'année
now 2026-03-08T06:30:00Z EST
Régler l'heure [demain] = due 2026-03-09
now 2026-03-08T07:30:00Z EST
Régler l'heure [aujourd'hui] = due 2026-03-08
Régler l'heure [dans 2 jours] = due 2026-03-10
now 2026-03-09T03:59:00Z EST
Régler l'heure [demain] = due 2026-03-09
now 2026-11-01T05:30:00Z EST
Régler l'heure [dans une semaine] = due 11-08
now 2026-11-02T04:30:00Z EST
Régler l'heure [aujourd'hui] = due 11-01
now 2026-11-02T05:30:00Z CST
Régler l'heure [demain] = due 11-02
now 2026-11-02T06:30:00Z MST
Régler l'heure [lundi] = due 11-02
now 2026-11-02T07:30:00Z PST
Régler l'heure [ce dimanche] = due 11-01
now 2026-12-31T23:59:59Z UTC
Régler l'heure [demain] = due 2027-01-01
Régler l'heure [fin du mois] = due 12-31
Régler l'heure [dans 2 mois] = due 2027-02-28
now 2028-02-29T12:00:00Z UTC
Régler l'heure [dans un an] = due 2029-02-28
// Vendredi, samedi et dimanche
day 2026-11-20 vendredi
Payer l'équipe [vendredi] = due 11-27
Payer l'équipe [ce vendredi] = due 11-20
Payer l'équipe [en fin de semaine] = due 11-20
Payer l'équipe [lundi] = due 11-23
day 2026-11-21 samedi
Payer l'équipe [ce week-end] = due 11-21
Payer l'équipe [dans 1 jour ouvré] = due 11-23
day 2026-11-22 dimanche
Payer l'équipe [la semaine prochaine] = due 11-23
Payer l'équipe [lundi prochain] = due 11-23
// Mots des autres langues
Envoyer le devis [tomorrow] = due 11-23
Appeler Klaus [übermorgen] = due 11-24
Fiesta con Eva [pasado mañana] = due 11-24
Report [by Friday] [@ana] = due 11-27, @Ana Lima
day 2026-11-18 mercredi
// Noms d'utilisateur, répétitions
[@mlopez] appeler la banque = @Maria Lopez
Nettoyer le frigo [tous les deux vendredis] = every WEEKLY;INTERVAL=2;BYDAY=FR
[Tous les 3 jours] arroser les plantes [jusqu'au 1er mars] = every DAILY;INTERVAL=3;UNTIL=20270301, title arroser les plantes
// Les noms gardent leurs mots
Plan B pour la ligne P1 =
Erreur {p1} du portail =
Réparer le portail [p1] = P1
Campagne prix bas tous les jours =
Affiche prix bas chaque jour =
Supprimer les mails antérieurs au 30 janvier =
Chapitre 3 mai rapport =
Lire le chapitre 3 [avant vendredi] = due 11-20
Compte rendu de lundi dernier =
Réunion de lundi de la semaine dernière [demain] = due 11-19
day 2026-11-18 Wednesday
// As people type who know no grammar
[p2] + ~paul stone~ : remettre l'horloge du badgeur a l'heure = P2
contrat stagiaire [rh] [1er dec] [urgent] = due 12-01, P0, #HR
[demain] 9h passage du chauffagiste = due 11-19
nouvelle signature mail faite, [terminé] = >Done, title nouvelle signature mail faite
ben faudrait penser aux voeux 2027, [marketing] = #Marketing, title penser aux voeux 2027
[mkt] brouillon newsletter janvier [sem pro] ~anna s~ = due 11-23, #Marketing
arrivee comptable [le 14 dec], [modele onboarding], ~maria lopez~ = due 12-14, +2, title arrivee comptable maria lopez
cotisations retraite [ts les trimestres] [compta] [p1] = P1, #Accounting, every MONTHLY;INTERVAL=3
mise en demeure bailleur - [juridique] - ~jean luc~ - [p0] = P0, #Legal, title mise en demeure bailleur - jean luc
verif que le bouton payer marche sur mobile [@jurgen] [auj] = due 11-18, @Jürgen Müller
lettre de recommandation pr stagiaire [dem]. = due 11-19, title lettre de recommandation pr stagiaire
changer le cable hdmi salle de reu =
[dev] / disque plein a cause des logs / ~bob stone~ ~+ paul stone~ / [ce soir] = due 11-18, #Engineering
saisir ses heures [ts les vendredis] = every WEEKLY;BYDAY=FR
~bob~ : recup le portable de nora [demain aprem], [dev] = due 11-19, #Engineering, title bob : recup le portable de nora
goodies salon 300 pcs devis ? [mkt] [d'ici vendredi] = due 11-20, #Marketing
dejeuner avec delmas [mercredi en huit] [ventes] = due 11-25, #Sales
cheques a deposer [jeudi], [compta] = due 11-19, #Accounting, title cheques a deposer
regarder la mutuelle, [qd on a le temps], ~maria~ = P3, title regarder la mutuelle, maria
tester la sauvegarde du nas [ts les 1er du mois], ~bob~ = every MONTHLY;BYMONTHDAY=1, title tester la sauvegarde du nas bob
voir avec maria lopez pour les congés =
tva dec [20 janv] ~bob~ [compta] [p1] = due 2027-01-20, P1, #Accounting
[Tous les quinze jours], point budget ~avec John Smith~ = every WEEKLY;INTERVAL=2, title point budget avec John Smith
Concevoir les bannières des soldes, [Marketing], [P2], ~Jean-Luc Moreau~ = P2, #Marketing, title Concevoir les bannières des soldes, Jean-Luc Moreau
Réponse à l'appel d'offres de la mairie, à déposer [vendredi en quinze], [Commercial], [P1] = due 12-04, P1, #Sales, title Réponse à l'appel d'offres de la mairie, à déposer
Appeler María García au sujet des badges [demain] = due 11-19
~Jürgen Müller~ ~et Bob Stone~ doivent remplacer le pare-feu [avant Noël], [Ingénierie], [liste Security review] = due 12-24, #Engineering, +3, title Jürgen Müller et Bob Stone doivent remplacer le pare-feu
~Ana Lima~, [priorité critique], [aujourd'hui] : démentir la rumeur sur les réseaux sociaux = due 11-18, P0, title Ana Lima, : démentir la rumeur sur les réseaux sociaux
Deux maquettes de la page d'accueil à valider, [colonne En revue], [Marketing], ~María García~ = >Review, #Marketing, title Deux maquettes de la page d'accueil à valider, María García
Relancer Mme Aubry pour le devis signé, ~Jean-Luc Moreau~, [demain midi] = due 11-19, title Relancer Mme Aubry pour le devis signé, Jean-Luc Moreau
Établir le planning des congés 2027 =
Résilier l'ancienne ligne téléphonique [sous quinzaine] = due 12-02
Faire traduire la brochure en portugais, ~Ana Lima~, [semaine prochaine], [priorité normale] = due 11-23, P2, title Faire traduire la brochure en portugais, Ana Lima
Accueillir la stagiaire [le 4 janvier], [Ressources humaines], ~Anna Schmidt~, [liste Onboarding], [priorité normale] = due 2027-01-04, P2, #HR, +2, title Accueillir la stagiaire Anna Schmidt
Relire le bail de l'entrepôt, [Juridique], [avant le 10 décembre] = due 12-10, #Legal, title Relire le bail de l'entrepôt
Fixer les objectifs du premier trimestre ~avec Jürgen Müller~ ~et Maria Lopez~ [pour le 18 décembre] = due 12-18
[D'ici vendredi], préparer le dossier de subvention = due 11-20, title préparer le dossier de subvention
Formation aux gestes de premiers secours [du 30 novembre au 4 décembre], [Ressources humaines] = start 11-30, due 12-04, #HR, title Formation aux gestes de premiers secours
Demande de délais à l'URSSAF, [Comptabilité], [P0], [échéance lundi en huit] = due 11-30, P0, #Accounting, title Demande de délais à l'URSSAF
Nettoyer la base de contacts, [Ventes] [et Marketing], [d'ici fin novembre] = due 11-30, #Sales, #Marketing, title Nettoyer la base de contacts
Mettre à jour le plan Marketing 2027 =
Offre spéciale pour les clientes fidèles =
Mise aux normes des extincteurs [sous huitaine] = due 11-25
Revoir la note de Bob sur les stocks =
[Chaque premier lundi du mois], exercice d'évacuation = every MONTHLY;BYDAY=1MO, title exercice d'évacuation
Provision pour risques à calculer avant la clôture de décembre, [Comptabilité], ~Bob Stone~, [modèle Month-end] = #Accounting, +1, title Provision pour risques à calculer avant la clôture de décembre, Bob Stone
audit [+2 jours] = due 11-20
audit [sous 48h] = due 11-20
factures [encore aujourd'hui] = due 11-18
famille Dimanche à prévenir =
newsletter de {chaque vendredi} =
`;
