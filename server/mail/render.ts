/** Writes a mail as text and as HTML, from the same blocks. */
import { marksOf } from '#contract/punctuation.ts';

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

const cell = 'padding:4px 16px 4px 0;text-align:start;vertical-align:top';
const row = (tag: 'td' | 'th', texts: string[]) =>
  `<tr>${texts.map((text) => `<${tag} style="${cell}">${escape(text)}</${tag}>`).join('')}</tr>`;

type Writers = { [Kind in Block['kind']]: (block: Extract<Block, { kind: Kind }>, language: string) => string };

const asText: Writers = {
  text: ({ text }) => text,
  heading: ({ text }, language) => text.toLocaleUpperCase(language),
  link: ({ label, url }, language) => `${label}${marksOf(language).colon.trimEnd()}\n${url}`,
  facts: ({ rows }, language) => rows.map(([label, value]) => `${label}${marksOf(language).colon}${value}`).join('\n'),
  table: ({ rows }) => rows.map((texts) => texts.join(' | ')).join('\n'),
  lines: ({ lines }) => lines.join('\n'),
};

const asHtml: Writers = {
  text: ({ text }) => `<p>${escape(text)}</p>`,
  heading: ({ text }) => `<h2 style="font-size:16px;margin:24px 0 8px">${escape(text)}</h2>`,
  link: ({ label, url }) => `<p><a href="${escape(url)}">${escape(label)}</a></p>`,
  facts: ({ rows }) => `<table>${rows.map((texts) => row('td', texts)).join('')}</table>`,
  table: ({ head, rows }) => `<table>${row('th', head)}${rows.map((texts) => row('td', texts)).join('')}</table>`,
  lines: ({ lines }) => `<p>${lines.map(escape).join('<br>')}</p>`,
};

function write<Kind extends Block['kind']>(writers: Writers, block: Extract<Block, { kind: Kind }>, language: string): string {
  // The kind names the writer of exactly this block, which the compiler cannot follow through the table.
  return (writers[block.kind] as (block: Block, language: string) => string)(block, language);
}

export function renderMail({ language, subject, title, blocks, footer }: MailContent): RenderedMail {
  const body = [
    `<h1 style="font-size:20px">${escape(title)}</h1>`,
    ...blocks.map((block) => write(asHtml, block, language)),
    `<hr><p>${escape(footer)}</p>`,
  ].join('\n');
  return {
    subject: subject.replace(/\s+/g, ' '),
    text: `${[title, ...blocks.map((block) => write(asText, block, language)), `-- \n${footer}`].join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${escape(language)}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="font-family:sans-serif;font-size:14px;line-height:1.5;max-width:640px">\n${body}\n</body></html>\n`,
  };
}
