// The keys of the tools: Ctrl, or Cmd on a Mac, and a letter.
import type { KeyboardEvent } from 'react';
import type { Tool } from '#features/markdown/edit-text.ts';
import { isOfComposition } from '#lib/composition.ts';

const keys: Partial<Record<Tool, string>> = { bold: 'b', italic: 'i', link: 'k' };
const onMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** Returns the label of a tool's keys. */
export function keyLabel(tool: Tool): string | undefined {
  const key = keys[tool]?.toUpperCase();
  return key && (onMac ? `⌘${key}` : `Ctrl+${key}`);
}

/** Returns the tool of a key event, or undefined. */
export function toolForKey(event: KeyboardEvent): Tool | undefined {
  const held = onMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (!held || event.altKey || event.shiftKey || isOfComposition(event)) return undefined;
  const pressed = event.key.toLowerCase();
  return (Object.keys(keys) as Tool[]).find((tool) => keys[tool] === pressed);
}
