// Questions about one task in English.
import type { CommandWords } from '#command/command-words.rules.ts';
import { englishRelations } from '#english/relations.rules.ts';

export const englishCommands: CommandWords = {
  about: [
    "when is|does|are|do|was|will|when's the|my? {task} due|start|begin|be? done|ready|finished?",
    "what|what's is? the? status|state|progress|deadline|priority|due|assignee|owner date? of|for {task}",
    'status|state|deadline|due date? of|for {task}',
    'who is responsible for|on|to {task}',
    'who is working|assigned on|to {task}',
    'who works on {task}',
    'who owns|does|did {task}',
    "where is|where's {task}",
    'how far|is is|going {task}',
    'is {task} done|finished|complete|completed|ready|overdue|late|blocked|assigned|open',
    'tell me about {task}',
    'what about {task}',
    'what blocks {task}',
    'what is blocking {task}',
    'why is {task} blocked|late|overdue',
  ],
  polite: [
    'please',
    'can|could|would you please?',
    'i want|need|would like you? to',
    "let's",
    'now',
    'kindly',
    'thanks',
    'thank you',
    'hey',
    'and',
    'then',
  ],
  relations: englishRelations,
};
