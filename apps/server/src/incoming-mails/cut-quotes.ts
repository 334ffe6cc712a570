// Cuts what a mail program added to a person's own text: the quoted mail and the signature, in four languages. Each line is looked
// at a constant number of times, whatever it contains.

/** Lines that begin the quoted mail in Outlook, Thunderbird and others: a word between dashes. */
const dashed = [
  ...['original message', 'forwarded message', 'begin forwarded message', 'original appointment'],
  ...['ursprüngliche nachricht', 'originalnachricht', 'original-nachricht', 'weitergeleitete nachricht', 'ursprünglicher termin'],
  ...['mensaje original', 'mensaje reenviado', 'message d’origine', "message d'origine", 'message original', 'message transféré'],
  ...['message initial', 'e-mail d’origine', "e-mail d'origine"],
];

/** The words before a colon in the head of a quoted mail, by what they mean. */
const from = ['from', 'von', 'de', 'expéditeur', 'absender', 'remitente'];
const rest = [
  ...['sent', 'date', 'to', 'cc', 'subject', 'reply-to', 'importance'],
  ...['gesendet', 'datum', 'an', 'betreff', 'antwort an', 'wichtigkeit'],
  ...['enviado', 'enviado el', 'fecha', 'para', 'asunto', 'responder a'],
  ...['envoyé', 'à', 'objet', 'répondre à', 'destinataire'],
];
/** Characters before the colon, with marks of bold text. */
const longestField = 40;

/** The beginning and the end of the line above a quotation: “On Monday, Ann wrote:”. */
const attributions: readonly (readonly [begin: readonly string[], end: readonly string[]])[] = [
  [['on '], [' wrote:', ' writes:', '> wrote:']],
  [
    ['am ', 'um '],
    [' schrieb:', ' schrieb', ' geschrieben:'],
  ],
  [['el '], [' escribió:', ' escribió']],
  [['le '], [' a écrit :', ' a écrit:', ' a écrit\u00a0:', ' a écrit\u202f:']],
];
/** Names may follow the verb in German: “Am 3. Mai schrieb Ann:”. */
const verbWithin = [' schrieb ', ' escribió '];
/** An attribution may be broken into so many lines, each of at most this length. */
const attributionLines = 3;
const longestLine = 500;

/** Lines that phones and programs add below a text. */
const adverts = [
  ...['sent from my ', 'sent from outlook', 'get outlook for ', 'sent from mail for windows', 'sent from yahoo mail'],
  ...[
    'von meinem ',
    'gesendet von mail',
    'gesendet von outlook',
    'outlook für ',
    'holen sie sich outlook',
    'diese nachricht wurde von meinem',
  ],
  ...['enviado desde ', 'obtener outlook para ', 'obtén outlook para ', 'enviado do meu'],
  ...[
    'envoyé de mon ',
    'envoyé depuis ',
    'envoyé à partir de ',
    'obtenir outlook pour ',
    'télécharger outlook pour ',
    'provenance : courrier',
  ],
];
const longestAdvert = 120;

export interface OwnText {
  /** The person's own text. */
  text: string;
  /** What was quoted was cut. */
  quoteCut: boolean;
}

/** Returns a text without the quoted mail and the signature. */
export function ownTextOf(text: string): OwnText {
  const lines = text.split('\n');
  const end = quoteStart(lines);
  const own = withoutQuotedLines(lines.slice(0, end));
  const cut = end < lines.length || own.cut;
  return { text: joined(withoutSignature(own.lines)), quoteCut: cut && own.text !== text.trim() };
}

/** Returns a text without the signature, with everything that it quotes. */
export function withoutSignatureOf(text: string): string {
  return joined(withoutSignature(text.split('\n')));
}

