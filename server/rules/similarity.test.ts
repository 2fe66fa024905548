import { expect, it } from 'vitest';
import { compareParts } from './similarity.ts';

const attributes = [
  { key: 'capacitance', unit: 'F', column: true },
  { key: 'ratedVoltage', unit: 'V', column: true },
  { key: 'tolerance', unit: '%', column: true },
  { key: 'thickness', unit: 'm', column: false },
];
const part = { package: '0402', attributes: { capacitance: 1e-7, ratedVoltage: 16, tolerance: 10 } };
const compare = (package_: string | null, values: Record<string, number>) =>
  compareParts(part, { package: package_, attributes: { ...part.attributes, ...values } }, attributes);

it('calls equal parts equal', () => {
  expect(compare('0402', {})).toEqual({ score: 1, differences: [], isDirect: true });
  expect(compare('0402', { capacitance: 1.000_000_000_01e-7 }).isDirect).toBe(true);
});

it('takes more voltage and less tolerance for better, not the other way round', () => {
  expect(compare('0402', { ratedVoltage: 25, tolerance: 5 })).toMatchObject({ isDirect: true, differences: ['ratedVoltage', 'tolerance'] });
  expect(compare('0402', { ratedVoltage: 10 }).isDirect).toBe(false);
  expect(compare('0402', { tolerance: 20 }).isDirect).toBe(false);
});

it('takes another capacitance or package for another part', () => {
  expect(compare('0402', { capacitance: 2.2e-7 }).isDirect).toBe(false);
  expect(compare('0603', {})).toMatchObject({ isDirect: false, differences: ['package'], score: 0.75 });
});

it('does not trust a part whose figure is missing', () => {
  const unknown = { capacitance: 1e-7, ratedVoltage: 16 };
  expect(compareParts(part, { package: '0402', attributes: unknown }, attributes)).toMatchObject({
    isDirect: false,
    differences: ['tolerance'],
  });
});
