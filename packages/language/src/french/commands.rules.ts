// Questions about one task in French.
import type { CommandWords } from '#command/command-words.rules.ts';
import { frenchRelations } from '#french/relations.rules.ts';

export const frenchCommands: CommandWords = {
  about: [
    'quand est|sont|est-ce|sera|commence|débute|finit|se? termine? le|la|les? {task} dû|due|terminé|terminée|fini|finie|prêt|prête?',
    'quand est dû|due|prévu|prévue|à le|la|rendre? le|la? {task}',
    'pour quand est le|la? {task}',
    "quel|quelle est le|la|l'? statut|état|priorité|échéance|date|délai limite? de|du|des la|le? {task}",
    "quel|quelle est l'état|l'échéance de|du|des la|le? {task}",
    'statut|état|échéance de|du|des la|le? {task}',
    'qui travaille sur le|la? {task}',
    'qui est responsable de|du|des la|le? {task}',
    "qui s'occupe de|du|des la|le? {task}",
    'qui fait|gère le|la? {task}',
    'où est le|la? {task}',
    'où en est le|la? {task}',
    'est-ce que {task} est terminé|terminée|finie|faite|bloquée|bloqué|attribuée',
    'que se passe-t-il avec {task}',
    'qui|que bloque {task}',
    "qu'est-ce qui bloque {task}",
    'pourquoi {task} est-elle|est-il bloquée|bloqué|retard',
  ],
  polite: [
    "s'il te|vous plaît",
    'svp',
    'peux-tu|pouvez-vous|pourrais-tu|pourriez-vous',
    'je veux|voudrais',
    'merci',
    'maintenant',
    'et',
    'puis',
  ],
  relations: frenchRelations,
};
