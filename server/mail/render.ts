/** Writes a mail as text and as HTML, from the same blocks. */

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'facts'; rows: [label: string, value: string][] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'lines'; lines: string[] };

export interface MailContent {
  /** BCP 47 tag of the words. */
  language: string;
  subject: string;
  title: string;
  blocks: Block[];
  footer: string;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'heading':
      return block.text.toUpperCase();
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'table':
      return block.rows.map((row) => row.join(' | ')).join('\n');
    case 'lines':
      return block.lines.join('\n');
  }
}

const cell = 'padding:4px 16px 4px 0;text-align:start;vertical-align:top';
const row = (tag: 'td' | 'th', texts: string[]) =>
  `<tr>${texts.map((text) => `<${tag} style="${cell}">${escape(text)}</${tag}>`).join('')}</tr>`;

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p>${escape(block.text)}</p>`;
    case 'heading':
      return `<h2 style="font-size:16px;margin:24px 0 8px">${escape(block.text)}</h2>`;
    case 'link':
      return `<p><a href="${escape(block.url)}">${escape(block.label)}</a></p>`;
    case 'facts':
      return `<table>${block.rows.map((texts) => row('td', texts)).join('')}</table>`;
    case 'table':
      return `<table>${row('th', block.head)}${block.rows.map((texts) => row('td', texts)).join('')}</table>`;
    case 'lines':
      return `<p>${block.lines.map(escape).join('<br>')}</p>`;
  }
}

export function renderMail({ language, subject, title, blocks, footer }: MailContent): RenderedMail {
  const body = [`<h1 style="font-size:20px">${escape(title)}</h1>`, ...blocks.map(blockHtml), `<hr><p>${escape(footer)}</p>`].join('\n');
  return {
    subject: subject.replace(/\s+/g, ' '),
    text: `${[title, ...blocks.map(blockText), `--\n${footer}`].join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${escape(language)}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="font-family:sans-serif;font-size:14px;line-height:1.5;max-width:640px">\n${body}\n</body></html>\n`,
  };
}
