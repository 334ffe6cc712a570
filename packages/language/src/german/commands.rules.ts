// Questions about one task in German. Separable verbs have their second part at the end.
import type { CommandWords } from '#command/command-words.rules.ts';
import { germanRelations } from '#german/relations.rules.ts';

export const germanCommands: CommandWords = {
  about: [
    'wann ist|sind|wird|war|muss|beginnt|startet|endet der|die|das? {task} fällig|fertig|erledigt|dran|da? sein?',
    'was ist der|die|das? status|stand|frist|termin|priorität|fälligkeit von|bei|der|des|für {task}',
    'wie ist der|die? status|stand|priorität von|bei|der|des|für {task}',
    'status|stand|frist|termin von|bei|der|des {task}',
    'wer ist für {task} zuständig|verantwortlich',
    'wer ist zuständig|verantwortlich für {task}',
    'wer arbeitet an|am {task}',
    'wer macht|bearbeitet {task}',
    'wo ist|steht {task}',
    'wie weit ist {task}',
    'wie steht es um|mit {task}',
    'ist {task} fertig|erledigt|abgeschlossen|überfällig|blockiert|offen|zugewiesen',
    'was ist mit {task}',
    'was blockiert {task}',
    'warum ist {task} blockiert|überfällig',
  ],
  polite: ['bitte', 'kannst|könntest du', 'können|könnten sie', 'ich möchte|will', 'danke', 'jetzt', 'mal', 'und', 'dann'],
  relations: germanRelations,
};
