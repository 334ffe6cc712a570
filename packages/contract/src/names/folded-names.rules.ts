// Compares names and words without case and accents.

/** Returns a text in lower case, without accents. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[!-~]*$/.test(lower)) return lower;
  return lower.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('’', "'").replaceAll('‘', "'");
}

/** Returns the letters and digits of a name: two spellings with the same key are the same name. */
export function nameKey(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]/gu, '');
}
