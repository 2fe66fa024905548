import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { productList } from '#contract/api/catalog.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { samplePage } from '#src/testing/sample-listing.ts';
import { embedCode } from './embed-code.ts';

afterEach(() => delete document.documentElement.dataset['embed']);

async function open(path: string) {
  const page = await renderPage(path, [mock(productList, samplePage({ list: [] }))]);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

it('gives the lines that show this calculator with its values on another site', async () => {
  const { user } = await open('/tool/ResistorVoltageDivision?r1=2kΩ');
  await user.click(await screen.findByText('Embed on another site'));
  const code = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'HTML' });
  expect(code.value).toMatch(/<iframe src="[^"]*\/tool\/ResistorVoltageDivision\?embed=auto&amp;r1=2k%CE%A9" title="[^"]+"/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Colors' }), 'Dark');
  await waitFor(() => expect(code.value).toContain('?embed=dark&amp;'));
});

it('is text that no value can leave', () => {
  const code = embedCode({ href: 'https://shop.example/tool/X?a="<script>', title: 'A "b" <c> & d', look: 'light' });
  const place = new DOMParser().parseFromString(code, 'text/html');
  const frame = place.querySelector('iframe');
  expect(frame?.title).toBe('A "b" <c> & d');
  expect(frame?.src).toBe('https://shop.example/tool/X?embed=light&a=%22%3Cscript%3E');
  expect(place.querySelectorAll('script')).toHaveLength(1);
});

it('shows a calculator in a page of another site alone, without parts, bookmarks and ways to other pages', async () => {
  document.documentElement.dataset['embed'] = '';
  localStorage.clear();
  await open('/tool/ResistorVoltageDivision?embed=auto');
  await screen.findByRole('region', { name: 'Result' });
  expect(screen.queryByRole('button', { name: 'Bookmark' })).toBeNull();
  expect(screen.queryByText('Related calculators')).toBeNull();
  expect(screen.queryByText('Sweep an input')).toBeNull();
  expect(localStorage.getItem('tool-recent')).toBeNull();
});
