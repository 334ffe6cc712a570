// Splits a text into addresses of pages and the words between them. Pure.

export interface AddressPart {
  text: string;
  isAddress: boolean;
}

/** What a sentence has behind an address, and a bracket that has no other one within it. */
const behind = /[.,;:!?'"\u2019\u201d]+$/;

export function addressParts(text: string): AddressPart[] {
  return text.split(/(\bhttps?:\/\/[^\s<>]+)/i).flatMap((part, at): AddressPart[] => {
    if (part === '') return [];
    if (at % 2 === 0) return [{ text: part, isAddress: false }];
    const address = trimmed(part);
    const rest = part.slice(address.length);
    return [{ text: address, isAddress: true }, ...(rest === '' ? [] : [{ text: rest, isAddress: false }])];
  });
}

function trimmed(address: string): string {
  const bare = address.replace(behind, '');
  const count = (sign: string) => bare.split(sign).length;
  return bare.endsWith(')') && count(')') > count('(') ? trimmed(bare.slice(0, -1)) : bare;
}
