import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exportProducts } from '#contract/api/admin/catalog.ts';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import { getProductChoices } from '#contract/api/admin/product.ts';
import * as files from '#src/components/file/save-file.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { operatorToken as token, sampleMe as me } from '#src/testing/sample-operator.ts';

const saved: string[] = [];
beforeEach(() => {
  URL.createObjectURL = () => 'blob:parts';
  sessionStorage.setItem('operator_session', token);
  vi.spyOn(files, 'saveFile').mockImplementation((name) => void saved.push(name));
});
afterEach(() => {
  saved.length = 0;
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const choices = mock(getProductChoices, {
  categories: [{ web_url: 'chip-resistors', path: ['Resistors', 'Chip resistors'] }],
  manufacturers: [],
  outlines: [],
  rates: [],
  base_currency: 'EUR',
  country: 'DE',
});

function openExport(answer: (request: object) => Response) {
  return renderPage('/admin?tab=catalog&view=export', [
    mock(getOperatorMe, me({ role: 'stock', scopes: ['catalog', 'shipping', 'own'] })),
    choices,
    mock(exportProducts, answer),
  ]);
}

it('asks for a category first, then saves its parts under its name', async () => {
  const asked: unknown[] = [];
  await openExport((request) => {
    asked.push(request);
    return new Response('manufacturer,mpn,category', { headers: { 'Content-Type': 'text/csv' } });
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  const category = screen.getByLabelText('Category');
  expect(category.getAttribute('aria-invalid')).toBe('true');
  expect(asked).toEqual([]);
  await screen.findByRole('option', { name: 'Resistors › Chip resistors' });
  fireEvent.change(category, { target: { value: 'chip-resistors' } });
  fireEvent.click(screen.getByLabelText('Stock and popularity too'));
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(saved).toEqual(['chip-resistors.csv']));
  expect(asked).toEqual([{ category: 'chip-resistors', stock: 'true', decimal: '.' }]);
});

it('says at the category that it has too many parts', async () => {
  await openExport(() => errorResponse('validation_failed', { fields: { category: [{ code: 'too_long', message: '', limit: 50_000 }] } }));
  await screen.findByRole('option', { name: 'Resistors › Chip resistors' });
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'chip-resistors' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await screen.findByText('This is more than 50,000 parts. Choose a manufacturer, or export them on the console.');
  expect(saved).toEqual([]);
});
