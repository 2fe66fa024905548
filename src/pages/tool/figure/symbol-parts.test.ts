import { expect, it } from 'vitest';
import { symbolParts } from './symbol-parts.ts';

/** Symbols as a typesetter would write them: `_` before an index, `*` around what is upright. */
function typeset(symbol: string): string {
  return symbolParts(symbol)
    .map(({ text, style }) => ({ italic: text, upright: `*${text}*`, sub: `_${text}` })[style])
    .join('');
}

it.each([
  ['w', 'w'],
  ['R1', 'R_1'],
  ['εr', 'ε_r'],
  ['Vout', 'V_out'],
  ['f_c', 'f_c'],
  ['V_BE,sat', 'V_BE,sat'],
  ['C′', 'C*′*'],
  ["L'", 'L*′*'],
  ['ΔT', 'ΔT'],
  ['ΔV_F', 'ΔV_F'],
  ['tan δ', '*tan** *δ'],
  ['cos φ2', '*cos** *φ_2'],
  ['v(t)', 'v*(*t*)*'],
  ['R1…Rn', 'R_1*…*R_n'],
  ['(Vb−V0)/V', '*(*V_b*−*V_0*)/*V'],
  ['|H|', '*|*H*|*'],
  ['ESR', '*ESR*'],
  ['RL', '*RL*'],
  ['R_L', 'R_L'],
  ['+AF', '*+**AF*'],
  ['V_ID', 'V_ID'],
  ['Z0(0)', 'Z_0*(0)*'],
])('sets %s', (symbol, expected) => {
  expect(typeset(symbol)).toBe(expected);
});

it('loses no letter of a symbol', () => {
  for (const symbol of ['εeff(0)', 'V_Z,min', 'λ/4', 'N·I', 'R□', '∠Γ', 'B_∞', 'V+', '±']) {
    expect(
      symbolParts(symbol)
        .map(({ text }) => text)
        .join(''),
    ).toBe(symbol.replace('_', ''));
  }
});
