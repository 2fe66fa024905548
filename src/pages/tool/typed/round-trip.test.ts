/** What the page shows and copies, it reads back, in every language. */
import { describe, expect, it } from 'vitest';
import type { Input } from '#calculators/define.ts';
import { toolNames } from '#calculators/names.ts';
import { loadTool } from '#calculators/registry.ts';
import { isHexadecimal, toHeld, toShown, type Unit } from '#calculators/units.ts';
import { locales } from '#contract/locale.ts';
import { createFormat } from '#src/i18n/format.ts';
import { fieldText, joined, plainDigits, showValue } from '#src/pages/tool/tool-format.ts';
import { unitLabel } from '#src/components/plot/unit-label.ts';
import { readQuantity } from './read-quantity.ts';
import { typedExamples } from './typed-examples.ts';

type Quantity = Extract<Input, { unit: Unit; show: readonly string[] }>;

const inputs: Quantity[] = [];
const shownUnits = new Map<string, { unit: Unit; shown: string }>();
for (const tool of await Promise.all(toolNames.map(loadTool))) {
  const quantities = [...Object.values(tool.inputs), ...Object.values(tool.outputs)].filter((one) => 'show' in one && 'unit' in one);
  for (const { unit, show } of quantities as Quantity[]) for (const shown of show) shownUnits.set(`${unit} ${shown}`, { unit, shown });
  inputs.push(...Object.values<Input>(tool.inputs).filter((one): one is Quantity => 'show' in one));
}
const units = [...shownUnits.values()].filter(({ unit, shown }) => !isHexadecimal(unit, shown) && unit !== 'currency');

/** From a part of a thousandth to millions, with as many digits as pages show and as fields hold. */
const numbers = [0.001, 0.125, 1.234, 12, 123.456, 1000, 2500.5, 98_765, 12_345_678];

/** Results are shown with four digits. */
const roundedWithin = 6e-4;

describe.each(Object.values(locales))('in $tag', ({ tag, ...locale }) => {
  const format = createFormat({ ...locale, tag });
  const check = (text: string, held: number, unit: Unit, shown: string, within = 1e-9) => {
    const read = readQuantity(text, unit, shown, tag);
    const wanted = toShown(held, unit, shown);
    const off = read.ok ? Math.abs(toShown(read.value, unit, shown) - wanted) : Infinity;
    expect(off, `"${text}" of ${unit} in ${shown}`).toBeLessThanOrEqual(Math.abs(wanted) * within);
  };

  it('reads every unit of the calculators as results, fields, axes and copies write it', () => {
    for (const { unit, shown } of units) {
      for (const size of numbers) {
        const number = shown === 'dB' ? Math.min(size, 300) : size;
        const held = toHeld(number, unit, shown);
        check(fieldText(held, unit, shown, format), held, unit, shown);
        check(`${format.number(number)} ${unitLabel(shown)}`.trim(), held, unit, shown);
        check(`${plainDigits(number, format)} ${unitLabel(shown)}`.trim(), held, unit, shown);
        check(joined(showValue(held, unit, [shown], format, shown)), held, unit, shown, roundedWithin);
      }
    }
  });

  it('reads very small and very large values', () => {
    for (const number of [1.234e-9, 1.72e-8, 2.5e-11, 1.234e15]) {
      const held = toHeld(number, 'S', 'S');
      check(fieldText(held, 'S', 'S', format), held, 'S', 'S');
      check(joined(showValue(held, 'S', ['S'], format, 'S')), held, 'S', 'S');
    }
  });

  it('understands every example that it gives', () => {
    for (const input of inputs)
      for (const shown of input.show)
        for (const text of typedExamples(input, shown, format))
          expect(readQuantity(text, input.unit, shown, tag), text).toMatchObject({ ok: true });
  });
});
