import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWords, loadWords } from '#src/i18n/words.ts';
import { Figure as CoplanarWaveguide } from '#src/pages/tool/figures/CoplanarWaveguide.tsx';
import { Figure as ExternalTraceWidth } from '#src/pages/tool/figures/ExternalTraceWidth.tsx';
import { Figure as InternalTraceMaxCurrent } from '#src/pages/tool/figures/InternalTraceMaxCurrent.tsx';
import { Figure as Microstrip } from '#src/pages/tool/figures/Microstrip.tsx';
import { Figure as PCBTraceResistance } from '#src/pages/tool/figures/PCBTraceResistance.tsx';
import { Figure as RCFilter } from '#src/pages/tool/figures/RCFilter.tsx';
import { Label } from './Label.tsx';
import { FigureContext, type FigureState } from './figure-state.ts';

const symbols: Record<string, string> = {
  traceWidth: 'w',
  'out.requiredTraceWidth': 'w',
  dielectricHeight: 'h',
  traceThickness: 't',
  relativePermittivity: 'εr',
  resistance: 'R',
  capacitance: 'C',
  'out.cutoffFrequency': 'f_c',
};
const texts: Record<string, string> = {
  traceWidth: '0.320 mm',
  'out.requiredTraceWidth': '0.359 mm',
  dielectricHeight: '0.200 mm',
  traceThickness: '35 µm',
  relativePermittivity: '4.30',
  resistance: '1.00 kΩ',
  capacitance: '100 nF',
  'out.cutoffFrequency': '1.59 kHz',
};
const line = { traceWidth: 0.00032, dielectricHeight: 0.0002, traceThickness: 35e-6, relativePermittivity: 4.3 };

function show(Figure: () => React.ReactNode, change: Partial<FigureState>) {
  const pick = vi.fn<(id: string) => void>();
  const state: FigureState = {
    mode: null,
    given: {},
    out: {},
    symbol: (id) => symbols[id] ?? '',
    text: (id) => texts[id] ?? '',
    words: () => 'Cross-section',
    focused: null,
    pick,
    write: () => {},
    ...change,
  };
  render(
    <FigureContext value={state}>
      <Figure />
    </FigureContext>,
  );
  return { pick, user: userEvent.setup() };
}

const ListValue = () => (
  <svg>
    <Label x={0} y={0} of="resistors.1" name="R_2" />
  </svg>
);
/** Widths of top and base, in pixels, of the narrowest piece of copper that is alike on both sides: the trace itself. */
function traceDrawn(): readonly [top: number, base: number] {
  const pieces = [...document.querySelectorAll('path.copper')].flatMap((path) => {
    const corners = [...(path.getAttribute('d') ?? '').matchAll(/[ML]([\d.-]+) /g)].map(([, x]) => Number(x));
    const [baseLeft = 0, topLeft = 0, topRight = 0, baseRight = 0] = corners;
    const isEven = Math.abs(topLeft - baseLeft - (baseRight - topRight)) < 0.05;
    return isEven ? [[topRight - topLeft, baseRight - baseLeft] as const] : [];
  });
  return pieces.toSorted(([, one], [, other]) => one - other)[0] ?? [0, 0];
}

const buttons = () => screen.getAllByRole('button').map((one) => one.textContent);

beforeEach(async () => loadWords(await createWords('en'), ['figure']));

describe('a figure', () => {
  it('says its dimensions in one sentence', () => {
    show(Microstrip, { given: line });
    expect(screen.getByRole('img', { name: 'Cross-section: w 0.320 mm, h 0.200 mm, t 35 µm, and εr 4.30' })).toBeTruthy();
  });

  it('marks the dimension whose input has the focus', () => {
    show(Microstrip, { given: line, focused: 'dielectricHeight' });
    expect(screen.getByRole('button', { current: true, name: /^h\s+0.200 mm$/ })).toBeTruthy();
  });

  it('takes the reader to the input of a dimension, by press and by key', async () => {
    const { pick, user } = show(Microstrip, { given: line });
    await user.click(screen.getByText('0.320 mm'));
    screen.getByRole('button', { name: /35 µm/ }).focus();
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(pick.mock.calls).toEqual([['traceWidth'], ['traceThickness'], ['traceThickness']]);
  });

  it('takes the reader from one value of a list to the list', async () => {
    const { pick, user } = show(ListValue, { given: { resistors: [100, 220] }, text: (id) => (id === 'resistors.1' ? '220 Ω' : '') });
    await user.click(screen.getByText('220 Ω'));
    expect(pick.mock.calls).toEqual([['resistors']]);
  });

  it('shows a result that takes the place of an input, but does not let it be pressed', () => {
    const { traceWidth, ...rest } = line;
    show(Microstrip, { mode: 'width', given: rest, out: { requiredTraceWidth: traceWidth } });
    expect(screen.getByText('0.359 mm')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /0.359/ })).toBeNull();
  });

  it('says whether it is to scale', () => {
    show(Microstrip, { given: line });
    expect(screen.getByText('to scale')).toBeTruthy();
    show(Microstrip, { given: { ...line, dielectricHeight: 0.01 } });
    expect(screen.getByText('not to scale')).toBeTruthy();
  });

  it.each<[string, () => React.ReactNode, Partial<FigureState>]>([
    [
      'ExternalTraceWidth',
      ExternalTraceWidth,
      { given: { copperThickness: 35e-6, boardThickness: 0.0016 }, out: { ipc2152AdjustedWidth: 4e-4 } },
    ],
    ['InternalTraceMaxCurrent', InternalTraceMaxCurrent, { given: { copperThickness: 35e-6, boardThickness: 0.0016, traceWidth: 4e-4 } }],
    [
      'PCBTraceResistance',
      PCBTraceResistance,
      { given: { copperThickness: 35e-6, traceWidth: 4e-4, traceLength: 0.1 }, out: { squares: 250 } },
    ],
    ['Microstrip', Microstrip, { given: { ...line, traceWidth: 4e-4 } }],
    ['CoplanarWaveguide', CoplanarWaveguide, { given: { ...line, traceWidth: 4e-4, groundGap: 3e-4, groundWidth: 0.002 } }],
  ])('draws the trace of %s as it is computed: straight, or as much narrower at the top as was entered', (_, Figure, state) => {
    show(Figure, state);
    const [top, base] = traceDrawn();
    expect(base).toBeGreaterThan(20);
    expect(top).toBeCloseTo(base, 1);
    document.body.innerHTML = '';
    show(Figure, { ...state, given: { ...state.given, topWidthReduction: 1e-4 } });
    const [narrower, same] = traceDrawn();
    expect(narrower / same).toBeCloseTo(0.75, 2);
  });

  it('swaps the parts of a filter with its type', () => {
    const given = { filterType: 'lowPass', resistance: 1000, capacitance: 1e-7, sourceResistance: 0, loadResistance: null };
    show(RCFilter, { given });
    expect(buttons()).toEqual(['R 1.00 kΩ', 'C 100 nF']);
    document.body.innerHTML = '';
    show(RCFilter, { given: { ...given, filterType: 'highPass' } });
    expect(buttons()).toEqual(['C 100 nF', 'R 1.00 kΩ']);
  });
});
