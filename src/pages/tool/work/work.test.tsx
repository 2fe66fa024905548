import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { productList } from '#contract/api/catalog.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { samplePage } from '#src/testing/sample-listing.ts';
import { remember } from '#src/components/account/calculation/kept-list.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

async function open(path: string) {
  const page = await renderPage(path, [mock(productList, samplePage({ list: [] }))]);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

/** The first of that name, the calculator's own. */
const field = (name: RegExp) => screen.getAllByRole<HTMLInputElement>('textbox', { name })[0];

const tableOf = async (name: string) => within(await screen.findByRole('region', { name })).getByRole('table');
const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent);

it('sweeps one input, with a curve for each value of a second one', async () => {
  const { user } = await open('/tool/ResistorVoltageDivision');
  await user.click(await screen.findByText('Sweep an input'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Input' }), 'Upper resistor');
  const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });
  await user.clear(from);
  await user.type(from, '1k');
  const to = screen.getByRole<HTMLInputElement>('textbox', { name: 'To' });
  await user.clear(to);
  await user.type(to, '3k');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Second input' }), 'Lower resistor');
  const family = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Values of Lower resistor' });
  await user.clear(family);
  await user.type(family, '1k; 3k');
  await user.click(await screen.findByRole('button', { name: /^Table: Output voltage over Upper resistor$/ }));
  const rows = await screen.findAllByRole('row');
  const shown = rows.map(cells);
  expect(shown[0]?.slice(1)).toEqual(
    ['1 kΩ (V)', '3 kΩ (V)'].map((text) => expect.stringMatching(text.replace(' ', '\\s').replace(/[()]/g, '\\$&'))),
  );
  // 12 V over 1 kΩ and 1 kΩ, over 1 kΩ and 3 kΩ.
  expect(shown[1]).toEqual(['1,000', '6.000', '9.000']);
  expect(shown.at(-1)).toEqual(['3,000', '3.000', '6.000']);
});

it('says at the field what a sweep cannot read, and draws nothing meanwhile', async () => {
  const { user } = await open('/tool/ResistorVoltageDivision');
  await user.click(await screen.findByText('Sweep an input'));
  const to = await screen.findByRole<HTMLInputElement>('textbox', { name: 'To' });
  await user.clear(to);
  await user.type(to, 'wide');
  expect(await screen.findByText('This is not understood.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Table: .* over / })).toBeNull();
});

it('keeps a result, puts it beside the next one and says by how much they differ', async () => {
  const { user, router } = await open('/tool/CoaxialCableImpedance?outerDiameter=5mm');
  await user.click(await screen.findByText('Compare results'));
  await user.click(await screen.findByRole('button', { name: 'Keep this result' }));
  expect(screen.getByRole('button', { name: 'Kept' })).toHaveProperty('disabled', true);
  const outer = screen.getByRole<HTMLInputElement>('textbox', { name: /Inside diameter/ });
  await user.clear(outer);
  await user.type(outer, '10');
  const table = await tableOf('Compare results');
  const row = within(table).getByRole('row', { name: /^Inside diameter/ });
  expect(cells(row).slice(1)).toEqual(
    ['10', '5−50%'].map((text) => expect.stringMatching(text.replace('−', '[-−]').replace('%', '\\s?%'))),
  );
  await waitFor(() => expect(router.state.location.search).toBe('?outerDiameter=10mm'));
  await user.click(within(table).getByRole('link', { name: 'No. 1' }));
  await waitFor(() => expect(outer.value).toBe('5'));
  await waitFor(() => expect(router.state.location.search).toBe('?outerDiameter=5mm'));
  await user.click(screen.getByRole('button', { name: 'Remove no. 1' }));
  expect(screen.queryByRole('link', { name: 'No. 1' })).toBeNull();
});

it('lists the last calculations of all calculators, and forgets them when asked', async () => {
  remember('history', { tool: 'Microstrip', query: 'traceWidth=1mm', at: Date.UTC(2026, 0, 2), result: '50 Ω' });
  const { user } = await open('/tool/ResistorVoltageDivision');
  await user.click(await screen.findByText('Recent calculations'));
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /microstrip/i });
  expect(link.getAttribute('href')).toBe('/tool/Microstrip?traceWidth=1mm');
  expect(screen.getByText('50 Ω')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear the list' }));
  expect(localStorage.getItem('tool-history')).toBe('[]');
});

it('draws how the circuit of a filter answers, and saves it for other programs', async () => {
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${saved.push((file as Blob).type)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = await open('/tool/OpAmpLowPassFilter');
  await user.click(await screen.findByText('Circuit: response and files'));
  expect(await screen.findByRole('button', { name: 'Table: Gain and phase' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Table: Response to a step of 1\u202fV' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'SPICE netlist' }));
  expect(saved).toEqual(['text/plain', 'OpAmpLowPassFilter.cir']);
  // An amplifier's output is no port of a passive network.
  expect(screen.queryByRole('button', { name: /Touchstone/ })).toBeNull();
});

it('runs the tolerances of a filter that has chosen its parts, and counts the circuits within limits', async () => {
  const { user } = await open('/tool/OpAmpLowPassFilter');
  await user.click(await screen.findByText('Monte Carlo tolerance analysis'));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Tolerance of the resistors/ })).value).toBe('1');
  const weights = screen.getByText('Share in the variance').nextElementSibling?.textContent;
  expect(weights).toMatch(/C\d \d/);
  expect(screen.queryByText('Within the limits')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Lower limit' }), '-30 dB');
  expect(screen.getByText('Within the limits').nextElementSibling?.textContent).toBe('100%');
  await user.type(screen.getByRole('textbox', { name: 'Upper limit' }), '-20 dB');
  expect(screen.getByText('Within the limits').nextElementSibling?.textContent).toBe('0%');
});

it('runs the tolerances of a phase-locked loop with the parts of its filter', async () => {
  const { user } = await open('/tool/PLLFilter');
  await user.click(await screen.findByText('Monte Carlo tolerance analysis'));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Tolerance of the capacitors/ })).value).toBe('5');
  expect(screen.queryByRole('textbox', { name: /^Tolerance of the inductors/ })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Result' }), 'standardPhaseMargin');
  await user.type(screen.getByRole('textbox', { name: 'Lower limit' }), '30°');
  expect(screen.getByText('Within the limits').nextElementSibling?.textContent).toBe('100%');
  expect(screen.getByText('Share in the variance').nextElementSibling?.textContent).toMatch(/C2 \d/);
  expect(screen.getByRole('button', { name: 'Table: Closed loop' })).toBeTruthy();
});

