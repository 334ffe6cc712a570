// The plain text of a mail, for readers and programs without HTML.

const marks: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The text of clean HTML: blocks become paragraphs, links show where they lead. */
export function plainText(html: string): string {
  const text = html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gi, (_, href: string, said: string) => linkText(href, said))
    .replaceAll(/<img\b[^>]*\balt="([^"]*)"[^>]*>/gi, '$1')
    .replaceAll(/<br\b[^>]*>/gi, '\n')
    .replaceAll(/<li\b[^>]*>/gi, '\n- ')
    .replaceAll(/<hr\b[^>]*>/gi, '\n\n---\n\n')
    .replaceAll(/<\/t[hd]>\s*<t[hd]\b[^>]*>/gi, ': ')
    .replaceAll(/<\/tr>/gi, '\n')
    .replaceAll(/<\/?(p|h[1-4]|div|ul|ol|blockquote|pre|table|center)\b[^>]*>/gi, '\n\n')
    .replaceAll(/<[^>]*>/g, '');
  return decoded(text)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function linkText(href: string, said: string): string {
  const words = said.replaceAll(/<[^>]*>/g, '').trim();
  return words === '' || words === href ? href : `${words} (${href})`;
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name = '') => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    return marks[name.toLowerCase()] ?? whole;
  });
}
