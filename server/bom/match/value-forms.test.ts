import { describe, expect, it } from 'vitest';
import {
  capacitanceForms,
  powerForms,
  resistanceForms,
  sizeForms,
  toleranceForms,
  valuesOf,
  voltageForms,
} from '#contract/value/written-forms.ts';
import { readKeywordQuantity } from '#server/rules/keyword/keyword-quantity.ts';
import { splitKeyword } from '#server/rules/keyword/split-keyword.ts';
import { readPackage } from '#server/rules/package/read-package.ts';
import { readLead } from './value-wish.ts';

/** What a bill reads from a value beside a designator. */
function read(value: string, reference: string): number | undefined {
  const lead = readLead({ source: { value }, references: [reference] });
  return readKeywordQuantity(lead ?? '')?.readings[0]?.value;
}

/** What the search reads from the word at a place. */
function inSearch(keyword: string, place: number): number | undefined {
  return readKeywordQuantity(splitKeyword(keyword)[place] ?? '')?.readings[0]?.value;
}

const isNear = (found: number | undefined, value: number) => found !== undefined && Math.abs(found - value) <= value * 1e-6;

describe('any value in any form is read back', () => {
  it('resistances', () => {
    const wrong = valuesOf(-2, 6).flatMap((ohms) => resistanceForms(ohms, true).filter((form) => !isNear(read(form, 'R1'), ohms)));
    expect(wrong).toEqual([]);
  });

  it('capacitances', () => {
    const wrong = valuesOf(-13, -5).flatMap((farads) => capacitanceForms(farads, true).filter((form) => !isNear(read(form, 'C1'), farads)));
    expect(wrong).toEqual([]);
  });

  it('in the search, which knows no designators', () => {
    const wrong = [
      ...valuesOf(-2, 6).flatMap((ohms) => resistanceForms(ohms, false).filter((form) => !isNear(inSearch(form, 0), ohms))),
      ...valuesOf(-13, -5).flatMap((farads) => capacitanceForms(farads, false).filter((form) => !isNear(inSearch(form, 0), farads))),
    ];
    expect(wrong).toEqual([]);
  });

  it('ratings beside a value', () => {
    const wrong = [
      ...[4, 6.3, 10, 16, 50, 1000].flatMap((volts) => voltageForms(volts).filter((form) => !isNear(inSearch(`10k ${form}`, 1), volts))),
      ...[0.0625, 0.1, 0.125, 0.25, 0.5, 2].flatMap((watts) =>
        powerForms(watts).filter((form) => Math.abs((inSearch(`10k ${form}`, 1) ?? 0) - watts) > watts * 0.01),
      ),
      ...[0.1, 0.5, 1, 5, 20].flatMap((percent) => toleranceForms(percent).filter((form) => !isNear(inSearch(`10k ${form}`, 1), percent))),
    ];
    expect(wrong).toEqual([]);
  });

  it('sizes', () => {
    const sizes = ['0402', '0603', '0805', '1206', '1210', '2512'];
    const wrong = sizes.flatMap((size) =>
      [...sizeForms(size, 'R'), ...sizeForms(size, 'C')].filter((form) => readPackage(form).key !== size),
    );
    expect(wrong).toEqual([]);
  });
});

it.each(['100', '220', '1000'])('%s on a capacitor may be a code or picofarads, and is neither', (value) => {
  expect(readLead({ source: { value }, references: ['C1'] })).toBeNull();
});
