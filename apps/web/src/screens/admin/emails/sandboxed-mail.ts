// Makes the HTML of a mail safe to show in a frame.

/** Returns a document that loads nothing, not even from this server, opens no links, and has the given colour scheme. */
export function sandboxedMail(html: string, dark: boolean): string {
  const seal = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><base target="_blank">`;
  const shown = html.replaceAll(/\(prefers-color-scheme:\s*dark\)/g, dark ? 'all' : 'not all');
  return shown.includes('<head>') ? shown.replace('<head>', `<head>${seal}`) : seal + shown;
}

/** Returns whether the page is dark, which is the first colour scheme of a mail on it. */
export function isPageDark(): boolean {
  return document.documentElement.dataset['theme'] === 'dark';
}
