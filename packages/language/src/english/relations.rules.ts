// Sentences that relate two tasks in English. `{other}` names the other task.
import type { RelationWords } from '#command/command-words.rules.ts';

export const englishRelations: RelationWords = {
  added: [
    [
      'blockedBy',
      [
        'mark|set|make {task} as? blocked by {other}',
        'mark|set|make {task} depend|dependent on {other}',
        'block {task} by|with {other}',
        '{task} is|are blocked by {other}',
        '{task} depends|depend on {other}',
        '{task} is|are dependent on {other}',
        '{task} waits|wait for|on {other}',
        '{task} is|are waiting for|on {other}',
        '{other} must|should|needs|has to? be done|finished|completed|ready before {task}',
      ],
    ],
    [
      'blocks',
      [
        'mark|set|make {task} as? blocking {other}',
        'make {task} block {other}',
        '{task} is|are blocking {other}',
        '{task} blocks|block {other}',
      ],
    ],
    [
      'duplicates',
      [
        'mark|set {task} as a|the? duplicate|duplicates|copy of {other}',
        '{task} is|are a|the? duplicate|duplicates|copy of {other}',
        '{task} duplicates {other}',
      ],
    ],
    ['duplicatedBy', ['{task} is|are duplicated by {other}']],
    [
      'parent',
      [
        'make|set|mark|add|turn|move {task} as|into|to? a|an|the? sub-task|sub-tasks|subtask|subtasks|child|part of|under|to {other}',
        'make|set|mark|add|turn|move {task} as|into|to? a|the? sub task|tasks of|under|to {other}',
        'move|put|nest {task} under|below|beneath {other}',
        '{task} is|are a|the? sub-task|sub-tasks|subtask|subtasks|child|part of {other}',
        '{task} is|are a|the? sub task|tasks of {other}',
        '{task} belongs|belong to|under {other}',
      ],
    ],
    [
      'subtask',
      [
        'make|set|mark {task} as? the|a? parent task? of {other}',
        '{task} is the|a? parent task? of {other}',
        '{task} has the|a|as? sub-task|sub-tasks|subtask|subtasks {other}',
      ],
    ],
    [
      'relatesTo',
      [
        'mark|set {task} as related|linked to|with {other}',
        'relate|link|connect {task} to|with|and {other}',
        '{task} is|are related|linked to|with {other}',
        '{task} relates|relate to {other}',
        '{task} and {other} are related|linked',
      ],
    ],
  ],
  removed: [
    ['blocks', ['{task} no longer blocks|block {other}', "{task} doesn't|don't block {other} anymore"]],
    ['blockedBy', ['{task} is|are no longer blocked by {other}', '{task} no longer depends|depend on {other}']],
    [
      'any',
      [
        'unlink|unrelate|disconnect {task} from|and {other}',
        'remove|delete the? relation|relations between|of {task} and|to|with {other}',
      ],
    ],
  ],
  questions: 'what|which|who|whose|whom|how|why|when|where|is|are|does|do|did|has|have|should|show|list|find|tasks',
};
