// Commands in French by people who saw no code, each with its judged reading: '=' is right; '~' is read in part, or answered by a
// sentence, and says so; '?' proposes nothing; '!' proposes something else. Whoever changes a reading judges it again.

export const frenchJudged = `
plain ? Je souhaite que le registre RGPD soit revu tous les ans en mai.
plain = Ramène les tâches P0 sans commentaire depuis dix jours à P1. => priority [tâches P0 sans commentaire depuis dix jours] P1
plain = Transfère-moi les deux tâches que John a commencées hier. => assign [tâches que John a commencées hier] @me
plain = Fais en sorte que Bob vérifie les coûts de l'entrepôt de données d'ici vendredi. => due #28 11-20 + assign #28 @Bob Stone
plain = La facture Hansen a été réglée ce matin, solde-la. => done #18
plain = Associe aussi le service Juridique au registre RGPD. => department #24 +#Legal
plain ? Vide la liste de contrôle de la campagne de Noël.
plain = Rouvre le contrat Meyer, ils ont demandé des modifications. => reopen #13
plain = Les tâches 18 et 27 sont prioritaires, marque-les comme telles. => priority #18 #27 P1
plain = Il faudrait dupliquer la newsletter de décembre pour celle de janvier. => duplicate #26
plain ~ J'ai besoin d'un rappel vendredi à 14 h pour le dépôt de la TVA. => remind #1
plain ~ Ouvre une tâche pour Anna Schmidt : vérifier les fiches de poste, à rendre lundi en huit. => create "Anna Schmidt : vérifier les fiches de poste, à rendre lundi en huit."
plain ~ Je n'ai plus besoin du rappel sur l'audit, efface-le. => remind #4
plain = Confie à Maria Lopez toutes les tâches RH que Paul Stone n'a pas encore terminées. => assign [toutes les tâches RH que Paul Stone n'a pas encore terminées] @Maria Lopez
plain ? Tant que l'annonce n'est pas publiée, le recrutement reste en attente : déplace-le.
plain = Affecte-moi le recrutement des deux ingénieurs, s'il te plaît. => assign #11 @me
plain = Cette tâche relève du Juridique et non des RH : corrige le service du NDA Brightside. => department #14 +#Legal -#HR
plain = Que toutes les P3 sans échéance soient archivées. => archive [toutes les P3 sans échéance]
plain = Fais remonter l'audit annuel tout en haut : priorité critique. => priority #4 P0
plain = Décoche le point « contrat signé » dans l'arrivée de Nora, ce n'était pas le bon document. => untick #12 "contrat signé"
plain = Annule ta dernière action. => undo
plain ? On décale de quinze jours tout ce qui touche au déménagement.
plain ? Bascule la grille tarifaire dans Terminé et félicite l'équipe en commentaire.
plain = À part les critiques, reporte à lundi toutes mes tâches prévues aujourd'hui. => due [toutes mes tâches prévues aujourd'hui] 11-23 except P0
plain ! Les tâches d'Ana qui dépendent de la refonte, bloque-les jusqu'à ce que celle-ci soit livrée. => relate [tâches d'Ana qui] blockedBy #8
chat ~ communiqué envoyé a la presse, newsletter a relire => review #26
chat ? bug login = urgent urgent
chat = supprime la repetition sur la paie c'est le cabinet qui gere mtn => noRepeat #2
chat = j'ai fini les certifs et le test de sauvegarde ! => done #7 #25
chat = remets la paie dans a faire et enleve bob => move #2 >To Do + unassign #2 @Bob Stone
chat ? je me suis plantée de date, l'annonce comptable c'etait le 3/12
chat = ssl fait => done #7
chat ~ hanovre : rajoute hotel + envoi du logo dans la liste => checklist #23 "hotel + envoi du logo"
chat = repasse le contrat meyer en cours, le fournisseur a renvoyé sa version => move #13 >In Progress
chat = paie nov validée par la chef, on peut fermer => done #2
chat ? dis tu peux me coller la maj des tarifs ? bob a trop de taf
chat = mince j'ai archivé la mauvaise, remets la => undo
chat ? nettoie les vieux trucs terminés de marketing, genre avant septembre
chat = audti en attente tant que le cabinet a pas repondu => move #4 >Waiting
chat = rgpd faut que ca revienne tous les 6 mois => repeat #24 every MONTHLY;INTERVAL=6
chat = commercial : ce qui est pour vendredi passe a lundi sauf nordwind => due [commercial : ce qui est pour vendredi] 11-23 except #27
chat = vire moi de l'enquete clients c'est pas mon boulot => unassign #15 @me
chat = baisse tout ce que j'ai en p1 a p2 sauf la tva => priority [tout ce que j'ai en p1] P2 except #1
chat = le nda bloque l'offre nordwind pour info => relate #14 blocks #27
chat ? eu brightside au tel ils signent jeudi, garde une trace dans la tache
chat ? pas de cloture oct tant que le rappro est pas fini, mets le lien
chat = demande a anna de jeter un oeil a l'entrepot de données => comment #28 @Anna Schmidt "jeter un oeil a l'entrepot de données"
chat = lisbonne a lundi stp => due #5 11-23
chat ~ degage le rappel de 17h => remind [degage]
chat ? note moi de prendre rdv chez le notaire
`;