it('runs the tolerances of a design by the results that its parts decide', async () => {
  const { user } = await open('/tool/ConstantCurrent?mode=transistor');
  await user.click(await screen.findByText('Monte Carlo tolerance analysis'));
  const results = within(await screen.findByRole('combobox', { name: 'Result' }));
  expect(results.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Current with this resistor']);
});

it('offers no run over tolerances where no part could vary', async () => {
  await open('/tool/InstantaneousVoltageCalculation?mode=waveform');
  await screen.findByText('Sweep an input');
  expect(screen.queryByText('Monte Carlo tolerance analysis')).toBeNull();
});

it('takes a laminate at the frequency of the line, and a common board, into the fields, each undone by one step', async () => {
  const { user } = await open('/tool/Microstrip?frequency=2GHz&relativePermittivity=3');
  await user.click(await screen.findByText('Board materials and builds'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Laminate' }), '370HR');
  await user.click(screen.getByRole('button', { name: /^Use εr\s4\.04 and tan\sδ\s0\.021$/ }));
  expect(field(/Relative permittivity$/)?.value).toBe('4.04');
  expect(field(/Loss tangent$/)?.value).toBe('0.021');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Board' }), 'four_layers_7628');
  await user.click(screen.getByRole('button', { name: 'Use this board' }));
  expect(field(/Dielectric height$/)?.value).toBe('0.2104');
  expect(field(/Relative permittivity$/)?.value).toBe('4.4');
  expect(field(/Frequency$/)?.value).toBe('2');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field(/Relative permittivity$/)?.value).toBe('4.04');
  expect(field(/Dielectric height$/)?.value).toBe('0.2');
});

it('says where a maker states nothing, and asks lossless lines for the permittivity alone', async () => {
  const { user } = await open('/tool/StriplineImpedance');
  await user.click(await screen.findByText('Board materials and builds'));
  const frequency = await screen.findByRole('textbox', { name: 'Frequency' });
  await user.clear(frequency);
  await user.type(frequency, '40 GHz');
  expect(await screen.findByText(/^The maker states nothing beyond/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Relative permittivity: Use εr\s3\.92$/ }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Relative permittivity$/ }).value).toBe('3.92');
  await user.click(screen.getByRole('button', { name: /^Permittivity above the trace: Use εr\s3\.92$/ }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Permittivity above the trace/ }).value).toBe('3.92');
  expect(screen.queryByRole('combobox', { name: 'Board' })).toBeNull();
});

it('offers the S-parameters of a lossy line up to a frequency that it can read', async () => {
  const { user } = await open('/tool/Microstrip?frequency=2GHz');
  await user.click(await screen.findByText('S-parameters of the line'));
  const highest = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Highest frequency' });
  const file = screen.getByRole<HTMLButtonElement>('button', { name: /^Touchstone file/ });
  expect(highest.value).toMatch(/^10\sGHz$/);
  await user.clear(highest);
  await user.type(highest, 'wide');
  expect(await screen.findByText('This is not understood.')).toBeTruthy();
  expect(file.disabled).toBe(true);
  await user.clear(highest);
  await user.type(highest, '6 GHz');
  expect(file.disabled).toBe(false);
});

it('finds the height that gives an impedance, puts it into its field, and one step takes it back', async () => {
  const { user } = await open('/tool/StriplineImpedance?traceWidth=0.3mm&planeSpacing=0.8mm');
  await user.click(await screen.findByText('Dimension for an impedance'));
  const wanted = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Desired impedance' });
  await user.clear(wanted);
  await user.type(wanted, '60');
  const use = await screen.findByRole('button', { name: /^Use [\d.]+\smm$/ }, { timeout: 20_000 });
  expect(screen.getByText(/^Distance between planes for 60\sΩ/)).toBeTruthy();
  const size = /[\d.]+/.exec(use.textContent ?? '')?.[0];
  await user.click(use);
  expect(field(/^Distance between planes/)?.value).toBe(size);
  await waitFor(() => expect(document.querySelector('main')?.textContent).toMatch(/60\.0\d?\sΩ|59\.99\sΩ|60\sΩ/));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field(/^Distance between planes/)?.value).toBe('0.8');
});

it('says between which impedances a line stays that cannot have the wanted one', async () => {
  const { user } = await open('/tool/StriplineImpedance');
  await user.click(await screen.findByText('Dimension for an impedance'));
  const wanted = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Desired impedance' });
  await user.clear(wanted);
  await user.type(wanted, '900');
  expect(
    await screen.findByText(/^No value gives this impedance: with .* from .* to .* it goes from/, {}, { timeout: 20_000 }),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Use [\d.]/ })).toBeNull();
});
