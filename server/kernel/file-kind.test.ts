/** Texts that are longer than what is looked through at a stretch. */
import { expect, test } from 'vitest';
import { leastHold } from '#server/testing/longest-hold.ts';
import { fileKind } from './file-kind.ts';

const stretch = 256 * 1024;
const kindOf = (text: string, encoding: BufferEncoding = 'utf8') => fileKind(new Uint8Array(Buffer.from(text, encoding)), 'a.csv');

test.each([
  ['a mark across the border', `a,b\n${','.repeat(stretch - 7)}<script>`],
  ['a mark far behind', `${'a,b\n'.repeat(stretch)}<SVG onload=alert(1)>`],
  ['a sign of control at the end', `${'a,b\n'.repeat(stretch)}\u0001`],
  ['a beginning behind spaces', `${' '.repeat(stretch - 1)}<!DOCTYPE html>`],
  ['a beginning behind more of them', `\ufeff${' '.repeat(3 * stretch)}#!/bin/sh`],
])('%s is found', async (_name, text) => {
  expect(await kindOf(text)).toBeNull();
  expect(await kindOf(`\ufeff${text}`, 'utf16le')).toBeNull();
});

test('what is no beginning is a text', async () => {
  expect(await kindOf(`${'a'.repeat(3 * stretch)}\n#!/bin/sh <p a < b`)).toBe('csv');
  expect(await kindOf(`\ufeff${'ä'.repeat(stretch)}`, 'utf16le')).toBe('csv');
});

test('half a character of UTF-16 is no text', async () => {
  const text = Buffer.from(`\ufeff${'ä'.repeat(stretch)}`, 'utf16le');
  expect(await fileKind(new Uint8Array(text.subarray(0, -1)), 'a.csv')).toBeNull();
});

test('a long file holds nobody up', async () => {
  const bytes = new Uint8Array(40 * 1024 * 1024).fill(0x3c);
  expect(await leastHold(() => fileKind(bytes, 'a.csv'), 50)).toBeLessThan(50);
});
