/** What the commands of the console have in common: how words are read and errors are told. */
import { readFile } from 'node:fs/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import * as z from 'zod/mini';
import type { AnyEndpoint, ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { ErrorBody } from '#contract/api/error.ts';
import { locales } from '#contract/locale.ts';
import { SetupError } from './setup-error.ts';
import { StoreError, errorBody, validationError } from './store-error.ts';

/** Something that was typed wrong; told in one line. */
export class ConsoleProblem extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Options and other words of a command. */
export function readWords<const Given extends Options>(words: string[], options: Given) {
  return parseArgs({ args: words, options, allowPositionals: true });
}

/** The word at a place, or what is missing. */
export function wordAt(words: readonly string[], index: number, what: string): string {
  const word = words[index];
  if (word === undefined || word === '') throw new ConsoleProblem(`${what} is missing.`);
  return word;
}

export function readCount(text: string, what: string, least = 0): number {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(count >= least)) throw new ConsoleProblem(`"${text}" is no ${what}.`);
  return count;
}

/** A request as the call itself reads it. */
export function parsed<E extends AnyEndpoint>(call: E, request: unknown): ParsedRequestOf<E> {
  return checked(call.request, request) as ParsedRequestOf<E>; // the generic endpoint hides the schema's own output type
}

/** What was typed or lies in a file, as a schema takes it; `place` is where it stands. */
export function checked<Schema extends z.ZodMiniType>(schema: Schema, given: unknown, place: readonly string[] = []): z.output<Schema> {
  const read = schema.safeParse(given, { reportInput: true });
  if (!read.success) throw validationError(read.error.issues.map((issue) => ({ ...issue, path: [...place, ...issue.path] })));
  return read.data;
}

export async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ConsoleProblem(`${file} cannot be read.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new ConsoleProblem(`${file} is no JSON.`);
  }
}

/** Runs a command; what is wrong with it or refused becomes a `SetupError`, which is shown as one line. */
export async function tellProblems(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    // Node's own words for an option that does not exist or lacks its value.
    const isMistyped = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (error instanceof ConsoleProblem || isMistyped) throw new SetupError(error.message);
    if (error instanceof StoreError) throw new SetupError(sayRefusal(errorBody(error, locales.en).body));
    throw error;
  }
}

/** An error answer in one line. */
export function sayRefusal(body: ErrorBody): string {
  const atFields = Object.entries(body.fields ?? {}).map(([path, issues]) => {
    return `${path}: ${issues.map(({ message, limit }) => (limit === undefined ? message : `${message} (${limit})`)).join(' ')}`;
  });
  const allowed = body.data?.['allowed'];
  const steps = Array.isArray(allowed) && allowed.length > 0 ? `Possible now: ${allowed.join(', ')}.` : '';
  return [body.message, ...atFields, steps].filter(Boolean).join(' ').replaceAll('\n', ' ');
}

/** A table of texts with columns of even width. */
export function asTable(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
