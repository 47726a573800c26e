import { mailFrameTexts as frame } from './mail-frame.ts';
import type { MailText } from './mail-parts.ts';

/** What a mail's frame needs to know. */
export interface MailReader {
  /** How they are greeted; empty when nobody knows. */
  readonly name: string;
  /** The address of the product, for the last lines. */
  readonly site: string;
  /** Who stands behind the product, a line each. */
  readonly house?: readonly string[];
  /** They have no account: they wrote to support. */
  readonly isVisitor?: boolean;
  /** The link that ends mails of this kind; null for required ones. */
  readonly unsubscribeUrl: string | null;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail as text and as a page. Both hold the same words, numbers and links. */
export function renderMail(mail: MailText, reader: MailReader): RenderedMail {
  return { subject: oneLine(mail.subject), text: asText(mail, reader), html: asHtml(mail, reader) };
}

/** Names that people typed stand in it: a line break would begin another header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be taken out.
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();

const why = ({ isVisitor = false, site }: MailReader) => (isVisitor ? frame.whySupport : frame.why)(site);

function asText(mail: MailText, reader: MailReader): string {
  const { facts = [], items = [], quotes = [], action, notes = [] } = mail;
  const parts = [
    frame.greeting(oneLine(reader.name)),
    mail.title,
    ...mail.paragraphs,
    ...items.map((item) =>
      [
        `- ${item.title}`,
        `  ${item.detail}`,
        ...(item.amount === undefined ? [] : [`  ${item.amount}`]),
      ].join('\n'),
    ),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...quotes.map(({ label, text }) => `${label}:\n${text.replace(/^/gm, '> ')}`),
    action === undefined ? '' : `${action.label}:\n${action.link}`,
    ...notes,
  ];
  const foot = [
    `${frame.brand} · ${frame.play}`,
    ...(reader.house ?? []),
    why(reader),
    ...(reader.unsubscribeUrl === null ? [] : [`${frame.unsubscribe}:\n${reader.unsubscribeUrl}`]),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n\n--\n${foot.join('\n')}\n`;
}

export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const style = {
  body: 'margin:0;padding:0;background:#f3f4f6',
  page: `background:#f3f4f6;color:#1f2933;${font};font-size:16px;line-height:1.5`,
  card: 'padding:28px 24px;background:#ffffff;border-radius:12px',
  brand: 'margin:0 0 20px;color:#0e6b50;font-weight:700;letter-spacing:.02em',
  title: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  paragraph: 'margin:0 0 16px',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  label: 'padding:6px 12px 6px 0;text-align:left;vertical-align:top;font-weight:400;color:#52606d',
  value: 'padding:6px 0;text-align:right;vertical-align:top;font-weight:600',
  amount: 'padding:8px 0;text-align:right;vertical-align:top;font-weight:600;white-space:nowrap',
  item: 'padding:8px 12px 8px 0;text-align:left;vertical-align:top',
  quote:
    'margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid #9aa5b1;white-space:pre-wrap;overflow-wrap:anywhere',
  button: 'border-radius:8px;background:#0e6b50;mso-padding-alt:12px 20px',
  buttonLink: 'display:inline-block;padding:12px 20px;color:#ffffff;font-weight:600;text-decoration:none',
  small: 'margin:0 0 8px;font-size:13px;overflow-wrap:anywhere',
  hint: 'margin:0 0 16px;font-size:13px;overflow-wrap:anywhere',
  foot: 'padding:16px 24px 0;font-size:13px',
  link: 'color:inherit;text-decoration:underline',
} as const;

// Tables and bgcolor, as some mail programs lay pages out with what a word processor knows.
// Readers that know dark mode take these; the others invert, or leave the light colours, which are whole by themselves.
const dark =
  '@media (prefers-color-scheme: dark){.page{background:#11161c!important;color:#e6eaf0!important}.card{background:#1b222b!important}.brand{color:#3ccb9b!important}.label{color:#aab4c0!important}}';

function asHtml(mail: MailText, reader: MailReader): string {
  const { action, facts = [], items = [], quotes = [], notes = [] } = mail;
  const paragraph = (text: string) => `<p style="${style.paragraph}">${escapeHtml(text)}</p>`;
  const unsubscribe =
    reader.unsubscribeUrl === null
      ? ''
      : `<p style="${style.small}"><a href="${escapeHtml(reader.unsubscribeUrl)}" style="${style.link}">${escapeHtml(frame.unsubscribe)}</a></p>`;
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(oneLine(mail.subject))}</title>
<style>${dark}</style>
</head>
<body class="page" style="${style.body}">
<table role="presentation" class="page" width="100%" bgcolor="#f3f4f6" cellpadding="0" cellspacing="0" style="${style.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;text-align:left"><tr><td class="card" bgcolor="#ffffff" style="${style.card}">
<p class="brand" style="${style.brand}">${escapeHtml(frame.brand)}</p>
<p style="${style.paragraph}">${escapeHtml(frame.greeting(oneLine(reader.name)))}</p>
<h1 style="${style.title}">${escapeHtml(mail.title)}</h1>
${[
  ...mail.paragraphs.map(paragraph),
  itemTable(items),
  factTable(facts),
  ...quotes.map(
    ({ label, text }) =>
      `<p style="${style.small}">${escapeHtml(label)}:</p><blockquote style="${style.quote}">${escapeHtml(text)}</blockquote>`,
  ),
  action === undefined ? '' : button(action),
  ...notes.map(paragraph),
]
  .filter((part) => part !== '')
  .join('\n')}
</td></tr><tr><td style="${style.foot}">
<p style="${style.small}">${escapeHtml(`${frame.brand} · ${frame.play}`)}</p>
${houseParagraph(reader)}<p style="${style.small}">${escapeHtml(why(reader))}</p>
${unsubscribe}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function houseParagraph({ house = [] }: MailReader): string {
  if (house.length === 0) return '';
  return `<p style="${style.small}">${house.map(escapeHtml).join('<br>')}</p>\n`;
}

function factTable(facts: NonNullable<MailText['facts']>): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" class="label" style="${style.label}">${escapeHtml(label)}</th><td style="${style.value}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="${style.table}">${rows.join('')}</table>`;
}

function itemTable(items: NonNullable<MailText['items']>): string {
  if (items.length === 0) return '';
  const rows = items.map(
    ({ title, detail, amount = '' }) =>
      `<tr><td style="${style.item}"><strong>${escapeHtml(title)}</strong><br>${escapeHtml(detail)}</td><td style="${style.amount}">${escapeHtml(amount)}</td></tr>`,
  );
  return `<table role="presentation" style="${style.table}">${rows.join('')}</table>`;
}

function button({ label, link }: NonNullable<MailText['action']>): string {
  const href = escapeHtml(link);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td bgcolor="#0e6b50" style="${style.button}"><a href="${href}" style="${style.buttonLink}">${escapeHtml(label)}</a></td></tr></table>
<p style="${style.hint}">${escapeHtml(frame.linkHint)}<br><a href="${href}" style="${style.link}">${href}</a></p>`;
}
