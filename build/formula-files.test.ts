import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import words from '#locales/en/tool_method.json' with { type: 'json' };
import { formulasOf, methodOf } from './formula-files.ts';

const one = (tex: string) => formulasOf(tex, 'Test.tex')[0]?.tree;

describe('a file of formulas', () => {
  it('holds one a line; comments and empty lines are none', () => {
    expect(formulasOf('% Ohm, 1827\nU = R I\n\nP = U I\n', 'Test.tex').map(({ modes }) => modes)).toEqual([null, null]);
  });

  it('limits lines to modes until it says that they hold in all', () => {
    const modes = formulasOf('a\n% mode: width, height\nb\nc\n% mode: loss\nd\n% all\ne', 'Test.tex').map((line) => line.modes);
    expect(modes).toEqual([null, ['width', 'height'], ['width', 'height'], ['loss'], null]);
  });

  it('with a mistake stops the build and names the line', () => {
    expect(() => formulasOf('U = R I\nU = \\frac{1', 'Ohm.tex')).toThrow(/Ohm\.tex:2: /);
    expect(() => formulasOf('\\nosuchthing', 'Ohm.tex')).toThrow(/Ohm\.tex:1: /);
  });
});

describe('a formula', () => {
  it('becomes MathML as nested arrays', () => {
    expect(one('R = \\frac{U}{I_0}')).toEqual([
      'mrow',
      ['mi', 'R'],
      ['mo', '='],
      ['mfrac', ['mi', 'U'], ['msub', ['mi', 'I'], ['mn', '0']]],
    ]);
  });

  it('carries no style and no class, and keeps what changes its look', () => {
    const text = JSON.stringify(one('\\left(\\mathrm{j}\\right) = \\begin{cases} a & x > 0 \\\\ b & x \\le 0 \\end{cases}'));
    expect(text).not.toMatch(/style|class|xmlns|fence/);
    expect(text).toContain('["mi",{"mathvariant":"normal"},"j"]');
    expect(text).toContain('["mtd",{"data-side":"left","data-gap":""}');
  });
});

const folder = join(import.meta.dirname, '..', 'calculators');

const files = globSync('*/*/formulas.tex', { cwd: folder });

test.each(files)('%s is typeset and travels in under 2 kB', (file) => {
  const formulas = formulasOf(readFileSync(join(folder, file), 'utf8'), file);
  expect(formulas.length).toBeGreaterThan(0);
  expect(brotliCompressSync(JSON.stringify(formulas)).length).toBeLessThan(2048);
});

test('each calculator says its method in words of its own, and no method is left without one', () => {
  const methods = new Set(files.map((file) => methodOf(readFileSync(join(folder, file), 'utf8'), file)));
  expect([...methods].toSorted()).toEqual(Object.keys(words.methods).toSorted());
  expect(() => methodOf('U = R I', 'Ohm.tex')).toThrow('Ohm.tex: names no method');
});
