// Takes the commands of a proof from the documents, so that what is tried is what operators read.
import { readFileSync } from 'node:fs';

const docs = new URL('../../../docs/', import.meta.url);

/** Returns the lines of the first block of that language below a heading; throws if there is none. */
export function linesOf(page: string, heading: string, language: 'sql' | 'ini'): string[] {
  const text = readFileSync(new URL(page, docs), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  const block = new RegExp(`^ *\`\`\`${language}\n([^]*?)\n *\`\`\``, 'm').exec(section ?? '')?.[1];
  if (block === undefined) throw new Error(`docs/${page} has no block of ${language} below "${heading}"`);
  return block.split('\n').map((line) => line.trim());
}
