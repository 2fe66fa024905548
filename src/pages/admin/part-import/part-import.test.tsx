import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  cancelJob,
  getImportMappings,
  getJob,
  type ImportPreview,
  importProducts,
  type Job,
  type PartMapping,
  previewImport,
  saveImportMapping,
} from '#contract/api/admin/catalog.ts';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import { getProductChoices } from '#contract/api/admin/product.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { operatorToken as token, sampleMe as me } from '#src/testing/sample-operator.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** What the page has put into its last form: a form of jsdom holds files that the mocked network cannot read. */
let lastForm: () => Record<string, string> = () => ({});
beforeEach(() => {
  const put = vi.spyOn(FormData.prototype, 'set');
  lastForm = () => {
    const calls: readonly unknown[][] = put.mock.calls;
    const begin = calls.findLastIndex(([name]) => name === 'file');
    return Object.fromEntries(calls.slice(begin + 1).map(([name, value]) => [String(name), String(value)]));
  };
});

const choices = mock(getProductChoices, {
  categories: [{ web_url: 'chip-resistors', path: ['Chip resistors'] }],
  manufacturers: [],
  outlines: [],
  rates: [],
  base_currency: 'EUR',
  country: 'DE',
});
const problem = { field: 'attributes.resistance', code: 'not_allowed', value: '5 V', message: 'Not possible here' };
const shownPart = {
  is_new: true,
  manufacturer: 'Yageo',
  mpn: 'LIST-1',
  category: 'Chip resistors',
  description: 'Chip resistor, 4.7 kΩ',
  stock: 7,
  prices: [{ quantity: 1, unit_micros: 250_000 }],
};

function previewOf(mapping: PartMapping): ImportPreview {
  const hasCategory = mapping.columns.includes('category') || mapping.fixed?.['category'] !== undefined;
  return {
    mapping,
    sheets: [],
    columns: [
      { name: 'Maker', samples: ['Yageo'] },
      { name: 'Number', samples: ['LIST-1', 'LIST-2'] },
      { name: 'Box', samples: ['blue'] },
    ],
    attributes: [{ key: 'resistance', name: 'Resistance' }],
    header_problems: hasCategory ? [] : [{ code: 'required', value: 'category' }],
    rows: hasCategory
      ? [
          { line: 2, part: shownPart, problems: [] },
          { line: 3, part: null, problems: [problem] },
        ]
      : [],
    total: 2,
    base_currency: 'EUR',
  };
}

const guessed: PartMapping = { header_row: 1, columns: ['manufacturer', 'mpn', ''] };
const idle: Job = { status: 'done', done: 2, total: 2, errors: [] };

async function chooseFile(name = 'list.csv'): Promise<void> {
  const input = (await screen.findByText('or drop it here')).parentElement?.querySelector('input');
  if (input) fireEvent.change(input, { target: { files: [new File(['a,b'], name)] } });
}

async function open(job: () => Job = () => idle, more: NonNullable<Parameters<typeof renderPage>[1]> = []) {
  sessionStorage.setItem('operator_session', token);
  const begun: Record<string, string>[] = [];
  const kept: { name: string; mapping: PartMapping }[] = [];
  const view = await renderPage('/admin?tab=catalog&view=import', [
    ...more,
    mock(previewImport, () => {
      const { mapping } = lastForm();
      return previewOf(mapping === undefined ? guessed : (JSON.parse(mapping) as PartMapping)); // what the page itself sends
    }),
    mock(importProducts, () => {
      begun.push(lastForm());
      return { job_id: 'j1' };
    }),
    mock(getJob, job),
    mock(getImportMappings, () => ({ list: kept })),
    mock(saveImportMapping, ({ name, mapping }) => {
      if (mapping)
        kept.push({
          name,
          mapping: { ...mapping, sheet: undefined, fixed: mapping.fixed ?? undefined, decimal: mapping.decimal ?? undefined },
        });
      return { list: kept };
    }),
    choices,
    mock(getOperatorMe, me({ role: 'stock', scopes: ['catalog', 'shipping', 'own'] })),
  ]);
  return { ...view, begun, kept };
}

it('shows what columns mean and rows as they will look; what is missing is chosen for all rows', async () => {
  const { user } = await open();
  await chooseFile();
  const columns = within(await screen.findByLabelText('Columns'));
  expect(columns.getByLabelText<HTMLSelectElement>('Maker').value).toBe('manufacturer');
  expect(columns.getByRole('alert').textContent).toContain('Still needed: Category');
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  await columns.findByText('Chip resistors');
  await user.selectOptions(columns.getByLabelText('Category of all rows'), 'chip-resistors');
  const row = (await screen.findByText('Yageo LIST-1')).closest('tr');
  expect(row?.textContent).toContain('Chip resistor, 4.7 kΩ');
  expect(row?.textContent).toContain('New');
  expect(screen.getByText('Resistance · 5 V · Not possible here')).toBeTruthy();
});

