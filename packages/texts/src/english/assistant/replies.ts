// Texts of replies with a model: what it looked up, what it proposes, why it did not answer. Only the server loads them.
import type { Widened } from '#catalogue.ts';

export const repliesText = {
  failures: {
    unreachable: 'The model cannot be reached. The answer below comes without it.',
    slow: 'The model took too long. The answer below comes without it.',
    badKey: 'The model refuses the connection: its address, name or key is wrong. Please tell an administrator.',
    badAnswer: 'The model gave no usable answer. The answer below comes without it.',
    refused: 'The model declined to answer this.',
    budget: 'Your tokens for today are spent. The answer below comes without the model.',
    busy: 'The model is busy at the moment. Please try again soon.',
    stopped: 'Stopped.',
    tooLong: 'The answer became too long and was cut.',
    unexpected: 'The model failed. The answer below comes without it.',
  },
  /** The same where there is no answer below. */
  suggestions: {
    unreachable: 'The model cannot be reached. Please try again later.',
    slow: 'The model took too long. Please try again.',
    badKey: 'The model refuses the connection: its address, name or key is wrong. Please tell an administrator.',
    badAnswer: 'The model gave no usable answer. Please try again.',
    refused: 'The model declined to do this.',
    budget: 'Your tokens for today are spent. Tomorrow you have new ones.',
    busy: 'The model is busy at the moment. Please try again soon.',
    stopped: 'Stopped.',
    tooLong: 'The text is too long for the model.',
    unexpected: 'The model failed. Please try again.',
    off: 'No language model does this at the moment.',
    nothing: 'The model found nothing to suggest.',
  },
  /** By the tool. */
  steps: {
    search_tasks: 'Looked for tasks',
    get_task: (about: string) => `Read #${about}`,
    list_board: 'Looked at the board',
    my_work: 'Looked at your tasks',
    workload: 'Looked at who has how much work',
    activity_since: (about: string) => `Looked at what changed since ${about}`,
    list_people: 'Looked for people',
    list_departments: 'Looked at the departments',
    list_templates: 'Looked at the checklist templates',
    create_tasks: 'Prepared new tasks',
    update_task: (about: string) => `Prepared a change of #${about}`,
    move_task: (about: string) => `Prepared to move #${about}`,
    assign: (about: string) => `Prepared to assign #${about}`,
    set_dates: (about: string) => `Prepared dates for #${about}`,
    add_checklist: (about: string) => `Prepared checklist items for #${about}`,
    apply_template: (about: string) => `Prepared a checklist for #${about}`,
    tick_item: (about: string) => `Prepared to tick an item of #${about}`,
    comment: (about: string) => `Prepared a comment on #${about}`,
    add_relation: (about: string) => `Prepared a relation of #${about}`,
    remove_relation: (about: string) => `Prepared to remove a relation of #${about}`,
    bulk_update: 'Prepared changes of several tasks',
    other: 'Tried something that is not possible',
  },
  acts: {
    comment: (title: string, text: string) => `Comment on “${title}”: ${text}`,
    tick: (item: string, title: string) => `Tick “${item}” in “${title}”`,
    untick: (item: string, title: string) => `Untick “${item}” in “${title}”`,
    checklist: (title: string, items: string) => `Add to the checklist of “${title}”: ${items}`,
    duplicate: (title: string) => `Duplicate “${title}”`,
    archive: (title: string) => `Archive “${title}”`,
    watch: (title: string) => `Watch “${title}”`,
    unwatch: (title: string) => `Stop watching “${title}”`,
    describe: (title: string, text: string) => `New description of “${title}”: ${text}`,
    relate: (title: string, kind: string, other: string) => `Add relation to “${title}”: ${kind} “${other}”`,
    unrelate: (title: string, kind: string, other: string) => `Remove relation of “${title}”: ${kind} “${other}”`,
  },
  /** Of a test of the connection. */
  testFailures: {
    unreachable: 'The model cannot be reached. Check the address, and that this server may open it.',
    slow: 'The model did not answer in time. It may still be loading, or be too slow.',
    badKey: 'The model refuses the connection: its address, name or key is wrong.',
    badAnswer: 'Something answers at this address, but not as a language model does. Check the address and the provider.',
    refused: 'The model is reached, but declined to answer the test.',
    budget: 'Your own tokens for today are spent, so the model was not asked.',
    busy: 'The model is reached, but busy, or its quota is used up.',
    stopped: 'The server stopped before the model answered.',
    tooLong: 'The model is reached, but its answer became too long.',
    unexpected: "The model failed for an unknown reason. The server's log may say more.",
  },
  connected: 'The model answers.',
  /** Of words that are understood, but are no filter. */
  noFilter: 'A filter cannot say this. The assistant may answer it.',
  keyUnreadable:
    "The stored key cannot be decrypted: this server's SECRET_KEY is another one than when it was stored. Please enter the key again.",
};

/** The shape of the texts in every language. */
export type RepliesText = Widened<typeof repliesText>;
