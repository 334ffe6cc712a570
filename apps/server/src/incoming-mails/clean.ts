// Removes from texts of mails what cannot be stored.

/** Removes what a database cannot store and nobody can read: control characters and halves of characters. */
export function clean(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(controls, '').toWellFormed();
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this removes
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
