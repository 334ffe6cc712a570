// Sentences that ask for a change in English.
import type { CommandWords } from '#assistant/command/command-words.rules.ts';
import { englishRelations } from '#assistant/command/english-relations.rules.ts';

export const englishCommands: CommandWords = {
  language: 'english',
  patterns: [
    [
      'createLines',
      [
        'create|make|add|new tasks|cards|todos',
        'create|make|add tasks|cards of|from|for these|the|this following? lines|list|items|points?',
        'make|turn these|the|this following? lines|list|items into tasks',
        'make|create|add these tasks',
        'turn this into tasks',
      ],
    ],
    ['create', ['create|add|make|new a|an|another? new? task|card|todo called|named|titled|to? {text}', 'remind me to {text}']],
    [
      'unassign',
      ['unassign {task}', 'remove|clear the? assignee|assignees|owner of|from|on {task}', 'assign {task} to nobody|noone'],
    ],
    ['noDue', ['remove|clear|delete|drop the? due? date|deadline of|from|on {task}']],
    [
      'start',
      [
        'set|change|move the? start date of|for|on {task} to|on|as {date2}',
        'start|begin {task} on {date2}',
        'set {task} to start on? {date2}',
      ],
    ],
    [
      'due',
      [
        'set {task} due on|by|for|to? {date2}',
        'set|change|move|make the? due date|deadline of|for|on {task} to|on|as? {date2}',
        'set|change|move the? deadline of|for|on {task} to|on? {date2}',
        'make {task} due on|by? {date2}',
        'postpone|delay|reschedule|schedule|defer {task} to|until|till|for|on? {date2}',
        'move|push|shift {task} to|until|back {date2}',
        'set a? deadline of {date2} on|for {task}',
      ],
    ],
    [
      'priority',
      [
        'set|change|raise|lower|increase|decrease the? priority|prio of|for|on {task} to|as? {prio}',
        'make|set|mark {task} to|as? {prio} priority|prio?',
        'make|set|mark {task} to|as? priority {prio}',
        'give {task} the? priority {prio}',
        'give {task} {prio} priority',
        'prioritise|prioritize {task} as {prio}',
      ],
    ],
    ['rename', ['rename|retitle {task} to|as|into {text}', 'change|set the? title|name of {task} to|as {text}']],
    ['review', ['submit|send|hand {task} for|to review', 'submit {task}']],
    ['reopen', ['reopen {task}', 'mark|set {task} as? not done|finished', 'mark|set {task} as? undone|open|unfinished']],
    [
      'done',
      [
        'mark|set|check|tick {task} as|to? done|complete|completed|finished|off|closed',
        'tick|check off {task}',
        'complete|finish|close|resolve {task}',
      ],
    ],
    [
      'move',
      [
        'move|put|drag|shift|send|push|bring {task} to|into|in|onto|back the? {column} column?',
        'move|put|drag|shift|send {task} to|into|in the? column|status {column}',
        'change|set the? status|column|state of {task} to {column}',
        'set|mark {task} to|as {column}',
      ],
    ],
    ['begin', ['start|begin working|work on {task}', 'start|begin {task}']],
    [
      'assign',
      [
        'assign|give|delegate|reassign|hand {task} to {person}',
        'assign {person} to {task}',
        'make {person} responsible for {task}',
        'take|claim {task}',
        'set the? assignee|owner of {task} to {person}',
      ],
    ],
    ['replan', ['re-plan|replan|reschedule {task}', 'plan {task} again|anew', 'spread {task} out?']],
    ['delete', ['delete|remove|trash|discard|erase {task}', 'throw away {task}']],
    ['move', ['move|put|drag {task} to|into the? column? {text}']],
    ['assign', ['assign|delegate|reassign {task} to {text}']],
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
  it: 'it|this|that|this task|that task|the task|this one|this card|the card|current task|the current task|them',
  me: 'me|myself',
  articles: 'the|a|an|my|task|card|ticket|called|named',
  relations: englishRelations,
};
