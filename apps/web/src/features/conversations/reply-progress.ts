// The progress of a reply: its text and steps so far. A model sends a word at a time: they are shown together, at intervals.
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import type { ConversationStep, ReplyEvent } from '@app/contract/conversations/conversations.contract.ts';
import type { Store } from '#lib/store.ts';

/** Milliseconds between two showings. */
export const showEvery = 60;

export interface ReplyProgress {
  text: string;
  /** In the order in which they began. */
  steps: readonly ConversationStep[];
  /** What the rules know, while a model is asked. */
  known?: Answer | undefined;
}

/** Collects the events of a reply and shows them in the store, at once when it ends. */
export function collectProgress(shown: Store<ReplyProgress>) {
  let { text, steps, known } = shown.get();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function show(): void {
    clearTimeout(timer);
    timer = undefined;
    shown.set({ text, steps, known });
  }
  return {
    take(event: ReplyEvent): void {
      if (event.type === 'text') text += event.text;
      else if (event.type === 'step') steps = withStep(steps, event.step);
      else if (event.type === 'known') known = event.answer;
      else return;
      timer ??= setTimeout(show, showEvery);
    },
    end: show,
  };
}

function withStep(steps: readonly ConversationStep[], step: ConversationStep): readonly ConversationStep[] {
  const isKnown = steps.some(({ id }) => id === step.id);
  return isKnown ? steps.map((each) => (each.id === step.id ? step : each)) : [...steps, step];
}
