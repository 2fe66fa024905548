/** What a file is, told by its bytes: the name of a file is its sender's word and nothing more. */
import type { FileKind } from '#contract/api/upload.ts';
import { letOthers } from './slices.ts';
import { zipEntries } from './zip-entries.ts';

const openDocument = 'application/vnd.oasis.opendocument.spreadsheet';

export const mediaTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  ods: openDocument,
  xml: 'application/xml',
  zip: 'application/zip',
  tgz: 'application/gzip',
};

/** Null for everything that is never accepted: scripts, executables, markup, macros, locked spreadsheets. */
export async function fileKind(bytes: Uint8Array, name: string): Promise<FileKind | null> {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes.subarray(8), 'WEBP')) return 'webp';
  if (startsWith(bytes, '%PDF-')) return 'pdf';
  if (startsWith(bytes, 'PK\x03\x04')) return archiveKind(bytes);
  if (startsWith(bytes, '\xd0\xcf\x11\xe0')) return oldOfficeKind(bytes);
  // What is in it is looked at by who unpacks it, within limits.
  if (startsWith(bytes, '\x1f\x8b\x08')) return /\.(?:tgz|tar\.gz)$/i.test(name) ? 'tgz' : null;
  return textKind(bytes, name);
}

function startsWith(bytes: Uint8Array, mark: string): boolean {
  return Buffer.from(bytes.subarray(0, mark.length)).toString('latin1') === mark;
}

/** Programs for a phone or for Java, and office files with or without macros, are archives too. */
const programs = /^(AndroidManifest\.xml|META-INF\/MANIFEST\.MF)$/i;
const office = /^(\[Content_Types\]\.xml|_rels\/\.rels)$/i;
const macros = /(^|\/)(vba[^/]*\.bin$|macrosheets\/)/i;

const mostEntries = 10_000;

function archiveKind(bytes: Uint8Array): FileKind | null {
  const entries = zipEntries(bytes, mostEntries);
  if (typeof entries === 'string') return null;
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
  if (has(programs)) return null;
  if (isOpenDocument(bytes))
    return has(/^content\.xml$/) && !has(scripts) && !entries.some(({ isEncrypted }) => isEncrypted) ? 'ods' : null;
  if (!has(office)) return 'zip';
  if (has(macros) || entries.some(({ isEncrypted }) => isEncrypted)) return null;
  return has(/^xl\/workbook\.xml$/i) ? 'xlsx' : null;
}

/** An OpenDocument says first of all what it is, unpacked. */
function isOpenDocument(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 200)).includes(`mimetype${openDocument}`);
}

/** LibreOffice keeps an empty list of macros in files that have none. */
const scripts = /^(?:Basic\/[^/]{1,100}\/(?!script-lb\.xml$)[^/]{1,100}\.xml|Scripts\/[^/]{1,100}\/.{1,200})$/;

/** A container of office files before 2007: a workbook without macros and without a password. */
function oldOfficeKind(bytes: Uint8Array): FileKind | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const has = (name: string) => file.includes(Buffer.from(`${name}\0`, 'utf16le'));
  if (has('EncryptedPackage') || has('_VBA_PROJECT_CUR') || has('_VBA_PROJECT')) return null;
  return has('Workbook') || has('Book') ? 'xls' : null;
}

/** Which kind of text it is, no content tells; another name than these may be a script's. */
const textNames = /\.(csv|tsv|txt|bom|xls|xml)$/i;
/** Bills of KiCad, IPC-2581 and Excel of 2003; no other XML has a use here. */
const bills =
  /^(?:\ufeff|\u00ef\u00bb\u00bf)?\s{0,100}(?:<\?xml[^>]{0,200}\?>)?(?:\s|<\?mso-application[^>]{0,100}\?>){0,100}<(?:export|IPC-2581|Workbook)\b/;
/** Bytes that say whether a file is one of them. */
const begun = 1000;
const opening = /^\s*(#!|<[!?/a-z])/i;
const markup = /<\s*(script|svg|html|iframe|object|embed|\?php)\b/i;
// eslint-disable-next-line no-control-regex -- finding control characters is the point
const control = /[\u0000-\u0008\u000e-\u001f]/;

async function textKind(bytes: Uint8Array, name: string): Promise<FileKind | null> {
  const ending = textNames.exec(name)?.[1]?.toLowerCase();
  if (ending === undefined || bytes.length === 0) return null;
  const isBill = (ending === 'xml' || ending === 'xls') && bills.test(decoderOf(bytes)(bytes.subarray(0, begun), true) ?? '');
  if ((ending === 'xml' && !isBill) || !(await isPlain(bytes, isBill))) return null;
  if (isBill) return 'xml';
  return ending === 'csv' || ending === 'tsv' ? ending : 'txt';
}

/** Bytes that are looked through at a stretch, and signs of what came before them: a mark may stand across the border. */
const stretch = 256 * 1024;
const border = 1024;

/** Whether nothing in a text is a program's or a page's, but for the tags of a bill; others are answered while a long one is read. */
async function isPlain(given: Uint8Array, isBill: boolean): Promise<boolean> {
  const bytes = startsWith(given, '\xef\xbb\xbf') ? given.subarray(3) : given;
  const decode = decoderOf(bytes);
  let before = '';
  let isBlank = true;
  for (let at = 0; at < bytes.length; at += stretch) {
    // oxlint-disable-next-line no-await-in-loop -- others are answered in between
    await letOthers();
    const own = decode(bytes.subarray(at, at + stretch), at + stretch < bytes.length);
    if (own === null) return false;
    const text = before + own;
    if (control.test(text) || (isBlank && !isBill && opening.test(text)) || markup.test(text)) return false;
    isBlank &&= text.slice(0, -border).trim() === '';
    before = text.slice(-border);
  }
  return true;
}

/** Reads pieces of a text; null for what is none. */
type Decode = (piece: Uint8Array, isMore: boolean) => string | null;

/** UTF-16 by its mark; any other text keeps its control characters apart from letters, whatever its encoding. */
function decoderOf(bytes: Uint8Array): Decode {
  const encoding = startsWith(bytes, '\xff\xfe') ? 'utf-16le' : startsWith(bytes, '\xfe\xff') ? 'utf-16be' : null;
  if (encoding === null) {
    return (piece) => Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('latin1');
  }
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (piece, isMore) => {
    try {
      return decoder.decode(piece, { stream: isMore });
    } catch {
      return null; // half a character: broken, or no text at all
    }
  };
}
