// Prepares a typed sentence for matching: separates contractions and apostrophes from the words.

/** Returns the text with possessives and French elisions as words of their own. */
export function spokenText(text: string): string {
  return (
    text
      .replace(/[’‘]/g, "'")
      // « Les Ventes ont-elles … »
      .replace(/(?<![\p{L}\p{N}])(ont|sont|peuvent|doivent|vont|avons|avez)-(?:ils|elles|nous|vous)(?!\p{L})/giu, '$1')
      .replace(/(?<![\p{L}\p{N}])(p[0-3])-(?=\p{L})/giu, '$1 ')
      .replace(/(\p{L})'s(?![\p{L}'])/giu, (whole, before: string, at: number) =>
        /(?:what|who|where|when|how|let|it|that|there)$/i.test(text.slice(Math.max(0, at - 6), at + 1)) ? whole : `${before} s `,
      )
      .replace(/(?<![\p{L}\p{N}'])(d|l|j|m|n|s|t|c)'(?=\p{L})/giu, (whole, _letter: string, at: number) =>
        keptElisions.test(text.slice(at, at + 8)) ? whole : `${whole.slice(0, -1)} `,
      )
      .replace(/(?<![\p{L}\p{N}'])qu'(?=\p{L})/giu, 'que ')
  );
}

/** Phrases of dates that are written with the apostrophe: d’ici, d’avril, l’année, l’an prochain. */
const keptElisions = /^(?:d.(?:ici|avril|août|aout|octobre|année)|l.(?:année|an )|j.ai)/i;
