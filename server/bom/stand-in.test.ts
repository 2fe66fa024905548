import { expect, it } from 'vitest';
import type { ProductAttribute } from '#contract/api/part.ts';
import { standsIn } from './stand-in.ts';

const attribute = (key: string, replaced: Partial<ProductAttribute>): ProductAttribute => ({
  key,
  name: key,
  kind: 'number',
  unit: '',
  si: null,
  si_min: null,
  si_max: null,
  option: null,
  bool: null,
  text: '',
  ...replaced,
});
const channels = (si: number) => attribute('channels', { si });
const supply = (si: number) => attribute('supplyVoltageMax', { si, unit: 'V' });
const noise = (si: number) => attribute('noiseDensity', { si, unit: 'V' as const });
const output = (option: string) => attribute('output', { kind: 'option', option });
const heat = (si_min: number, si_max: number) => attribute('temperature', { kind: 'range', unit: '°C', si_min, si_max });

const part = (name: string | null, attributes: ProductAttribute[], category = 'op-amps') => ({
  category: { web_url: category, name: category },
  package: name,
  attributes,
});
const known = [channels(2), supply(30), noise(40), output('push-pull'), heat(-40, 85)];
const wanted = part('SOIC-8', known);
const but = (changed: ProductAttribute) => part('SOIC-8', [...known.filter(({ key }) => key !== changed.key), changed]);

it.each([
  ['the same', part('SOIC-8', known)],
  ['the same housing by another name', part('SO-8', known)],
  ['what stands more', but(supply(36))],
  ['what is less noisy', but(noise(10))],
  ['what stands more heat', but(heat(-55, 125))],
  ['what says more', part('SOIC-8', [...known, attribute('slewRate', { si: 1 })])],
])('%s stands in', (_, one) => {
  expect(standsIn(one, wanted)).toBe(true);
});

it.each([
  ['another housing', part('DIP-8', known)],
  ['another pitch', part('TSSOP-8', known)],
  ['another number of pins', part('SOIC-14', known)],
  ['no known housing', part(null, known)],
  ['another kind', part('SOIC-8', known, 'comparators')],
  ['another number of channels', but(channels(4))],
  ['another output', but(output('open-drain'))],
  ['what stands less', but(supply(16))],
  ['what is noisier', but(noise(55))],
  ['what stands less heat', but(heat(0, 70))],
  ['what does not say', part('SOIC-8', known.slice(1))],
])('%s does not', (_, one) => {
  expect(standsIn(one, wanted)).toBe(false);
});

it('nothing stands in for a part whose housing is not known', () => {
  expect(standsIn(part('SOIC-8', known), part(null, known))).toBe(false);
  expect(standsIn(part(null, known), part(null, known))).toBe(false);
});
