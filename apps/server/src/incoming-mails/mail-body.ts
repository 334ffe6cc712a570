// The text of a mail, with or without what it quotes, and the attachments that belong to it.
import { incomingMailLimits } from '@app/contract/incoming-mails/incoming-mails.limits.ts';
import { clean } from '#incoming-mails/clean.ts';
import { ownTextOf, withoutSignatureOf } from '#incoming-mails/cut-quotes.ts';

/** A file of a mail. */
export interface MailAttachment {
  name: string | null;
  contentId: string | undefined;
  /** What the mail says about its type, in lower case. */
  type: string;
  content: Uint8Array;
}

export interface MailBody {
  text: string;
  quoteCut: boolean;
  /** It is not the whole text, because that is too long to be read. */
  isCut: boolean;
  /** The places of the attachments that are worth keeping with this text. */
  files: number[];
}

interface MailBodyInput {
  text: string | undefined;
  html: string | undefined;
  isCut: boolean;
  attachments: readonly MailAttachment[];
}

/** Returns the body of a mail, without its signature and, if asked, without what it quotes. */
export async function bodyOf({ text, html, isCut, attachments }: MailBodyInput, cutQuote: boolean): Promise<MailBody> {
  const plain = text?.trim();
  let whole = plain ?? '';
  let htmlCut = false;
  if (!plain && html !== undefined) {
    const { textOfHtml } = await import('#incoming-mails/html-text.ts');
    const read = textOfHtml(html, cutQuote);
    whole = clean(read.text).slice(0, incomingMailLimits.text);
    htmlCut = read.quoteCut;
  }
  const own = cutQuote ? ownTextOf(whole) : { text: withoutSignatureOf(whole), quoteCut: false };
  const files = ownFiles(attachments, { text: own.text, whole: htmlCut ? `${whole}\n${html ?? ''}` : whole });
  return { text: own.text, quoteCut: htmlCut || own.quoteCut, isCut, files };
}

/** Signatures of mail programs: they say something about the mail and nothing to a reader. */
const signatures = ['application/pkcs7-signature', 'application/x-pkcs7-signature', 'application/pgp-signature'];

/**
 * Returns the places of the attachments that are worth keeping. Pictures of the part that was cut belong to it, and a tiny picture
 * within the text is a decoration.
 */
function ownFiles(attachments: readonly MailAttachment[], { text, whole }: { text: string; whole: string }): number[] {
  const isOwn = ({ name, contentId, type, content }: MailAttachment) => {
    if (signatures.includes(type)) return false;
    if (contentId && type.startsWith('image/') && content.byteLength < incomingMailLimits.decoration) return false;
    const marks = [...(contentId ? [`cid:${contentId}`] : []), ...(contentId && name ? [`[image: ${name}]`] : [])];
    return !marks.some((mark) => whole.includes(mark)) || marks.some((mark) => text.includes(mark));
  };
  return attachments.flatMap((file, index) => (isOwn(file) ? [index] : []));
}
