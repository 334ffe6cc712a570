// For tests: finds the regular expressions in the sources of a folder.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

export interface WrittenPattern {
  file: string;
  /** Undefined if the pattern is built at run time. */
  pattern: RegExp | undefined;
}

/** Returns every regular expression of the production sources below a folder. */
export function patternsIn(folder: string): WrittenPattern[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      if (!source.includes('/') && !source.includes('RegExp')) return [];
      return patternsOf(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') })).map((pattern) => ({
        file,
        pattern,
      }));
    });
}

function patternsOf(node: unknown): (RegExp | undefined)[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(patternsOf);
  const { type, pattern, flags, callee } = node as Record<string, unknown>;
  if (type === 'RegExpLiteral') return [new RegExp(String(pattern), String(flags))];
  const made = type === 'NewExpression' && (callee as { value?: string }).value === 'RegExp';
  return [...(made ? [undefined] : []), ...Object.values(node).flatMap(patternsOf)];
}
