// The classes of words of questions in French.
import type { AskWords } from '#question/ask-words.rules.ts';

export const frenchAsks: AskWords = {
  words: {
    howTo:
      'comment puis-je|comment je peux|comment peut-on|comment faire|comment fait-on|comment on fait|on fait comment|comment je|comment est-ce que je|comment créer|comment ajouter|comment inviter|comment exporter|comment changer|comment modifier|comment supprimer|comment archiver|comment assigner|comment retrouver|comment filtrer|comment marquer|comment annuler|comment joindre|où puis-je|où est-ce que je|où peut-on|où se trouve|où je peux|où trouver|où sont les|peut-on|puis-je|est-ce que je peux|je peux|peut on|est-il possible|est-ce possible|y a-t-il un moyen|existe-t-il|y a-t-il un raccourci|quelle est la différence|quelle différence|à quoi sert|a quoi sert|à quoi servent|que veut dire',
    first:
      'en premier|d abord|premier|première|par quoi|commencer|commence|commencer par|plus urgent|plus urgente|plus important|plus importante|le plus important|urgent|urgente|urgents|priorités|priorité|prioriser|que dois-je|qu est-ce que je dois|que faire|je fais quoi|quoi faire|brûle|presse|pressant|attaquer|attaque|mon attention|dois-je regarder|je dois regarder',
    why: 'pourquoi|raison|raisons|explique|justifie|justifier',
    plan: 'planifie|planifie-moi|planifier|organise ma|organise moi|organise mon|plan pour|un plan|plan de|emploi du temps|programme de ma|prépare ma',
    summary:
      'résumé|résume|résumer|synthèse|récap|récapitulatif|en bref|en résumé|aperçu|point sur|ma journée|ma semaine|rapport|bilan|vue d ensemble|pour mon chef|pour ma chef|pour ma cheffe|fais le point',
    week: 'semaine|hebdo|hebdomadaire',
    changes:
      'changé|change|changements|bougé|quoi de neuf|de neuf|nouveau|nouvelles choses|nouveautés|passé|s est passé|s est-il passé|manqué|raté|activité|évolué|avancé',
    track:
      'dans les temps|dans les délais|à temps|en bonne voie|on y arrivera|y arrivera|on va y arriver|tenable|tenir le délai|tenir|réaliste|faisable|risque|risques|en danger|compromis|avance|avancement|avance … ou pas|où en est|où en sont|où en sommes|on en est où|progrès|progression|pourcentage|%|pour cent|sera prêt|sera prête|sera fini|sera terminé|à jour|a jour|combien de points|cochés|ok|en train d avancer|avancent|avancer|croule|j annonce',
    left: 'reste|restent|reste-t-il|manque|manquent|à faire|qu est-ce qui reste|encore à|pas encore|pas soldés|que manque|reste à faire|avant de pouvoir|restant|restants',
    blocks:
      'bloque|bloqué|bloquée|bloqués|bloquées|bloquent|blocage|blocages|coince|coincé|coincée|freine|freinent|empêche|retient|en attente|attend|attendons|attend quoi|n avance pas|goulot|obstacle|obstacles|ça coince',
    depends:
      'dépend|dépendent|dépendant|retarde|retarderait|impact|impacts|conséquence|conséquences|si je décale|si on décale|si je repousse|décale',
    since:
      'depuis quand|depuis combien|combien de jours|combien de temps|jours de retard|quand a été créé|quand a été créée|date de création|quel retard',
    comments:
      'dit|a dit|répondu|répondre|écrit|a écrit|commenté|commentaire|commentaires|réponse|réponses|avis|retour|retours|discuté|discussion|décisions|décidé|dit koi|dit quoi',
    files: 'fichier|fichiers|pièce jointe|pièces jointes|document|documents|joint|joints|pdf',
    mentions: 'mentionné|mentionnée|mentionne|mentions|mentionnent|cité|tagué',
    experts:
      'qui connaît|qui sait|s y connaît|y connaît|connaît bien|expert|experte|experts|à qui demander|à qui puis-je demander|à qui je demande|qui puis-je interroger|demander à|expérience|compétent|compétente|compétences|qui a travaillé|qui maîtrise|maîtrise|calé|calée',
    capacity:
      'a le temps|ont le temps|du temps|temps libre|de la place|disponible|disponibles|dispo|dispos|disponibilité|libre|libres|capacité|prendre le relais|reprendre|pourrait prendre|pourrait reprendre|peut prendre|peut reprendre|remplacer|peut aider|pourrait aider|donner un coup de main|moins chargé|moins chargée|moins occupé|mieux placé|mieux placée',
    load: 'surchargé|surchargée|surchargés|débordé|débordée|débordés|trop de travail|croule|croule sous|sous l eau|le plus de travail|le plus chargé|chargé|chargée|plus chargé|plus chargée|charge de travail|charge|submergé|submergée|occupé|le plus occupé|noyé',
    compare:
      'compare|comparer|comparé|comparaison|versus|vs|par rapport à|lequel|laquelle|lequel de|laquelle de|entre|plus que|moins que|différence entre|des deux|que jürgen|face à|d entre nous',
    postpone:
      'peut attendre|peuvent attendre|peut glisser|peuvent glisser|glisser|peut être reporté|reporter sans|repousser sans|puis-je reporter|puis-je repousser|laisser pour|moins urgent|moins urgente|moins urgents|pas urgent|décaler sans',
    history:
      'qui a déplacé|qui a changé|qui a modifié|qui a supprimé|qui a créé|qui a fermé|qui a terminé|qui a assigné|qui a bougé|historique|dernière modification|dernier changement|pour la dernière fois|rappelle … historique|sans me prévenir',
    status:
      'statut|état|état de|où en est|des nouvelles|nouvelles|qu en est-il|situation|signé|a signé|envoyé|confirmé|réservé|détails|ça donne quoi|comment va|relu|a-t-il été|a-t-elle été|c est fait',
    isDone:
      'fini|finie|terminé|terminée|fait|faite|prêt|prête|bouclé|bouclée|clos|close|soldé|payé|payée|commencé|commencée|achevé|complet',
    who: 'qui|à qui|quelqu un|qqun|personne|assigné|assignée|assigné à|affecté|affectée|affecté à|responsable|en charge|s occupe|occupe|dessus|travaille sur|travaille|travaillent|confié|confiée|gère|sous la main',
    when: 'quand|pour quand|quelle date|à quelle date|quel jour|une date|la date|échéance|échéances|date limite|délai|délais|expire|expirent|jusqu à quand|d ici quand|c est pour quand|pas le mois prochain',
    department: 'quel service|quelle équipe|quel département|quel tableau|rattaché',
    or: 'ou',
    together: 'ensemble|en commun|partagent|communes',
    follows: 'et|seulement|uniquement|juste|et pour|pareil|la même chose|rien que|et chez|maintenant seulement',
    us: 'nous|on|notre|nos|équipe|entreprise|tous|tout le monde|service',
    weak: 'que|quoi|koi|quel|quelle|quels|quelles|qu|est-ce|ce|c|est|sont|a|ont|y|il|elle|ils|elles|on|je|j|me|moi|m|mon|ma|mes|le|la|les|l|un|une|des|de|du|d|en|au|aux|à|et|sur|dans|pour|par|avec|se|s|sa|son|ses|ça|là|encore|déjà|toujours|bien|non|pas|ou|qqch|quelque chose|trucs|truc|choses|chose|tâche|tâches|ne|n|chez|ici|fait|faire|être|été|maintenant|aujourd hui|ce matin|montre|dis|rappelle|combien|actuellement|en ce moment|autre|réellement|vraiment|six|cela|au moins|même|verifie|vérifie|tout|suite|propres|client|veut|veulent|attends|jsuis|suis',
  },
  topics: {
    repeat:
      'répète|répéter|répétition|récurrent|récurrente|récurrence|tous les mois|chaque mois|chaque semaine|mensuel|hebdomadaire',
    files: 'fichier|fichiers|pièce jointe|pièces jointes|joindre|document|documents|téléverser|image|images',
    undo: 'annuler|annulation|revenir en arrière|rétablir|restaurer|défaire',
    archive: 'archiver|archivée|archivées|archivé|archives|archivage',
    delete: 'supprimer|supprimée|effacer|corbeille|suppression',
    assign: 'assigner|affecter|attribuer|deux personnes|plusieurs personnes|réassigner',
    checklist: 'checklist|liste de contrôle|points|cocher|modèle',
    reminder: 'rappel|rappels|rappeler',
    language: 'langue|anglais|français|espagnol|allemand',
    filter: 'filtrer|filtre|filtres|limiter|seulement mes|que mes|ses propres tâches|mes propres tâches|masquer',
    shortcuts: 'raccourci|raccourcis|clavier|touche|touches',
    create: 'créer une tâche|ajouter une tâche|nouvelle tâche|créer|ajout rapide',
    done: 'clôturer|cloturer|terminer|finir|fermer|marquer comme terminé|marquer comme terminée|rouvrir',
    watch: 'suivre|surveiller|abonner|observateur|observateurs',
    columns: 'colonne|colonnes',
    relations: 'dépendance|dépendances|lier|relation|relations|sous-tâche|sous-tâches|bloquée par|doublon',
    comment: 'commenter|commentaire|commentaires|mentionner|répondre',
    notifications: 'notification|notifications|mail|mails|e-mail|e-mails|courriel|courriels|couper',
    search: 'chercher|rechercher|recherche|retrouver|trouver',
    views: 'vue|vues|calendrier|chronologie|tableau blanc|sombre|thème|imprimer',
    people:
      'inviter|invite|invité|invitation|invitations|ajouter des personnes|ajouter une personne|ajouter quelqu un|ajouter des membres|ajouter un membre|ajouter des collègues|ajouter un collègue|ajouter une collègue|nouveau collègue|nouvelle collègue|nouveaux collègues|nouvel utilisateur',
    export: 'exporter|export|exporte|exporté|csv|excel|télécharger',
  },
};
