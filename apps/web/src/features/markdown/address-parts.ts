// Splits a text into addresses of pages and the words between them. Pure.

export interface AddressPart {
  text: string;
  isAddress: boolean;
}

/** What a sentence has behind an address. */
const behind = new Set('.,;:!?\'"\u2019\u201d');

export function addressParts(text: string): AddressPart[] {
  return text.split(/(\bhttps?:\/\/[^\s<>]+)/i).flatMap((part, at): AddressPart[] => {
    if (part === '') return [];
    if (at % 2 === 0) return [{ text: part, isAddress: false }];
    const address = trimmed(part);
    const rest = part.slice(address.length);
    return [{ text: address, isAddress: true }, ...(rest === '' ? [] : [{ text: rest, isAddress: false }])];
  });
}

/** Leaves out what belongs to the sentence: its signs, and closing brackets that no other one within the address opens. */
function trimmed(address: string): string {
  const count = (sign: string) => address.split(sign).length;
  let unopened = count(')') - count('(');
  let end = address.length;
  for (; end > 0; end--) {
    const sign = address[end - 1] ?? '';
    if (sign === ')' && unopened > 0) unopened -= 1;
    else if (!behind.has(sign)) break;
  }
  return address.slice(0, end);
}
