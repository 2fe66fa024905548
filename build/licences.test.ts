import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { licenceTexts, shippedPackages } from './licences.ts';

const root = join(import.meta.dirname, '..');
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      optional: z.optional(z.boolean()),
      os: z.optional(z.array(z.string())),
    }),
  ),
});
const direct = z.object({ dependencies: z.record(z.string(), z.string()), license: z.string() });

it('lists every package that the shop names as its own, and none that only its developers use', () => {
  const names = shippedPackages(root).map(({ name }) => name);
  const { dependencies } = direct.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  expect(names).not.toContain('vitest');
  // i18next has types for those who write in it, and asks for no compiler.
  expect(names.filter((name) => name.includes('typescript'))).toEqual([]);
  expect(names).toContain('scheduler');
});

it('ships nothing under a licence that binds the shop’s own code', () => {
  const free = /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|PostgreSQL|Unlicense|CC0-1\.0)$/;
  // The picture library is linked as a file of its own, which whoever runs the shop may replace.
  const library = /^(?:Apache-2\.0 AND )?LGPL-3\.0-or-later(?: AND MIT)?$/;
  const bound = shippedPackages(root).filter(
    ({ name, licence }) => !(name.startsWith('@img/') ? library : free).test(licence) && !free.test(licence),
  );
  expect(bound.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

it('gives the texts, also of fonts and lists that lie in the repository', () => {
  const texts = licenceTexts(root);
  for (const part of ['react 19', 'Copyright (c) Meta Platforms', 'SIL OPEN FONT LICENSE', 'UNICODE LICENSE V3', 'hono 4'])
    expect(texts).toContain(part);
});

it('has the licence that package.json names', () => {
  const { license } = direct.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  expect([license, readFileSync(join(root, 'LICENSE'), 'utf8').split('\n')[0]]).toEqual(['MIT', 'MIT License']);
});

it('locks every package by its content; of the tools of developers, builds for other machines are locked by version', () => {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const open = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && integrity === undefined);
  expect(open.filter(([, { dev, optional, os }]) => !(dev && optional && os)).map(([path]) => path)).toEqual([]);
});
