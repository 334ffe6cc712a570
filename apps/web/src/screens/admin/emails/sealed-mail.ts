// The text of a mail as it may be shown in a frame.

/** The document loads nothing, not even from here, its links open nowhere, and it is as dark as is asked for. */
export function sealedMail(html: string, dark: boolean): string {
  const seal = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><base target="_blank">`;
  const shown = html.replaceAll(/\(prefers-color-scheme:\s*dark\)/g, dark ? 'all' : 'not all');
  return shown.includes('<head>') ? shown.replace('<head>', `<head>${seal}`) : seal + shown;
}

/** Whether the page is dark, as a mail on it begins. */
export function isPageDark(): boolean {
  return document.documentElement.dataset['theme'] === 'dark';
}
