import { SaxesParser } from 'saxes';
import type { Spend } from './file-budget.ts';
import { unreadable } from './unreadable.ts';

export interface XmlEvents {
  /** Names are without their prefix, as every writer chooses other ones. */
  open: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
  /** Of a format whose files name one; without it they are refused. */
  doctype?: (text: string) => void;
}

/** The root of a worksheet declares two dozen namespaces in the worst case, and no other tag has as many attributes. */
const mostAttributes = 100;
/** Formatted text in a cell of a sheet is eight deep. */
const deepest = 64;
/** Bytes read at once, so that a limit ends the work soon after it is reached. */
const piece = 65_536;

/** Walks through a document. Entities that it declares itself are not expanded, so it cannot grow beyond its size. */
export function readXml(bytes: Uint8Array, spend: Spend, { open, text, close, doctype }: XmlEvents): void {
  const parser = new SaxesParser();
  let depth = 0;
  let attributes = 0;
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > mostAttributes) throw unreadable('too_large');
    spend('attributes', 1);
  });
  parser.on('opentag', (tag) => {
    attributes = 0;
    depth += 1;
    if (depth > deepest) throw unreadable('too_large');
    spend('tags', 1);
    open(local(tag.name), tag.attributes);
  });
  if (text) parser.on('text', text);
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(local(name));
  });
  parser.on('doctype', (type) => {
    if (!doctype) throw unreadable('broken'); // no spreadsheet has one
    doctype(type);
  });
  parser.on('error', () => {
    throw unreadable('broken');
  });
  const decoder = new TextDecoder();
  for (let at = 0; at < bytes.length; at += piece) parser.write(decoder.decode(bytes.subarray(at, at + piece), { stream: true }));
  parser.write(decoder.decode()).close();
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
