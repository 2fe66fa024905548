/** Forms, read while they come: a parser that waits for the end would hold everybody else up with all of it at once. */
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { piecesOf, readAway } from './request-body.ts';
import { letOthers } from '#server/kernel/slices.ts';
import { StoreError } from '#server/kernel/store-error.ts';

/** Bytes that are parsed at a stretch. */
const stretch = 16 * 1024;

/** No form of the contract has more: a file, and a few short fields. */
const most = {
  files: 1,
  fields: 10,
  parts: 11,
  fieldNameSize: 100,
  /** Bytes of a field's value. */
  fieldSize: 4096,
  headerPairs: 10,
  headerSize: 8192,
};

/** The fields of a form and its file, if there is one; of a name that comes twice, the last. Throws `too_large` and `bad_request`. */
export async function readForm(request: Request, limit: number): Promise<Record<string, string | File>> {
  const form: [string, string | File][] = [];
  const parser = openParser(request.headers.get('Content-Type') ?? '');
  const refuse = () => parser.destroy(new StoreError('too_large', { data: { limit } }));
  for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) parser.on(event, refuse);
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) refuse();
    else form.push([name, value]);
  });
  parser.on('file', (name, stream, fileName, _encoding, type) => {
    keepFile(stream, (pieces) => form.push([name, new File(pieces, unescaped(fileName), { type })]));
  });
  try {
    await pipeline(() => stretchesOf(request, limit), parser);
  } catch (error) {
    await readAway(request, limit);
    throw error instanceof StoreError ? error : new StoreError('bad_request');
  }
  return Object.fromEntries(form);
}

/** Browsers write a quotation mark in the name of a file as an address has it, and nothing else. */
const unescaped = (fileName: string) => fileName.replaceAll('%22', '"');

const isPartAFile = (_name: unknown, _type: unknown, fileName: string | undefined) => fileName !== undefined;

function openParser(type: string) {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: most, isPartAFile });
  } catch {
    throw new StoreError('bad_request'); // no form, or one that does not say what its parts are divided by
  }
}

function keepFile(stream: BusboyFileStream, keep: (pieces: Buffer<ArrayBuffer>[]) => void): void {
  const pieces: Buffer<ArrayBuffer>[] = [];
  stream.on('data', (piece: Buffer<ArrayBuffer>) => pieces.push(piece));
  stream.on('end', () => keep(pieces));
  stream.on('error', () => {}); // half a file: the parser fails of it too
}

/** The body with others answered in between. */
async function* stretchesOf(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  for await (const piece of piecesOf(request, limit)) {
    for (let at = 0; at < piece.byteLength; at += stretch) {
      // oxlint-disable-next-line no-await-in-loop -- the others' turn
      await letOthers();
      yield piece.subarray(at, at + stretch);
    }
  }
}
