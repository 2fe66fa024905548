import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { logSpaced, type PlotData, sample } from '#calculators/plot.ts';
import { toShown } from '#calculators/units.ts';
import { locales } from '#contract/locale.ts';
import { LocaleContext } from '#src/i18n/locale-context.ts';
import { createWords, loadWords } from '#src/i18n/words.ts';
import type { PlotText } from './plot-text.ts';
import { PlotView } from './PlotView.tsx';

const toolWords: Record<string, string> = {
  'plots.response': 'Frequency response',
  'plots.cutoff': 'Cutoff',
  'plots.computed': 'As computed',
  'inputs.frequency': 'Frequency',
  'outputs.gain': 'Gain',
  'outputs.phase': 'Phase',
};
const text: PlotText = {
  unit: (symbol) => symbol,
  word: (key) => toolWords[key] ?? key,
  text: (value, unit, [shown = unit]) => `${Number(toShown(value, unit, shown).toPrecision(4))} ${shown}`.replace('-', '−'),
};

const frequencies = logSpaced(10, 100e3, 5);
const response: PlotData = {
  id: 'response',
  kind: 'line',
  x: { label: 'inputs.frequency', unit: 'Hz', show: ['kHz', 'Hz'], scale: 'log' },
  left: { label: 'outputs.gain', unit: 'dB', show: ['dB'], scale: 'linear' },
  right: { label: 'outputs.phase', unit: '°', show: ['°'], scale: 'linear' },
  series: [
    { label: 'plots.computed', points: sample(frequencies, (f) => (f > 20_000 ? null : -f / 1000)) },
    { label: 'outputs.phase', points: sample(frequencies, (f) => -f / 10_000), axis: 'right' },
  ],
  marks: [{ x: 1000, y: -1 }],
  levels: [{ on: 'y', at: -3, label: 'plots.cutoff', tone: 'target' }],
};

async function show(plot: PlotData, language: 'en' | 'de' = 'en') {
  const words = await createWords(language);
  await loadWords(words, ['tool']);
  render(
    <I18nextProvider i18n={words}>
      <LocaleContext value={locales[language]}>
        <PlotView {...text} plot={plot} fileName="RCFilter" />
      </LocaleContext>
    </I18nextProvider>,
  );
  return { user: userEvent.setup(), cursor: screen.getByRole('slider', { name: 'Frequency response' }) };
}

/** What follows the name of an element when a screen reader reads it. */
function descriptionOf(element: HTMLElement): string {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
}

it('tells a screen reader extremes, working point and target', async () => {
  const { cursor } = await show(response);
  expect(descriptionOf(cursor)).toBe(
    'As computed: lowest −10 dB at 10 kHz, highest −0.01 dB at 0.01 kHz. Phase: lowest −10 ° at 100 kHz, highest −0.001 ° at 0.01 kHz. ' +
      'Working point: −1 dB at 1 kHz. Target: Cutoff −3 dB.',
  );
});

it('reads its values with the keys, starting at the working point', async () => {
  const { user, cursor } = await show(response);
  expect(cursor.getAttribute('aria-valuetext')).toBe('1 kHz: As computed −1 dB and Phase −0.1 °');
  await user.tab();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(cursor);
  await user.keyboard('{ArrowLeft}');
  expect(cursor.getAttribute('aria-valuetext')).toBe('0.1 kHz: As computed −0.1 dB and Phase −0.01 °');
  await user.keyboard('{End}');
  expect(cursor.getAttribute('aria-valuetext')).toBe('100 kHz: Phase −10 °');
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(cursor.getAttribute('aria-valuetext')).toBe('0.01 kHz: As computed −0.01 dB and Phase −0.001 °');
});

it('shows the values under the pointer until it leaves', async () => {
  const { cursor } = await show(response);
  fireEvent.pointerMove(cursor, { clientX: 45, pointerType: 'mouse' });
  expect(screen.getByRole('status').textContent).toBe('0.01 kHz: As computed −0.01 dB and Phase −0.001 °');
  expect(screen.getByText('−0.001 °')).toBeTruthy();
  fireEvent.pointerLeave(cursor, { pointerType: 'mouse' });
  expect(screen.queryByText('−0.001 °')).toBeNull();
});

