/** Writes a mail as text and as HTML, from the same blocks. */
import { html, raw } from 'hono/html';
import { marksOf } from '#contract/punctuation.ts';
import { markupText } from '#server/kernel/markup-text.ts';

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

type Markup = ReturnType<typeof html>;

const cell = 'padding:4px 16px 4px 0;text-align:start;vertical-align:top';
const lineOf = (cells: Markup[]) =>
  html`<tr>
    ${cells}
  </tr>`;
const factsRow = (texts: string[]) => lineOf(texts.map((text) => html`<td style="${cell}">${text}</td>`));
const headRow = (texts: string[]) => lineOf(texts.map((text) => html`<th style="${cell}">${text}</th>`));

type Writers<Written> = { [Kind in Block['kind']]: (block: Extract<Block, { kind: Kind }>, language: string) => Written };

const asText: Writers<string> = {
  text: ({ text }) => text,
  heading: ({ text }, language) => text.toLocaleUpperCase(language),
  link: ({ label, url }, language) => `${label}${marksOf(language).colon.trimEnd()}\n${url}`,
  facts: ({ rows }, language) => rows.map(([label, value]) => `${label}${marksOf(language).colon}${value}`).join('\n'),
  table: ({ rows }) => rows.map((texts) => texts.join(' | ')).join('\n'),
  lines: ({ lines }) => lines.join('\n'),
};

const asHtml: Writers<Markup> = {
  text: ({ text }) => html`<p>${text}</p>`,
  heading: ({ text }) => html`<h2 style="font-size:16px;margin:24px 0 8px">${text}</h2>`,
  link: ({ label, url }) => html`<p><a href="${url}">${label}</a></p>`,
  facts: ({ rows }) =>
    html`<table>
      ${rows.map(factsRow)}
    </table>`,
  table: ({ head, rows }) =>
    html`<table>
      ${headRow(head)}${rows.map(factsRow)}
    </table>`,
  lines: ({ lines }) => html`<p>${lines.map((line, at) => (at === 0 ? html`${line}` : html`<br />${line}`))}</p>`,
};

function write<Kind extends Block['kind'], Written>(
  writers: Writers<Written>,
  block: Extract<Block, { kind: Kind }>,
  language: string,
): Written {
  // The kind names the writer of exactly this block, which the compiler cannot follow through the table.
  return (writers[block.kind] as (block: Block, language: string) => Written)(block, language);
}

export function renderMail({ language, subject, title, blocks, footer }: MailContent): RenderedMail {
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="font-family:sans-serif;font-size:14px;line-height:1.5;max-width:640px">
        <h1 style="font-size:20px">${title}</h1>
        ${blocks.map((block) => html`${write(asHtml, block, language)}${raw('\n')}`)}
        <hr />
        <p>${footer}</p>
      </body>
    </html> `;
  return {
    subject: subject.replace(/\s+/g, ' '),
    text: `${[title, ...blocks.map((block) => write(asText, block, language)), `-- \n${footer}`].join('\n\n')}\n`,
    html: markupText(page),
  };
}
