// Tests what is cut from the texts of mail programs in four languages, and how long it takes for hostile texts.
import { describe, expect, it, test } from 'vitest';
import { ownTextOf, withoutSignatureOf } from '#incoming-mails/cut-quotes.ts';
import { textOfHtml } from '#incoming-mails/html-text.ts';

const own = 'The budget is approved.\n\nWe can start.';
const quoted = '> Is the budget approved?\n> \n> Ann';

/** What mail programs put below an answer. */
const answers: Record<string, string> = {
  'Gmail, English': `On Mon, 23 Nov 2026 at 10:12, Ann Example <ann@example.com> wrote:\n\n${quoted}`,
  'Gmail, broken into two lines': `On Mon, 23 Nov 2026 at 10:12, Ann Example of the department of long names\n<ann@example.com> wrote:\n\n${quoted}`,
  'Gmail, German': `Am Mo., 23. Nov. 2026 um 10:12 Uhr schrieb Ann Example <ann@example.com>:\n\n${quoted}`,
  'Gmail, Spanish': `El lun, 23 nov 2026 a las 10:12, Ann Example (<ann@example.com>) escribió:\n\n${quoted}`,
  'Gmail, French': `Le lun. 23 nov. 2026 à 10:12, Ann Example <ann@example.com> a écrit :\n\n${quoted}`,
  'Gmail, French, no-break space': `Le lun. 23 nov. 2026 à 10:12, Ann Example <ann@example.com> a écrit\u00a0:\n\n${quoted}`,
  'Apple Mail, English': `> On 23 Nov 2026, at 10:12, Ann Example <ann@example.com> wrote:\n> \n${quoted}`,
  'Apple Mail, German': `> Am 23.11.2026 um 10:12 schrieb Ann Example <ann@example.com>:\n> \n${quoted}`,
  'Thunderbird, English': `On 11/23/26 10:12, Ann Example wrote:\n${quoted}`,
  'Thunderbird, German': `Am 23.11.26 um 10:12 schrieb Ann Example:\n${quoted}`,
  'Thunderbird, Spanish': `El 23/11/26 a las 10:12, Ann Example escribió:\n${quoted}`,
  'Thunderbird, French': `Le 23/11/2026 à 10:12, Ann Example a écrit :\n${quoted}`,
  'Outlook, English':
    '________________________________\nFrom: Ann Example <ann@example.com>\nSent: Monday, November 23, 2026 10:12 AM\nTo: Bob <bob@example.com>\nSubject: Budget\n\nIs the budget approved?',
  'Outlook, bold': '*From:* Ann Example\n*Sent:* Monday\n*To:* Bob\n*Subject:* Budget\n\nIs the budget approved?',
  'Outlook, German':
    'Von: Ann Example <ann@example.com>\nGesendet: Montag, 23. November 2026 10:12\nAn: Bob\nBetreff: Budget\n\nIst das Budget genehmigt?',
  'Outlook, Spanish':
    'De: Ann Example\nEnviado el: lunes, 23 de noviembre de 2026 10:12\nPara: Bob\nAsunto: Presupuesto\n\n¿Está aprobado?',
  'Outlook, French':
    'De : Ann Example\nEnvoyé : lundi 23 novembre 2026 10:12\nÀ : Bob\nObjet : Budget\n\nLe budget est-il approuvé ?',
  'Outlook, old, English': '-----Original Message-----\nFrom: Ann\nSent: Monday\n\nIs the budget approved?',
  'Outlook, old, German': '-----Ursprüngliche Nachricht-----\nVon: Ann\n\nIst das Budget genehmigt?',
  'Outlook, old, Spanish': '-----Mensaje original-----\nDe: Ann\n\n¿Está aprobado?',
  'Outlook, old, French': '-----Message d’origine-----\nDe : Ann\n\nEst-il approuvé ?',
  'another program': `-------- Original Message --------\nSubject: Budget\n\nIs the budget approved?`,
  'quoted lines alone': quoted,
};

