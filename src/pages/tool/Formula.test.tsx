import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { locales } from '#contract/locale.ts';
import { LocaleContext } from '#src/i18n/locale-context.ts';
import { formulas } from '#calculators/filters/RCFilter/formulas.tex';
import { FormulaList } from './Formula.tsx';

function shown(): string[] {
  return within(screen.getByRole('region', { name: 'Formulas' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent.replaceAll(/[\s⁡]/g, ''));
}

it('writes decimals as the page does', () => {
  const tree = ['mrow', ['mn', '0.1844'], ['mi', 'x']] as const;
  render(
    <LocaleContext value={locales.de}>
      <FormulaList formulas={[{ modes: null, tree }]} mode="" label="Formulas" />
    </LocaleContext>,
  );
  expect(shown()).toEqual(['0,1844x']);
});

it('shows the formulas of the present mode as MathML', () => {
  const { rerender } = render(<FormulaList formulas={formulas} mode="solveCutoff" label="Formulas" />);
  expect(shown()).toContain('fc=12πReqC');
  expect(shown()).not.toContain('C=12πfcReq');
  rerender(<FormulaList formulas={formulas} mode="solveCapacitance" label="Formulas" />);
  expect(shown()).toContain('C=12πfcReq');
  const [math] = screen.getByRole('region', { name: 'Formulas' }).querySelectorAll('math');
  expect(math?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
  expect(math?.querySelector('mfrac')?.children).toHaveLength(2);
});
