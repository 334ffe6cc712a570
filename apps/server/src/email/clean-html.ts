// Sanitizes the HTML of administrators and adds the product's styles: no scripts, no forms, no style that affects anything
// outside its element.
import { buttonStyle, tagStyles } from '@app/texts/sentences/mails.ts';
import type { Transformer } from 'sanitize-html';

const size = [/^\d{1,4}(\.\d+)?(px|em|rem|pt|%)?$/, /^auto$/];
const sizes = [/^((\d{1,4}(\.\d+)?(px|em|rem|pt|%)?|auto)\s*){1,4}$/];
const colors = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/, /^[a-z]{3,20}$/i];
const line = [/^[\w\s#.,()%-]{1,60}$/];

const styles = {
  color: colors,
  'background-color': colors,
  'font-size': size,
  'line-height': size,
  'font-weight': [/^(normal|bold|\d{3})$/],
  'font-style': [/^(normal|italic)$/],
  'font-family': [/^[\w\s,'"-]{1,200}$/],
  'text-align': [/^(left|right|center|justify)$/],
  'text-decoration': [/^(none|underline|line-through)$/],
  'vertical-align': [/^(top|middle|bottom|baseline)$/],
  margin: sizes,
  'margin-top': size,
  'margin-right': size,
  'margin-bottom': size,
  'margin-left': size,
  padding: sizes,
  'padding-top': size,
  'padding-right': size,
  'padding-bottom': size,
  'padding-left': size,
  width: size,
  'max-width': size,
  height: size,
  border: line,
  'border-top': line,
  'border-bottom': line,
  'border-left': line,
  'border-right': line,
  'border-radius': sizes,
  'border-collapse': [/^(collapse|separate)$/],
  display: [/^(block|inline|inline-block|none)$/],
};

const tags =
  'h1 h2 h3 h4 p br hr div span center strong b em i u s small sub sup a ul ol li blockquote code pre table thead tbody tfoot tr th td img'.split(
    ' ',
  );
/** Elements to remove if they are empty, such as a paragraph whose only placeholder has no value. */
const empty = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'li', 'blockquote', 'pre']);

/** Returns sanitized HTML; a link to `loginLink` without a style of its own becomes a button. */
export async function cleanHtml(html: string, loginLink: string): Promise<string> {
  // Loaded with the first mail, because it would delay the start.
  const { default: sanitize } = await import('sanitize-html');
  return sanitize(html, {
    allowedTags: tags,
    allowedAttributes: {
      '*': ['style', 'align', 'dir'],
      a: ['href', 'title', 'class'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      table: ['width', 'cellpadding', 'cellspacing', 'border', 'role'],
      td: ['colspan', 'rowspan', 'valign', 'width'],
      th: ['colspan', 'rowspan', 'valign', 'width', 'scope'],
    },
    allowedClasses: { a: ['button'] },
    allowedStyles: { '*': styles },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    // The parser's time grows with depth for each tag; no real mail is nested this deeply.
    nestingLimit: 60,
    exclusiveFilter: ({ tag, text, mediaChildren }) => empty.has(tag) && text.trim() === '' && mediaChildren.length === 0,
    transformTags: {
      ...Object.fromEntries(Object.entries(tagStyles).map(([tag, looks]) => [tag, withLooks(looks)])),
      a: (tagName, attributes) => {
        const button = attributes['href'] === loginLink && !attributes['style'];
        const { class: _, ...rest } = attributes;
        return { tagName, attribs: button ? { ...rest, class: 'button', style: buttonStyle } : rest };
      },
    },
  });
}

/** Adds the default style of a tag before the author's own. */
function withLooks(looks: string): Transformer {
  return (tagName, attributes) => ({
    tagName,
    attribs: { ...attributes, style: [looks, attributes['style']].filter(Boolean).join(';') },
  });
}
