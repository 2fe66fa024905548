/** Bills of a thousand lines: as they mostly are, and as bad as they can be. */
import type { Scenario } from './scenario.ts';

interface Sample {
  mpn: string;
}

const lines = 1000;
const rounds = 20;
const budgetMs = 2000;

const decades = ['', 'k', 'M'];
const digits = [10, 12, 15, 18, 22, 27, 33, 39, 47, 56, 68, 82];
const sizes = ['R_0402_1005Metric', 'R_0603_1608Metric', 'R_0805_2012Metric'];
const farads = ['100p', '1n', '10n', '22n', '100n', '220n', '1u', '4u7', '10u'];

/** A value and a footprint as a drawing program exports them; `place` makes each unlike the last. */
function passive(place: number): string {
  const size = sizes[place % sizes.length] ?? '';
  if (place % 3 === 0)
    return `C${place};2;${farads[place % farads.length]}/${[16, 25, 50][place % 5] ?? 50}V;Capacitor_SMD:${size.replace('R_', 'C_')};;X7R 10%`;
  return `R${place};3;${digits[place % digits.length]}${decades[place % decades.length]};Resistor_SMD:${size};;Chip resistor ${place % 2 ? 1 : 5}%`;
}

/** A part number with two neighbors swapped. */
function swapped(mpn: string): string {
  const at = Math.floor(mpn.length / 2);
  return `${mpn.slice(0, at)}${mpn[at + 1] ?? ''}${mpn[at] ?? ''}${mpn.slice(at + 2)}`;
}

const bill = (name: string, line: (place: number) => string): Scenario => {
  const rows = Array.from({ length: lines }, (_, place) => line(place));
  const text = ['Reference;Qty;Value;Footprint;MPN;Description', ...rows].join('\n');
  const body = { text, boards: 100, attrition_bp: 200, prefer: 'price' };
  return { name: `BOM of ${lines} lines, ${name}`, requests: [{ path: '/api/store/common/bom-match', body }], rounds, budgetMs };
};

export function bomScenarios(parts: readonly Sample[]): Scenario[] {
  const numberOf = (place: number) => parts[(place * 7) % parts.length]?.mpn ?? '';
  return [
    bill('part numbers', (place) => `U${place};1;;;${numberOf(place)};`),
    bill('mixed', (place) =>
      place % 10 < 4 ? `U${place};1;;;${numberOf(place)};` : place % 10 < 9 ? passive(place) : `U${place};1;;;${swapped(numberOf(place))};`,
    ),
    bill('values', passive),
    bill('wrong numbers', (place) => `U${place};1;;;${swapped(numberOf(place))};`),
    bill('unknown numbers', (place) => `U${place};1;;;XQ${(place * 7919).toString(36).toUpperCase()}-${place}ZW;`),
  ];
}
