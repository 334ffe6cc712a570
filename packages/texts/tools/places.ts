// Finds each text of a language in its TypeScript files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@app/contract/limits.ts';
import { type Expression, type Node, type Program, parseSync } from 'oxc-parser';

export const sourceFolder = fileURLToPath(new URL('../src', import.meta.url));

/** Returns the source of a file such as `german/tasks/tasks.ts`. */
export type Read = (path: string) => string;

export const readSource: Read = (path) => readFileSync(join(sourceFolder, path), 'utf8');

/** A parsed file, and what its names stand for. */
export interface SourceFile {
  path: string;
  source: string;
  imports: Map<string, { from: string; name: string }>;
  /** Constants and functions of the file. */
  declared: Map<string, Node>;
}

/** Where a text is: a string, a template or a function. */
export interface TextNode {
  file: SourceFile;
  node: Expression;
}

/** The catalogues besides the one of the screens: those that only the server loads, and those that load with a part of a screen. */
const separate = {
  answers: ['assistant/answers.ts', 'answersText'],
  audit: ['administration/audit.ts', 'auditText'],
  digests: ['messages/digests.ts', 'digestsText'],
  doFirst: ['assistant/do-first.ts', 'doFirstText'],
  scheduled: ['assistant/scheduled.ts', 'scheduledText'],
  directory: ['administration/directory.ts', 'directoryText'],
  feedDialog: ['account/feed-dialog.ts', 'feedDialogText'],
  hintSettings: ['assistant/hint-settings.ts', 'hintSettingsText'],
  incomingMessages: ['messages/incoming-mails.ts', 'incomingMessagesText'],
  mails: ['messages/mails.ts', 'mailsText'],
  nudges: ['assistant/nudges.ts', 'nudgesText'],
  passkeys: ['account/passkeys.ts', 'passkeysText'],
  people: ['account/people.ts', 'peopleText'],
  peopleImports: ['account/people-imports.ts', 'peopleImportsText'],
  providers: ['administration/providers.ts', 'providersText'],
  questions: ['assistant/questions.ts', 'questionsText'],
  replies: ['assistant/replies.ts', 'repliesText'],
  scim: ['administration/scim.ts', 'scimText'],
  secondFactors: ['account/second-factors.ts', 'secondFactorsText'],
  security: ['account/security.ts', 'securityText'],
  serverState: ['administration/server-state.ts', 'serverStateText'],
  setup: ['administration/setup.ts', 'setupText'],
  signInPolicy: ['administration/sign-in-policy.ts', 'signInPolicyText'],
  instructions: ['assistant/instructions.ts', 'instructionsText'],
  suggested: ['assistant/suggested.ts', 'suggestedText'],
  singleSignOn: ['account/single-sign-on.ts', 'singleSignOnText'],
  today: ['assistant/today.ts', 'todayText'],
  webhookScreens: ['administration/webhook-screens.ts', 'webhookScreensText'],
} as const;

type Open = (path: string) => SourceFile;

/** Returns the places of all texts by key: `tasks.createdAt`, `mails.labels.status`. */
export function placesOf(language: Language, read: Read): Map<string, TextNode> {
  const files = new Map<string, SourceFile>();
  const open: Open = (path) => {
    const file = files.get(path) ?? parsed(path, read(path));
    files.set(path, file);
    return file;
  };
  const main = open(`${language}/${language}.ts`);
  const others = Object.entries(separate).flatMap(([key, [path, name]]) => {
    const file = open(`${language}/${path}`);
    return placesIn(key, file, file.declared.get(name), open);
  });
  return new Map([...placesIn('', main, main.declared.get(language), open), ...others]);
}

function placesIn(key: string, file: SourceFile, found: Node | null | undefined, open: Open): [string, TextNode][] {
  const node = unwrapped(found ?? undefined);
  const under = (name: string | number) => (key === '' ? String(name) : `${key}.${name}`);
  if (node?.type === 'Identifier') {
    const imported = file.imports.get(node.name);
    // What comes from the contract, such as the name of the product, is a text itself.
    if (imported && !imported.from.startsWith('#')) return [[key, { file, node: node as Expression }]];
    const other = imported ? open(imported.from.slice(1)) : file;
    return placesIn(key, other, other.declared.get(imported?.name ?? node.name), open);
  }
  if (node?.type === 'ObjectExpression')
    return node.properties.flatMap((property) =>
      property.type === 'SpreadElement'
        ? placesIn(key, file, property.argument, open)
        : placesIn(under(nameOf(property.key)), file, property.value, open),
    );
  if (node?.type === 'ArrayExpression')
    return node.elements.flatMap((element, index) => placesIn(under(index), file, element, open));
  return node ? [[key, { file, node: node as Expression }]] : [];
}

function nameOf(node: Node): string {
  if (node.type === 'Literal') return String(node.value);
  if (node.type !== 'Identifier') throw new Error(`A key of a catalogue is ${node.type}.`);
  return node.name;
}

/** Returns the expression without types and brackets around it. */
export function unwrapped(node: Node | undefined): Node | undefined {
  const wraps =
    node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression' || node?.type === 'ParenthesizedExpression';
  return wraps ? unwrapped(node.expression) : node;
}

/** Returns the line of a place, counted from 1. */
export function lineOf({ file, node }: TextNode): number {
  return file.source.slice(0, node.start).split('\n').length;
}

function parsed(path: string, source: string): SourceFile {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  return { path, source, ...namesOf(program) };
}

function namesOf(program: Program): Pick<SourceFile, 'imports' | 'declared'> {
  const imports: SourceFile['imports'] = new Map();
  const declared: SourceFile['declared'] = new Map();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration')
      for (const each of statement.specifiers)
        if (each.type === 'ImportSpecifier')
          imports.set(each.local.name, { from: statement.source.value, name: nameOf(each.imported) });
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations) if (id.type === 'Identifier' && init) declared.set(id.name, init);
    if (declaration?.type === 'FunctionDeclaration' && declaration.id) declared.set(declaration.id.name, declaration);
  }
  return { imports, declared };
}
