import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TypesetText } from './TypesetText.tsx';

const markup = (text: string) => renderToStaticMarkup(<TypesetText>{text}</TypesetText>);

test('symbols in running words have an index instead of an underscore', () => {
  expect(markup('V_BE drifts by −2 mV/K')).toBe('<i>V</i><sub>BE</sub> drifts by −2 mV/K');
  expect(markup('L/(1 − (f/f_r)²)')).toBe('L/(1 − (f/<i>f</i><sub>r</sub>)²)');
  expect(markup('データシートのV_GS(off)です')).toBe('データシートの<i>V</i><sub>GS(off)</sub>です');
});

test('words without symbols stay as they are', () => {
  expect(markup('Copper 17.2 nΩ·m')).toBe('Copper 17.2 nΩ·m');
});
