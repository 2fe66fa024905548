import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { productList } from '#contract/api/catalog.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { samplePage } from '#src/testing/sample-listing.ts';

beforeEach(() => localStorage.clear());

async function open(path: string) {
  const page = await renderPage(path, [mock(productList, samplePage({ list: [] }))]);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const band = (number: number) => within(screen.getByRole('group', { name: new RegExp(`^Band ${number}`, 'u') }));
const chosen = (number: number) => band(number).getByRole<HTMLInputElement>('radio', { checked: true }).value;
const resistance = () => within(screen.getByRole('region', { name: 'Result' })).getAllByText(/\d/u)[0]?.textContent;
const onDrawing = (name: RegExp) => within(screen.getByRole('region', { name: 'Drawing' })).getByRole('button', { name });

describe('the bands of a color code', () => {
  it('are chosen by color, each with what it says; result and address follow', async () => {
    const { user, router } = await open('/tool/FourBandResistor');
    expect(resistance()).toBe('4.7');
    await user.click(band(1).getByRole('radio', { name: 'Gray 8' }));
    await user.click(band(2).getByRole('radio', { name: /^Red 2$/u }));
    await user.click(band(3).getByRole('radio', { name: /^Gold ×0.1\sΩ$/u }));
    await user.click(band(4).getByRole('radio', { name: /^None ±20\s%$/u }));
    expect(resistance()).toBe('8.2');
    expect(onDrawing(/^Gold ×0.1\sΩ$/u)).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toBe('?band1=grey&band2=red&band3=gold&band4=none'));
  });

  it('stand in no list beside the drawing, and only in the mode that reads them', async () => {
    const { user } = await open('/tool/FourBandResistor');
    expect(screen.queryByRole('combobox', { name: /^Band/u })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Value to colors' }));
    expect(screen.queryByRole('group', { name: /^Band/u })).toBeNull();
    expect(screen.getByRole('region', { name: 'Drawing' }).textContent).toMatch(/Yellow 4.*Violet 7.*Red ×100\sΩ.*Gold ±5\s%/u);
    const value = screen.getByRole('textbox', { name: /Resistance/u });
    await user.clear(value);
    await user.type(value, '0');
    expect(screen.getByRole('region', { name: 'Drawing' }).textContent).toMatch(/Black 0$/u);
  });

  it('are reached from the drawing, by press and by key', async () => {
    const { user } = await open('/tool/SixBandResistor');
    await user.click(onDrawing(/ppm/u));
    expect(document.activeElement).toBe(band(6).getByRole('radio', { checked: true }));
    expect(onDrawing(/ppm/u).getAttribute('aria-current')).toBe('true');
    onDrawing(/×10\sΩ/u).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(band(4).getByRole('radio', { checked: true }));
  });

  it('follow the keys: across between bands, up and down through the colors, a digit by its key', async () => {
    const { user } = await open('/tool/FourBandResistor');
    band(1).getByRole('radio', { checked: true }).focus();
    await user.keyboard('{ArrowDown}');
    expect(chosen(1)).toBe('green');
    await user.keyboard('{ArrowRight}3');
    expect([chosen(1), chosen(2)]).toEqual(['green', 'orange']);
    expect(document.activeElement).toBe(band(2).getByRole('radio', { checked: true }));
    await user.keyboard('{ArrowRight}7{ArrowUp}');
    expect(chosen(3)).toBe('brown');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(band(1).getByRole('radio', { checked: true }));
    expect(resistance()).toBe('530');
  });

  it('say when an address names a color that may not stand there', async () => {
    await open('/tool/FiveBandResistor?band2=gold');
    expect(screen.getByRole('group', { name: /^Band 2/u, description: 'Choose one of the list.' })).toBeTruthy();
    expect(band(2).queryByRole('radio', { checked: true })).toBeNull();
  });

  it('are reached on phones by chips that name the colors', async () => {
    const { user } = await open('/tool/PolyesterCapacitor');
    const chip = screen.getByText('4 White'); // styles hide it on wide screens
    await user.click(chip);
    expect(chip.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(band(4).getByRole('radio', { name: /^White ±10\s%$/u }));
  });
});
