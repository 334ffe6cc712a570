// Reads what people type to somebody they do not know yet: a greeting, a question for help, thanks. Pure.
import { fold } from '@app/contract/names/folded-names.rules.ts';

// Compared in lower case, without accents and punctuation.
const greeting =
  'hello|hi|hey|hi there|hello there|good morning|hola|buenos dias|buenas|bonjour|salut|bonsoir|hallo|guten morgen|guten tag|moin|servus';
const question = [
  'help|help me|please help|how can you help|how can you help me|what can you do|what can you do for me|what do you do|what can i ask|what can i ask you|what can i do here|what can i say|how does this work|how do you work|how do i use this|who are you|what are you|commands|examples',
  'ayuda|ayudame|que puedes hacer|que sabes hacer|que puedo preguntar|que puedo preguntarte|como funciona|como funciona esto|quien eres|ejemplos',
  'aide|aide moi|aidez moi|a l aide|que peux tu faire|que sais tu faire|que pouvez vous faire|que puis je demander|comment ca marche|comment ca fonctionne|qui es tu|qui etes vous|exemples',
  'hilfe|hilf mir|was kannst du|was kannst du tun|was kannst du machen|was konnen sie|was kann ich fragen|was kann ich dich fragen|was kann ich hier tun|wie funktioniert das|wer bist du|wer sind sie|beispiele',
].join('|');
const thanks =
  'thanks|thank you|thank you very much|thanks a lot|many thanks|thx|gracias|muchas gracias|merci|merci beaucoup|danke|danke schon|danke sehr|vielen dank';

const meanings: ReadonlyMap<string, 'help' | 'thanks'> = new Map([
  ...[...greeting.split('|'), ...question.split('|')].map((words) => [words, 'help'] as const),
  ...thanks.split('|').map((words) => [words, 'thanks'] as const),
]);

/** Returns whether a text asks what the assistant can do, as a greeting does, too, or thanks; undefined for any other text. */
export function readHelp(text: string): 'help' | 'thanks' | undefined {
  if (/^\s*\?+\s*$/.test(text)) return 'help';
  const words = fold(text.slice(0, 100))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return meanings.get(words);
}
