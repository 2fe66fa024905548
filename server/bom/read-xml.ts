import { SaxesParser } from 'saxes';
import { unreadable } from './unreadable.ts';

export interface XmlEvents {
  /** Names are without their prefix, as every writer chooses other ones. */
  open: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** A sheet of 20,000 rows and twenty columns has fewer; more would hold up everybody else. */
const mostTags = 1_000_000;

/** Walks through a document. Entities that it declares itself are not expanded, so it cannot grow beyond its size. */
export function readXml(bytes: Uint8Array, { open, text, close }: XmlEvents): void {
  const parser = new SaxesParser();
  let tags = 0;
  parser.on('opentag', ({ name, attributes }) => {
    tags += 1;
    if (tags > mostTags) throw unreadable('too_large');
    open(local(name), attributes);
  });
  if (text) parser.on('text', text);
  if (close) parser.on('closetag', ({ name }) => close(local(name)));
  parser.on('doctype', () => {
    throw unreadable('broken'); // no spreadsheet has one
  });
  parser.on('error', () => {
    throw unreadable('broken');
  });
  parser.write(new TextDecoder().decode(bytes)).close();
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