function joined(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns the index of the first line of the quoted mail; the number of lines if there is none. */
function quoteStart(lines: readonly string[]): number {
  for (let at = 0; at < lines.length; at++) {
    const line = plain(lines[at] ?? '');
    if (line === '') continue;
    if (isDashed(line) || isHead(lines, at)) return beforeRule(lines, at);
    if (isAttribution(lines, at)) return at;
  }
  return lines.length;
}

/** Outlook draws a line above the head of the quoted mail. */
function beforeRule(lines: readonly string[], at: number): number {
  let start = at;
  while (start > 0 && (lines[start - 1] ?? '').trim() === '') start -= 1;
  return start > 0 && /^[_-]{5,}$/.test((lines[start - 1] ?? '').trim().slice(0, longestLine)) ? start - 1 : at;
}

function isDashed(line: string): boolean {
  if (line.length > longestLine || !line.startsWith('-')) return line.length < longestLine && line === 'begin forwarded message:';
  const isMark = (character: string | undefined) => character !== undefined && /[-\s:]/.test(character);
  let [start, end] = [0, line.length];
  while (isMark(line[start])) start += 1;
  while (end > start && isMark(line[end - 1])) end -= 1;
  return dashed.includes(line.slice(start, end));
}

/** Whether a line begins the head of a quoted mail: a sender, and at least two of the other fields in the next lines. */
function isHead(lines: readonly string[], at: number): boolean {
  if (!from.includes(fieldOf(lines[at] ?? ''))) return false;
  let fields = 0;
  for (let next = at + 1; next < Math.min(lines.length, at + 8); next++)
    if (rest.includes(fieldOf(lines[next] ?? ''))) fields += 1;
  return fields >= 2;
}

function fieldOf(line: string): string {
  const colon = line.indexOf(':');
  if (colon < 0 || colon > longestField) return '';
  return plain(line.slice(0, colon))
    .replaceAll(/[*_\s\u00a0\u202f]+/g, ' ')
    .trim();
}

/** Whether an attribution begins at a line: it ends with a colon after a verb, and nothing but the quotation follows it. */
function isAttribution(lines: readonly string[], at: number): boolean {
  let whole = '';
  const first = plain((lines[at] ?? '').slice(0, longestLine));
  const attribution = attributions.find(([begins]) => begins.some((begin) => first.startsWith(begin)));
  if (!attribution) return false;
  for (let next = at; next < Math.min(lines.length, at + attributionLines); next++) {
    const line = plain((lines[next] ?? '').slice(0, longestLine));
    if (line === '') return false;
    whole = `${whole} ${line}`;
    const ends =
      attribution[1].some((end) => whole.endsWith(end)) ||
      (whole.endsWith(':') && verbWithin.some((verb) => whole.includes(verb)));
    if (ends) return isQuotation(lines, next + 1);
  }
  return false;
}

/** Whether the next line with a text is quoted, or there is none. */
function isQuotation(lines: readonly string[], from: number): boolean {
  for (let at = from; at < Math.min(lines.length, from + 4); at++) {
    const line = (lines[at] ?? '').trim();
    if (line !== '') return line.startsWith('>');
  }
  return true;
}

/** Removes lines that begin with a quotation mark; answers between them stay. */
function withoutQuotedLines(lines: readonly string[]): { lines: string[]; text: string; cut: boolean } {
  const remaining = lines.filter((line) => !line.trimStart().startsWith('>'));
  return { lines: remaining, text: remaining.join('\n').trim(), cut: remaining.length < lines.length };
}

function withoutSignature(lines: readonly string[]): string[] {
  // A text that begins with the mark is no signature.
  const mark = lines.findIndex((line, at) => at > 0 && (line === '-- ' || line === '--' || line === '--\u00a0'));
  const remaining = mark < 0 ? [...lines] : lines.slice(0, mark);
  for (;;) {
    const last = remaining.findLastIndex((line) => line.trim() !== '');
    const line = plain((remaining[last] ?? '').slice(0, longestAdvert + 1));
    if (last < 0 || line.length > longestAdvert || !adverts.some((advert) => line.startsWith(advert))) return remaining;
    remaining.length = last;
  }
}

function plain(line: string): string {
  return line.trim().replaceAll('*', '').toLowerCase();
}
