// Answers how the product is used, from its own texts, with a link that opens the place.
import type { HowToTopic } from '@app/contract/assistant/how-to.rules.ts';
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import { screens } from '@app/contract/screens.ts';
import { questionsTexts } from '@app/texts/sentences/questions.ts';
import { answer } from '#assistant/answers.ts';
import type { Understanding } from '#assistant/assistant-context.ts';
import type { WorkspaceRow } from '#workspaces/workspaces.sql.ts';

type Place = 'settings' | 'members' | 'archive' | 'trash' | 'board';

const places: Partial<Record<HowToTopic, Place>> = {
  language: 'settings',
  reminder: 'settings',
  notifications: 'settings',
  archive: 'archive',
  delete: 'trash',
  undo: 'trash',
  filter: 'board',
  create: 'board',
  columns: 'board',
  views: 'board',
  people: 'members',
  export: 'board',
};

/** Returns the text about a topic. Places of a board are linked where one is open. */
export function howToAnswer(topic: HowToTopic, { language }: Understanding, board: WorkspaceRow | undefined): Answer {
  const { howTo, openPlace } = questionsTexts[language];
  const place = places[topic];
  const path = place && pathOf(place, board);
  return answer('answer', { text: howTo[topic], links: place && path ? [{ label: openPlace[place], path }] : [] });
}

function pathOf(place: Place, board: WorkspaceRow | undefined): string | undefined {
  if (place === 'settings' || place === 'members') return screens[place].href();
  if (!board) return undefined;
  return place === 'board' ? screens.workspace.href(board.id) : screens[place].href(board.id);
}
