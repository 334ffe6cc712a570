// Turns the wiki markup of Jira into Markdown.

const code = /\{(?:code|noformat)(?::[^}\n]{0,100})?\}/g;

/** Returns the text in Markdown. Code stays as it is. */
export function jiraMarkup(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .split(code)
    .map((part, at) => (at % 2 === 1 ? `\`\`\`\n${part.replace(/^\n|\n$/g, '')}\n\`\`\`` : prose(part)))
    .join('');
}

function prose(text: string): string {
  return text.split('\n').map(line).join('\n');
}

function line(text: string): string {
  const heading = /^h([1-6])\. (.*)$/.exec(text);
  if (heading) return `${'#'.repeat(Number(heading[1]))} ${inline(heading[2] ?? '')}`;
  const item = /^([*#-]{1,6}) (.*)$/.exec(text);
  if (item) {
    const marks = item[1] ?? '';
    return `${'  '.repeat(marks.length - 1)}${marks.endsWith('#') ? '1.' : '-'} ${inline(item[2] ?? '')}`;
  }
  return text.startsWith('bq. ') ? `> ${inline(text.slice(4))}` : inline(text);
}

function inline(text: string): string {
  return text
    .replace(/\[([^\]|\n[]{1,500})\|([^\]|\s[]{1,2000})\]/g, '[$1]($2)')
    .replace(/\[((?:https?|mailto):[^\]|\s[]{1,2000})\]/g, '<$1>')
    .replace(/(^|[\s(])\*(\S[^*\n]{0,500}?)\*(?=$|[\s).,;:!?])/g, '$1**$2**')
    .replace(/\{\{([^{}\n]{1,500})\}\}/g, '`$1`');
}