it('names each series at its line, and none where there is only one', async () => {
  await show(response);
  expect(screen.getByText('As computed')).toBeTruthy();
  expect(screen.getByText('Phase')).toBeTruthy();
  expect(screen.getByText('Gain (dB)')).toBeTruthy();
  expect(screen.getByText('Phase (°)')).toBeTruthy();
  expect(screen.getByText('Frequency (kHz)')).toBeTruthy();
});

it('does not name the line of a plot that has no other', async () => {
  const { right: _, ...rest } = response;
  await show({ ...rest, series: response.series.slice(0, 1) });
  expect(screen.queryByText('As computed')).toBeNull();
});

it('gives its points as a table and back', async () => {
  const { user } = await show(response, 'de');
  await user.click(screen.getByRole('button', { name: 'Tabelle: Frequency response' }));
  const rows = within(screen.getByRole('table', { name: 'Frequency response' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))).toEqual([
    'Frequency (kHz) | As computed (dB) | Phase (°)',
    '0,01 | −0,01000 | −0,001000',
    '0,1 | −0,1000 | −0,01000',
    '1 | −1,000 | −0,1000',
    '10 | −10,00 | −1,000',
    '100 | – | −10,00',
  ]);
  await user.click(screen.getByRole('button', { name: 'Tabelle: Frequency response' }));
  expect(screen.getByRole('slider')).toBeTruthy();
});

it('gives its points as a file in the units of its axes', async () => {
  const { user } = await show(response);
  const files: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`; // a media source is never saved
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await user.click(screen.getByRole('button', { name: 'CSV: points of Frequency response' }));
  expect(names).toEqual(['RCFilter-response.csv']);
  const lines = (await files[0]?.text())?.replace('\ufeff', '').split('\r\n');
  expect(lines?.slice(0, 2)).toEqual(['Frequency (kHz),As computed (dB),Phase (°)', '0.01,-0.01,-0.001']);
  expect(lines?.[5]).toBe('100,,-10');
});

it('labels an axis in the unit that the visitor chose, else in the one that reads best', async () => {
  const wide: PlotData = { ...response, x: { ...response.x, show: ['Hz', 'kHz', 'MHz'] } };
  const words = await createWords('en');
  await loadWords(words, ['tool']);
  const view = (chosenUnit?: () => string) => (
    <I18nextProvider i18n={words}>
      <LocaleContext value={locales.en}>
        <PlotView
          {...text}
          plot={wide}
          fileName="RCFilter"
          {...(chosenUnit ? { chosenUnit: (axis) => (axis === wide.x ? chosenUnit() : undefined) } : {})}
        />
      </LocaleContext>
    </I18nextProvider>
  );
  const { rerender } = render(view());
  expect(screen.getByText('Frequency (Hz)')).toBeTruthy();
  rerender(view(() => 'kHz'));
  expect(screen.getByText('Frequency (kHz)')).toBeTruthy();
  expect(screen.getByText('0.01')).toBeTruthy();
});

it('draws bars in slots of their own, in the order of their points', async () => {
  const rates = [300, 9600, 921_600];
  const { cursor } = await show({
    ...response,
    kind: 'bar',
    x: { label: 'inputs.frequency', unit: 'Bd', show: ['Bd'], scale: 'log' },
    series: [{ label: 'plots.computed', points: rates.map((rate, index) => [rate, index - 1]) }],
    marks: [],
    levels: [],
  });
  for (const rate of ['300', '9,600', '921,600']) expect(screen.getByText(rate)).toBeTruthy();
  fireEvent.keyDown(cursor, { key: 'End' });
  expect(cursor.getAttribute('aria-valuetext')).toBe('921600 Bd: 1 dB');
});

it('keeps a value that its scale cannot show out of the drawing', async () => {
  const { cursor } = await show({
    ...response,
    left: { ...response.left, scale: 'log' },
    series: [
      {
        label: 'plots.computed',
        points: [
          [10, 0],
          [100, 5],
          [1000, Number.POSITIVE_INFINITY],
        ],
      },
    ],
    marks: [],
    levels: [],
  });
  expect(cursor.innerHTML).not.toMatch(/NaN|Infinity/);
});