it('keeps each of two choices of which the second does not wait for the first’s rows', async () => {
  await open();
  await chooseFile();
  const columns = within(await screen.findByLabelText('Columns'));
  await columns.findByText('Chip resistors');
  fireEvent.change(columns.getByLabelText('Category of all rows'), { target: { value: 'chip-resistors' } });
  fireEvent.click(columns.getByRole('checkbox'));
  await screen.findByText('Yageo LIST-1');
  expect(columns.getByLabelText<HTMLSelectElement>('Category of all rows').value).toBe('chip-resistors');
  expect(lastForm()).toMatchObject({ new_manufacturers: 'true', mapping: expect.stringContaining('chip-resistors') as string });
});

it('a meaning is given to one column at a time', async () => {
  const { user } = await open();
  await chooseFile();
  const columns = within(await screen.findByLabelText('Columns'));
  await user.selectOptions(columns.getByLabelText('Box'), 'mpn');
  await waitFor(() => expect(columns.getByLabelText<HTMLSelectElement>('Box').value).toBe('mpn'));
  expect(columns.getByLabelText<HTMLSelectElement>('Number').value).toBe('');
});

async function ready(view: Awaited<ReturnType<typeof open>>) {
  await chooseFile();
  const columns = within(await screen.findByLabelText('Columns'));
  await columns.findByText('Chip resistors');
  await view.user.selectOptions(columns.getByLabelText('Category of all rows'), 'chip-resistors');
  return within(await screen.findByLabelText('Check and import'));
}

it('runs with what was chosen, tells how far it is, and what was wrong with which row', async () => {
  let job: Job = { status: 'running', done: 1, total: 2, errors: [] };
  const view = await open(() => job);
  const run = await ready(view);
  await view.user.click(run.getByLabelText('Leave out rows with problems'));
  await view.user.click(run.getByRole('button', { name: 'Import' }));
  await run.findByText('1 of 2 rows read');
  job = { status: 'done', done: 2, total: 2, errors: [{ row: 3, field: 'stock.on_hand', code: 'out_of_range', message: 'Out of range' }] };
  await run.findByText('2 rows read and imported, without 1 that have problems');
  expect(run.getByText('stock.on_hand').closest('tr')?.textContent).toContain('3');
  const [begun] = view.begun;
  expect(begun).toMatchObject({ dry_run: 'false', leave_out_faulty: 'true', new_manufacturers: 'false' });
  expect(JSON.parse(begun?.['mapping'] ?? '')).toMatchObject({
    columns: ['manufacturer', 'mpn', ''],
    fixed: { category: 'chip-resistors' },
  });
});

it('an import that runs can be ended', async () => {
  let job: Job = { status: 'running', done: 1, total: 2, errors: [] };
  const end = mock(cancelJob, () => {
    job = { status: 'cancelled', done: 1, total: 2, errors: [] };
    return job;
  });
  const view = await open(() => job, [end]);
  const run = await ready(view);
  await view.user.click(run.getByRole('button', { name: 'Dry run' }));
  await view.user.click(await run.findByRole('button', { name: 'Cancel the import' }));
  await run.findByText('Canceled; nothing was written.');
  expect(view.begun[0]).toMatchObject({ dry_run: 'true' });
});

it('keeps a mapping by name', async () => {
  const view = await open();
  await chooseFile();
  await view.user.type(await screen.findByLabelText('Keep this assignment as'), 'Supplier A');
  await view.user.click(screen.getByRole('button', { name: 'Keep' }));
  await screen.findByText('Kept as Supplier A.');
  expect(view.kept.map(({ name, mapping }) => [name, mapping.columns])).toEqual([['Supplier A', guessed.columns]]);
});

it('says what a file is not, and goes on with another', async () => {
  const refuse = mock(previewImport, () =>
    errorResponse('validation_failed', { fields: { file: [{ code: 'invalid_format', message: 'x' }] } }),
  );
  await open(undefined, [refuse]);
  await chooseFile('photo.png');
  await screen.findByText(/This file holds no table that can be read/);
});

it('a file of lines in the shop’s own form needs no mapping', async () => {
  const view = await open();
  await chooseFile('parts.jsonl');
  const run = within(await screen.findByLabelText('Check and import'));
  await view.user.click(run.getByRole('button', { name: 'Dry run' }));
  await run.findByText('No problems in 2 rows. Nothing was written.');
  expect(view.begun[0]).not.toHaveProperty('mapping');
});
