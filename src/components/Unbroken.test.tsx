import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Unbroken } from './Unbroken.tsx';

function tiedIn(text: string): string[] {
  const { container } = render(<Unbroken text={text} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('span')].map((part) => part.textContent);
}

it.each([
  ['N-channel MOSFET, 30 V, SOT-23', ['N-channel', 'SOT-23']],
  ['N-канальный MOSFET, SOT-23-6', ['N-канальный', 'SOT-23-6']],
  ['N-Kanal-Kleinsignal-MOSFET, TO-220-3', ['N-Kanal', 'TO-220-3']],
  ['NチャネルMOSFET、SOT-23', ['SOT-23']],
  ['P-चैनल MOSFET, SC-70', ['P-चैनल', 'SC-70']],
  ['50 В; SOD-123F', ['SOD-123F']],
  ['Angebotsanfrage RQ-261128-7KQ2ZD', ['RQ-261128-7KQ2ZD']],
  ['SO-261128-04PWXE、SOIC-8', ['SO-261128-04PWXE', 'SOIC-8']],
])('keeps the names of packages and polarities and the numbers of orders in %s on one line, the text as it was', (text, names) => {
  expect(tiedIn(text)).toEqual(names);
});

it('lets lines end at the hyphens of ordinary words', () => {
  expect(tiedIn('Rail-to-rail output, surge-proof, −40-85 °C')).toEqual([]);
});
