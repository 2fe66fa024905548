import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toolNames } from '#calculators/names.ts';
import { productList } from '#contract/api/catalog.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { samplePage } from '#src/testing/sample-listing.ts';

beforeEach(() => localStorage.clear());

const noParts = [mock(productList, samplePage({ list: [] }))];

async function open(path: string, options: Parameters<typeof renderPage>[2] = {}) {
  const page = await renderPage(path, noParts, options);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

/** The page is drawn for this address when the links to its other languages lead there. */
const drawnFor = (query: string) =>
  waitFor(() => expect(document.querySelector('a[hreflang="de-DE"]')?.getAttribute('href')).toContain(query));

function result(): HTMLElement {
  return screen.getByRole('region', { name: /^(Result|Ergebnis)$/ });
}

const unitOf = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value;
const linked = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

describe('a calculator', () => {
  it('computes while one types, reads what engineers write and keeps the inputs in the address', async () => {
    const { user, router } = await open('/tool/ParallelResistors');
    const first = screen.getByRole<HTMLInputElement>('textbox', { name: /^Resistances$/ });
    await user.clear(first);
    await user.type(first, '4k7');
    expect(screen.getByText(/^Read as 4\.7\skΩ$/)).toBeTruthy();
    // 4.7 kΩ beside the 2.2 kΩ that are there.
    expect(within(result()).getByText('1.499')).toBeTruthy();
    await user.tab();
    expect(first.value).toBe('4.7');
    await waitFor(() => expect(router.state.location.search).toContain('resistances='));
    expect(new URLSearchParams(router.state.location.search).get('resistances')).toBe('4.7kΩ,2.2kΩ');
  });

  it('says at the field what is wrong, keeps what was typed and marks the last result as old', async () => {
    const { user } = await open('/tool/ParallelResistors');
    const first = screen.getByRole<HTMLInputElement>('textbox', { name: /^Resistances$/ });
    const before = within(result()).getAllByText(/\d/)[0]?.textContent;
    await user.clear(first);
    await user.type(first, 'abc');
    expect(screen.getByText(/^This is not understood\. Write it like /)).toBeTruthy();
    expect(first.value).toBe('abc');
    expect(first.getAttribute('aria-invalid')).toBe('true');
    expect(within(result()).getAllByText(/\d/)[0]?.textContent).toBe(before);
    expect(result().textContent).toContain('last valid result');

    await user.clear(first);
    await user.type(first, '-5');
    expect(screen.getByText(/above 0/)).toBeTruthy();
    await user.clear(first);
    await user.type(first, '1e308');
    expect(result().textContent).not.toMatch(/NaN|Infinity|∞/);
  });

  it('decides doubtful separators by the language, says so, and takes the other meaning at one press', async () => {
    const { user, router } = await open('/tool/ParallelResistors', { locale: 'de' });
    const first = screen.getByRole<HTMLInputElement>('textbox', { name: 'Widerstände' });
    await user.clear(first);
    await user.type(first, '10.000');
    expect(screen.getByText(/^Gelesen als 10\sMΩ$/)).toBeTruthy();
    await user.tab();
    expect(first.value).toBe('10000');
    await user.click(screen.getByRole('button', { name: /^Stattdessen 10\skΩ$/ }));
    expect(first.value).toBe('10');
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('resistances')).toBe('10kΩ,2.2kΩ'));
    await user.click(first);
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(first.value).toBe('10000');
    await user.type(first, '1');
    expect(screen.queryByRole('button', { name: /Stattdessen/ })).toBeNull();
  });

  it('computes in a field, and takes a typed unit for that number only', async () => {
    const { user } = await open('/tool/CoaxialCableImpedance');
    const outer = screen.getByRole<HTMLInputElement>('textbox', { name: /Inside diameter/ });
    await user.clear(outer);
    await user.type(outer, '2*100 mil');
    expect(screen.getByText(/^Read as 5\.08\smm$/)).toBeTruthy();
    await user.tab();
    expect(outer.value).toBe('5.08');
    await user.clear(outer);
    await user.type(outer, '4');
    await user.tab();
    expect(outer.value).toBe('4');
    await user.clear(outer);
    await user.type(outer, '4 V');
    expect(screen.getByText(/^This unit does not fit here\. Understood: mm, /)).toBeTruthy();
  });

  it('shows all lengths of a page in mils at one press, and remembers it for the next calculator', async () => {
    const { user, router } = await open('/tool/CoaxialCableImpedance');
    const outer = screen.getByRole<HTMLInputElement>('textbox', { name: /Inside diameter/ });
    await user.clear(outer);
    await user.type(outer, '2.54');
    await user.click(within(screen.getByRole('group', { name: 'Lengths in' })).getByRole('button', { name: 'mil' }));
    // The same length: 2.54 mm are 100 mil, or a tenth of an inch.
    expect(Number(outer.value) * { mil: 1, in: 1000 }[unitOf(/^Unit of Inside diameter/) as 'mil' | 'in']).toBeCloseTo(100, 9);
    expect(['mil', 'in']).toContain(unitOf(/^Unit of Inner conductor diameter/));
    await drawnFor('outerDiameter=');
    await router.navigate('/tool/Microstrip');
    await screen.findByRole('heading', { level: 1, name: /Microstrip/ });
    expect(unitOf(/^Unit of Trace width/)).toBe('mil');
    await user.click(screen.getByRole('button', { name: 'mm' }));
    expect(unitOf(/^Unit of Trace width/)).toBe('mm');
  });

  it('says at the result what no field can say', async () => {
    await open('/tool/LEDResistors?supplyVoltage=1e308');
    expect(result().textContent).toBe('With these values the result is too large or too small to show.');
  });

  it('opens a shared link in another language with the same values, and leaves out what it does not know', async () => {
    await open('/tool/CoaxialCableImpedance?mode=innerDiameter&targetImpedance=75&outerDiameter=4.57mm&relativePermittivity=1.5&old=1', {
      locale: 'de',
      language: 'en',
    });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Inside diameter/ }).value).toBe('4,57');
    expect(within(result()).getByText('0,9876')).toBeTruthy();
  });

  it('shows what an address with junk says where it belongs', async () => {
    await open('/tool/CoaxialCableImpedance?innerDiameter=abc&mode=nonsense&frequency=');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Inner conductor diameter/ }).value).toBe('abc');
    expect(screen.getByText(/^This is not understood\. Write it like /)).toBeTruthy();
  });

  it('cites its sources, and shows no empty list of them', async () => {
    const { router } = await open('/tool/ParallelResistors');
    expect(await screen.findByRole('heading', { name: 'Sources' })).toBeTruthy();
    expect(screen.getByText(/^IEC 60063:2015, Preferred number series/)).toBeTruthy();
    await router.navigate('/tool/PCBCostCalculation');
    await screen.findByRole('heading', { level: 1, name: /cost/i });
    await screen.findByRole('heading', { name: 'Formula' });
    expect(screen.queryByRole('heading', { name: 'Sources' })).toBeNull();
  });

  it('steps with the arrow keys and goes back to its defaults', async () => {
    const { user } = await open('/tool/CoaxialCableImpedance');
    const inner = screen.getByRole<HTMLInputElement>('textbox', { name: /Inner conductor diameter/ });
    const start = inner.value;
    await user.click(inner);
    await user.keyboard('{ArrowUp}');
    expect(Number(inner.value)).toBeGreaterThan(Number(start) === 910 ? 910 : 0);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(inner.value).toBe(start);
  });

  it('undoes and does again what was entered, a reset and a loaded example', async () => {
    const { user, router } = await open('/tool/CoaxialCableImpedance');
    const outer = screen.getByRole<HTMLInputElement>('textbox', { name: /Inside diameter/ });
    const start = outer.value;
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
    await user.clear(outer);
    await user.type(outer, '4');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(outer.value).toBe(start);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(outer.value).toBe('4');
    await user.keyboard('{Control>}z{/Control}');
    expect(outer.value).toBe(start);
    await user.keyboard('{Control>}y{/Control}');
    expect(outer.value).toBe('4');
    await waitFor(() => expect(router.state.location.search).toContain('outerDiameter=4mm'));
    await user.click(screen.getByRole('button', { name: 'Load an example' }));
    await waitFor(() => expect(outer.value).not.toBe('4'));
    await user.click(outer);
    await user.keyboard('{Control>}z{/Control}');
    expect(outer.value).toBe('4');
  });

  it('runs the tolerances of the parts that a design has chosen, within the tolerance that was entered', async () => {
    const { user } = await open('/tool/ResistorVoltageDivision?mode=r2&targetVoltage=3.3');
    await user.click(await screen.findByText('Monte Carlo tolerance analysis'));
    const fields = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Tolerance of / });
    expect(fields.map(({ value }) => value)).toEqual(['1', '1']);
    // 10 kΩ and 3.9 kΩ at 12 V, each within 1 %: the same ends as the calculator's own.
    expect(screen.getByText('Worst case').nextElementSibling?.textContent).toBe('3.319\u202fV … 3.416\u202fV');
  });

  it('goes back in the history to the values before', async () => {
    const { user, router } = await open('/tool/CoaxialCableImpedance?outerDiameter=5mm');
    const outer = screen.getByRole<HTMLInputElement>('textbox', { name: /Inside diameter/ });
    await user.clear(outer);
    await user.type(outer, '4');
    await user.tab();
    await drawnFor('outerDiameter=4mm');
    await router.navigate(-1);
    await waitFor(() => expect(outer.value).toBe('5'));
    expect(router.state.location.pathname).toBe('/tool/CoaxialCableImpedance');
  });

  it('shows errors of several fields together at the field of the rule', async () => {
    const { user } = await open('/tool/CoaxialCableImpedance');
    const outer = screen.getByRole('textbox', { name: /Inside diameter/ });
    await user.clear(outer);
    await user.type(outer, '0.5');
    expect(screen.getByText('The outer conductor must be larger than the inner conductor.')).toBeTruthy();
    expect(outer.getAttribute('aria-invalid')).toBe('true');
  });

  it('says what it is, to which group it belongs and which others that has', async () => {
    await open('/tool/PLLFilter', { locale: 'fr', language: 'fr' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Filtre de boucle de PLL');
    expect(screen.getByText(/^Filtre de boucle d’une PLL/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Filtres' }).getAttribute('href')).toBe('/tool#filters');
    const related = screen.getByRole('region', { name: 'Calculateurs associés' });
    expect(
      within(related)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Filtre RC passe-bas ou passe-haut',
      'Filtre répartiteur passif pour haut-parleurs',
      'Filtre passe-bande',
      'Filtre passe-haut LC de Tchebychev',
    ]);
  });

  it('can be bookmarked, and stands in the index among the bookmarks and those used lately', async () => {
    const { user, router } = await open('/tool/RCFilter');
    await user.click(screen.getByRole('button', { name: 'Bookmark' }));
    await router.navigate('/tool/CoaxialCableImpedance');
    await screen.findByRole('heading', { level: 1, name: /Coaxial/ });
    await router.navigate('/tool');
    const bookmarks = (await screen.findByRole('heading', { name: 'Your bookmarks' })).parentElement as HTMLElement;
    expect(within(bookmarks).getByRole('link', { name: /RC/ })).toBeTruthy();
    const recent = screen.getByRole('heading', { name: 'Recently used' }).parentElement as HTMLElement;
    expect(within(recent).getByRole('link', { name: /Coaxial/ })).toBeTruthy();
  });
});

describe('the index of calculators', () => {
  it('finds by words of name and summary', async () => {
    const { user } = await open('/tool');
    expect(screen.getByText(`${toolNames.length} calculators`)).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: 'Find a calculator' }), 'microstrip crosstalk');
    await waitFor(() => expect(screen.getByText('1 calculator')).toBeTruthy());
    expect(screen.getByRole('link', { name: /Microstrip crosstalk/ }).getAttribute('href')).toBe('/tool/MicrostripLineCrosstalk');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'qqq');
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(screen.getByText(`${toolNames.length} calculators`)).toBeTruthy();
  });

  it('finds by terms of the trade, and a short one only where a word begins with it', async () => {
    const { user } = await open('/tool');
    const box = screen.getByRole('searchbox', { name: 'Find a calculator' });
    await user.type(box, 'sallen');
    await waitFor(() => expect(screen.getByText('2 calculators')).toBeTruthy());
    expect(linked()).toEqual(expect.arrayContaining(['/tool/OpAmpLowPassFilter', '/tool/OpAmpHighPassFilterCalculator']));
    await user.clear(box);
    await user.type(box, 'awg');
    await waitFor(() => expect(linked()).toContain('/tool/WireVoltageDrop'));
    await user.clear(box);
    await user.type(box, 'via');
    await waitFor(() => expect(linked()).not.toContain('/tool/WireVoltageDrop'));
    expect(linked()).not.toContain('/tool/FETBufferDeviation');
  });

  it('answers an unknown calculator with the page that is not there', async () => {
    await renderPage('/tool/NoSuchTool', noParts);
    await screen.findByRole('heading', { name: /Page not found/i });
  });
});

describe('the drawing of a calculator', () => {
  it('shows what is computed where the mode does not ask for it', async () => {
    await open('/tool/RFUnitConverter');
    const drawing = screen.getByRole('region', { name: 'Drawing' });
    // 1 mW in 50 Ω; the field of another mode holds 1 V.
    await waitFor(() => expect(drawing.textContent).toContain('0.2236'));
    expect(drawing.textContent).not.toContain('1\u202fV');
  });
});

it('says of a value that it is standard itself, where it is rounded to a finer series', async () => {
  await open('/tool/RCFilter?resistance=33kΩ');
  expect(await within(result()).findByText(/^33\skΩ is itself a standard value \(E24\)\.$/)).toBeTruthy();
});
