// Takes links and images out of a model's words before they become text of a task, which is shown as Markdown. Pure.

/** A usual Markdown link, image or mention with its label, and the part that makes any of them one. */
const link = /!?\[([^\][]{0,1000})\]\(([^()\s]{0,2000})\)/g;
const target = /\]\(([^)]*)/g;
/** Addresses that the Markdown of tasks turns into links by themselves. */
const address = /(?:\b[a-z][a-z0-9+.-]{1,30}:\/\/|\bwww\.|\bmailto:)[^\s<>]*/gi;
const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu;
const closing = /[)\].,;:!?'"*_`]{1,9}$/;

/** Returns the text without every link, image, mention and address that the source, which people wrote, does not have. */
export function withoutNewLinks(text: string, source: string): string {
  return text
    .replace(link, (whole, label: string) => (source.includes(whole) ? whole : label))
    .replace(target, (whole, at: string) => (source.includes(whole) ? whole : `] (${at}`))
    .replace(address, (found) => {
      const end = closing.exec(found)?.[0] ?? '';
      return source.includes(found.slice(0, found.length - end.length)) ? found : end;
    })
    .replace(email, (found) => (source.includes(found) ? found : ''));
}