describe('an answer', () => {
  it.each(Object.entries(answers))('of %s keeps the own text alone', (_, below) => {
    expect(ownTextOf(`${own}\n\n${below}`)).toEqual({ text: own, quoteCut: true });
  });

  it.each([
    '-- \nBob Example\nAccounting',
    '--\nBob',
    'Sent from my iPhone',
    'Von meinem iPhone gesendet',
    'Enviado desde mi iPhone',
    'Envoyé de mon iPhone',
    'Get Outlook for iOS<https://aka.ms/o0ukef>',
    'Holen Sie sich Outlook für Android',
    'Obtener Outlook para iOS',
    'Obtenir Outlook pour Android',
  ])('loses the signature %j', (signature) => {
    expect(ownTextOf(`${own}\n\n${signature}\n\n${answers['Gmail, English']}`).text).toBe(own);
    expect(withoutSignatureOf(`${own}\n\n${signature}`)).toBe(own);
  });

  it('keeps what stands between quoted lines', () => {
    const text = 'On Monday, Ann wrote:\nnot a quotation\n> First?\nYes.\n\n> Second?\nNo.';
    expect(ownTextOf(text).text).toBe('On Monday, Ann wrote:\nnot a quotation\nYes.\n\nNo.');
  });

  it.each([
    'On Monday we wrote: that is the plan.\nIt holds.',
    'From: the beginning\nTo be or not to be',
    'Von: Anfang an',
    '--\nA text that begins with the mark',
    '- one\n- two',
    '-- not a signature',
    'Am Montag: Treffen',
    'On the whole: good.\n\nBest',
  ])('keeps %j', (text) => {
    expect(ownTextOf(text)).toEqual({ text, quoteCut: false });
  });

  it('without a text of its own is empty', () => {
    for (const below of Object.values(answers)) expect(ownTextOf(below).text).toBe('');
  });
});

describe('HTML', () => {
  it.each([
    [
      'Gmail',
      '<div dir="ltr">Yes.</div><br><div class="gmail_quote gmail_quote_container"><div class="gmail_attr">On Mon wrote:</div><blockquote class="gmail_quote">No?</blockquote></div>',
    ],
    [
      'Apple Mail',
      '<html><head><style>p{}</style></head><body>Yes.<br><blockquote type="cite"><div>On Mon, Ann wrote:</div>No?</blockquote></body></html>',
    ],
    [
      'Thunderbird',
      '<p>Yes.</p><div class="moz-cite-prefix">On Mon, Ann wrote:<br></div><blockquote type="cite" cite="mid:1">No?</blockquote>',
    ],
    [
      'Outlook',
      '<div>Yes.</div><hr><div id="divRplyFwdMsg"><b>From:</b> Ann<br><b>Sent:</b> Monday<br><b>To:</b> Bob<br><b>Subject:</b> x<br></div><div>No?</div>',
    ],
  ])('of %s loses the quoted mail', (_, html) => {
    expect(ownTextOf(textOfHtml(html, true).text).text.replace(/\n*-+$/, '')).toBe('Yes.');
    expect(textOfHtml(html, false).text).toContain('No?');
  });

  it('shows neither scripts nor styles, and each line break once', () => {
    const html =
      '<title>t</title><script>alert(1)</script><style>a{}</style>a<br>b</br>c<p>d &amp; &lt;e&gt;</p><img src="cid:x@y"><img alt="f">';
    expect(textOfHtml(html, true).text).toBe('a\nb\nc\n\nd & <e>\n\n[cid:x@y] f');
  });
});

test('hostile texts take no longer than plain ones', () => {
  const size = 100_000;
  const texts = [
    '>'.repeat(size),
    '> '.repeat(size),
    '\n'.repeat(size),
    'On '.repeat(size / 3),
    `On ${'a\n'.repeat(size / 2)}wrote:`,
    'On x\n'.repeat(size / 5),
    'From:\n'.repeat(size / 6),
    'From: \n\n'.repeat(size / 8),
    '-'.repeat(size),
    '-----Original Message'.repeat(size / 21),
    '-- \n'.repeat(size / 4),
    'Sent from my \n'.repeat(size / 14),
    `${' '.repeat(size)}x`,
    '*'.repeat(size),
    '_____\n'.repeat(size / 6),
    'a écrit :\n'.repeat(size / 10),
  ];
  const pages = [
    '<b>'.repeat(size / 3) + '</i>'.repeat(size / 4),
    '<div>'.repeat(size / 5),
    '<'.repeat(size),
    '<p '.repeat(size / 3),
    '&'.repeat(size),
    '<blockquote type=cite>'.repeat(size / 22),
    '</br>'.repeat(size / 5),
    `<a href="${'x'.repeat(size)}">y</a>`,
    '<a href=x>'.repeat(size / 10),
    `<p class="${'gmail '.repeat(size / 6)}">`,
    '<!--'.repeat(size / 4),
    '<table><tr><td>'.repeat(size / 15),
  ];
  const started = performance.now();
  for (const text of texts) ownTextOf(text);
  for (const page of pages) textOfHtml(page, true);
  expect(performance.now() - started).toBeLessThan(10_000);
});
