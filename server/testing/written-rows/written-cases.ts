/** Rows of bills that people wrote, with what is right for each: beside those made of the catalog they have the ways of writing that no rule thinks of. */
import { parsePrefixed } from '#contract/value/parse-quantity.ts';
import { partKey } from '#server/rules/part-number.ts';
import type { CatalogPart, MatchCase } from '#server/testing/match-cases.ts';
import { connectors, noParts, numbers } from './named-parts.ts';
import { capacitors, inductors, resistors } from './passives.ts';

const traits: Readonly<Record<string, string>> = {
  'written: resistors': resistors,
  'written: capacitors': capacitors,
  'written: inductors, crystals, fuses': inductors,
  'written: numbers': numbers,
  'written: connectors': connectors,
  'written: no parts': noParts,
};

type Test = (part: CatalogPart) => boolean;

const fields = ['references', 'value', 'package', 'description', 'mpn', 'manufacturer'] as const;
const condition = /^([\w,]+)(=|<=|>=|~)(.+)$/;

/** All written rows; `=> nothing` is a trap, of which nothing may be chosen. */
export function writtenCases(): MatchCase[] {
  return Object.entries(traits).flatMap(([trait, rows]) =>
    rows
      .trim()
      .split('\n')
      .map((row) => {
        const [said = '', right = ''] = row.split(' => ').map((text) => text.trim());
        const cells = said.split('|').map((text) => text.trim());
        const line = Object.fromEntries(fields.flatMap((field, place) => (cells[place] ? [[field, cells[place]]] : [])));
        const isTrap = right === 'nothing';
        return { trait, line: { ...line, quantity: 1 }, isRight: isTrap ? () => false : everyOf(right), isTrap };
      }),
  );
}

/** `mlcc capacitance=100n ratedVoltage>=50 package=0603`, or `number=LM358*`. */
function everyOf(right: string): Test {
  const tests = right.split(' ').map(testOf);
  return (part) => tests.every((test) => test(part));
}

function testOf(text: string): Test {
  const [, names = '', relation, wanted = ''] = condition.exec(text) ?? [];
  if (relation === undefined) return ({ category }) => text.split(',').includes(category);
  if (names === 'number') return numberTest(wanted);
  if (names === 'package') return ({ package: name }) => name === wanted;
  const keys = names.split(',');
  const held = ({ attributes }: CatalogPart) => keys.map((key) => attributes[key]).find((value) => value !== undefined);
  if (relation === '~') return (part) => wanted.split(',').some((one) => one === held(part));
  const figure = parsePrefixed(wanted);
  if (figure === null) throw new Error(`No figure: ${text}`);
  return (part) => isAsked(Number(held(part) ?? Number.NaN), relation, figure);
}

function isAsked(value: number, relation: string, figure: number): boolean {
  const room = Math.abs(figure) * 1e-6;
  if (relation === '<=') return value <= figure + room;
  return relation === '>=' ? value >= figure - room : Math.abs(value - figure) <= room;
}

/** Without signs, as they count for the eye alone, but for the point: `SMCJ5.0A` and `SMCJ50A` are two parts. */
function numberTest(wanted: string): Test {
  const number = pointed(wanted.replace('*', ''));
  return ({ mpn }) => (wanted.endsWith('*') ? pointed(mpn).startsWith(number) : pointed(mpn) === number);
}

const pointed = (number: string) => number.split('.').map(partKey).join('.');
