import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bomFaults, matchBom } from '#contract/api/bom.ts';
import { addToCart, addToRfqList } from '#contract/api/cart.ts';
import { buildCost } from '#src/testing/build-cost.ts';
import { errorResponse, mock, mockError, mockOffline } from '#src/testing/mock.ts';
import { mockUpload } from '#src/testing/mock-upload.ts';
import { renderPage } from '#src/testing/render.tsx';
import { bomLine, sampleBom } from '#src/testing/sample-bom.ts';
import { changedCart } from '#src/testing/sample-cart.ts';

const path = '/other/bom';
const rows = 'LM358DR 1\n4k7 3';

async function open(handlers: Parameters<typeof renderPage>[1] = []) {
  const view = await renderPage(path, [...handlers, mock(matchBom, sampleBom()), ...buildCost]);
  await screen.findByRole('heading', { level: 1 });
  return view;
}

async function paste(user: UserEvent, text = rows) {
  const field = await screen.findByRole('textbox', { name: 'Rows of your bill of materials' });
  await user.click(field);
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Find the parts' }));
  return field;
}

/** The row of the table, or of the list in small windows, that holds a text. */
async function findRow(text: string) {
  const [found] = await screen.findAllByText(text);
  return within(found?.closest('li, tr') ?? document.body);
}

beforeEach(() => sessionStorage.clear());

describe('giving a bill', () => {
  it('asks for rows before it asks the shop', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Find the parts' }));
    expect(screen.getByText(/^Paste at least one row/)).toBeDefined();
  });

  it.each(bomFaults)('says at the field what to give instead when it is %s, and keeps the rows', async (reason) => {
    const { user } = await open([mockError(matchBom, 'bom_unreadable', { data: { reason } })]);
    await paste(user);
    const field = await waitFor(() => {
      const shown = screen.getByRole('textbox', { name: 'Rows of your bill of materials' });
      expect(shown.getAttribute('aria-invalid')).toBe('true');
      return shown;
    });
    expect(field).toHaveProperty('value', rows);
    expect(document.title).toMatch(/^Error: /);
  });

  it('reads the first rows of a bill that is too long when asked to', async () => {
    const { user } = await open([
      mock(matchBom, ({ cut }) =>
        cut === true ? sampleBom(undefined, { left_out: 240 }) : errorResponse('bom_too_long', { data: { limit: 1000 } }),
      ),
    ]);
    await paste(user);
    expect(await screen.findByText(/more than 1,000 rows/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Read the rows up to the limit' }));
    expect(await screen.findByText(/^240 rows beyond the first/)).toBeDefined();
  });

  it('keeps the rows when there is no connection, and tries again', async () => {
    const { user } = await open([mockOffline(matchBom)]);
    await paste(user);
    expect(await screen.findByText('We could not reach the store. What you gave is kept.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('is there again after a reload', async () => {
    const first = await open();
    await paste(first.user);
    await screen.findByText('Pasted rows');
    first.unmount();
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Pasted rows' })).toBeDefined();
  });
});

describe('a file', () => {
  it('that is too large is refused at the field without being sent', async () => {
    const { user } = await open();
    await user.upload(
      screen.getByLabelText('Choose file', { selector: 'input' }),
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'bom.csv', { type: 'text/csv' }),
    );
    expect(await screen.findByText(/^The file is too large/)).toBeDefined();
  });

  it('is sent with a token of its own, and read', async () => {
    const asked: unknown[] = [];
    const sent = { file_id: 'f1', url: '/f1', name: 'bom.csv', type: 'text/csv', size: 9, width: null, height: null, expires_at: null };
    const { user } = await open([
      ...mockUpload({ data: sent }),
      mock(matchBom, ({ file_id }) => {
        asked.push(file_id);
        return sampleBom();
      }),
    ]);
    const field = screen.getByLabelText('Choose file', { selector: 'input' });
    await user.upload(field, new File(['mpn\nLM358'], 'bom.csv', { type: 'text/csv' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'bom.csv' })).toBeDefined();
    expect(asked).toEqual(['f1']);
  });

  it('that cannot be read says why at its own field, not at the rows', async () => {
    sessionStorage.setItem('bom', JSON.stringify({ source: { kind: 'file', id: 'f1', name: 'bom.xlsx' } }));
    await open([mockError(matchBom, 'bom_unreadable', { data: { reason: 'password' } })]);
    const words = await screen.findByText(/^The file is protected by a password/);
    expect(screen.getByRole('button', { name: 'Choose file' }).getAttribute('aria-describedby')).toContain(words.parentElement?.id);
    expect(screen.getByRole('textbox', { name: 'Rows of your bill of materials' }).getAttribute('aria-invalid')).toBeNull();
  });
});

describe('rows that were taken for no parts', () => {
  it('are told with the reason, and read as parts when asked for', async () => {
    const asked: unknown[] = [];
    const left = { row: 9, text: 'H1 · spacer', reason: 'no_name' as const };
    const { user } = await open([
      mock(matchBom, ({ fitted }) => {
        asked.push(fitted);
        return sampleBom(undefined, fitted ? {} : { rows: { read: 4, joined: 0, skipped: 1 }, skipped: [left] });
      }),
    ]);
    await paste(user);
    expect(await screen.findByText(/Left out: 1$/)).toBeDefined();
    expect(screen.getByText('Row 9 · No part number, value or description')).toBeDefined();
    await user.click(screen.getByText('Rows left out'));
    await user.click(screen.getByRole('button', { name: 'Read row 9 as a part' }));
    expect(await screen.findByText(/Left out: 0$/)).toBeDefined();
    expect(asked).toEqual([undefined, [9]]);
  });

  it('sheets that were not read are offered, those alike together', async () => {
    const asked: unknown[] = [];
    const others = [{ name: 'Page 2', rows: 12, is_alike: true }];
    const { user } = await open([
      mock(matchBom, ({ sheet, all_sheets: isAll }) => {
        asked.push([sheet, isAll]);
        return sampleBom(undefined, isAll === true || sheet !== undefined ? {} : { other_sheets: others });
      }),
    ]);
    await paste(user);
    await user.click(await screen.findByRole('button', { name: 'Read sheets alike as one BOM' }));
    await waitFor(() => expect(screen.queryByText('Page 2, rows: 12')).toBeNull());
    expect(asked).toEqual([
      [undefined, undefined],
      [undefined, true],
    ]);
  });
});

describe('the result', () => {
  it('shows each row with its grade, part, price, stock and what is wrong with it', async () => {
    const { user } = await open();
    await paste(user);
    const exact = await findRow('Exact');
    expect(exact.getByRole('link', { name: 'LM358DR' })).toBeDefined();
    expect(exact.getByText('$41.20')).toBeDefined();
    const unsure = await findRow('2 candidates');
    expect(unsure.getByText('4 references for 3 per board')).toBeDefined();
    const missing = await findRow('No match');
    expect(missing.getByRole('button', { name: 'Search for ABM8-24.000' })).toBeDefined();
    expect(screen.getAllByText('1 of 3')).toHaveLength(2); // matched, and in stock
  });

  it('takes the candidate that is chosen, prices it for the build and counts it', async () => {
    const { user } = await open();
    await paste(user);
    await user.click(await screen.findByRole('button', { name: 'Choose a part for 4k7 0603' }));
    expect(screen.getByText(/1 % in place of 5 %/)).toBeDefined();
    await user.click(screen.getByRole('radio', { name: /RC0603-4K7/ }));
    const picked = await findRow('Your choice');
    expect(picked.getByRole('link', { name: 'RC0603-4K7' })).toBeDefined();
    expect(picked.getByText('$123.60')).toBeDefined();
    expect(screen.getByText('$164.80')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'None of these' }));
    expect(await screen.findByText('Left out by you')).toBeDefined();
  });

  it('shows one kind of rows at a time', async () => {
    const { user } = await open();
    await paste(user);
    await user.click(await screen.findByRole('button', { name: 'No match 1' }));
    expect(screen.getByText('ABM8-24.000')).toBeDefined();
    expect(screen.queryByText('Exact')).toBeNull();
  });

  it('asks anew with another meaning of a column, number of boards, spare parts and preference', async () => {
    const asked = vi.fn();
    const { user } = await open([
      mock(matchBom, (request) => {
        asked(request);
        return sampleBom();
      }),
    ]);
    await paste(user);
    expect(await screen.findByText('Separator: semicolon · Row 1 is the header')).toBeDefined();
    expect(screen.getByText('U3 · R1-R4 · X1')).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Comment' }), 'Value');
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({ text: rows, boards: 1, mapping: { Designator: 'references', Comment: 'value' } }),
    );
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.type(screen.getByRole('textbox', { name: 'Attrition, %' }), '2,5');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows that are not sure' }), 'Take the cheapest');
    await waitFor(
      () => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ boards: 2, attrition_bp: 250, prefer: 'price' })),
      {
        timeout: 5000,
      },
    );
  });

  it('keeps what was found when a change cannot be made', async () => {
    const { user } = await open([
      mock(matchBom, ({ rohs }) => (rohs === true ? errorResponse('rate_limited', { data: { retry_after: 600 } }) : sampleBom())),
    ]);
    await paste(user);
    await user.click(await screen.findByRole('checkbox', { name: 'RoHS parts first' }));
    expect(await screen.findByText('Too many BOMs in a short time. Try again in 10 min.')).toBeDefined();
    expect(screen.getByText('Exact')).toBeDefined();
  });

  it('stays light with a thousand rows: a hundred on a page', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => bomLine({ row: index + 2, source: { mpn: `PART-${index}` } }));
    const { user } = await open([mock(matchBom, sampleBom(many))]);
    await paste(user);
    expect(await screen.findByText('1–\u2060100 of 1,000')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('101–\u2060200 of 1,000')).toBeDefined();
    expect(screen.getByText('PART-100')).toBeDefined();
    expect(screen.queryByText('PART-99')).toBeNull();
  });
});

describe('going on', () => {
  it('puts what is there into the cart and the rest on the quote list, and names what was refused', async () => {
    const sent = vi.fn();
    const asked = vi.fn();
    const { user } = await open([
      mock(addToCart, ({ items }) => {
        sent(items);
        return changedCart([], [{ sku: 'PW-LM358-CT', line_id: 'l1', quantity: 100 }]);
      }),
      mock(addToRfqList, ({ items }) => {
        asked(items);
        const refused = { line_id: null, mpn: 'ABM8-24.000', quantity: 100, error: { code: 'cart_limit', message: 'The list is full.' } };
        return { cart_key: 'key', version: 1, list: [], rfqNum: 1, results: [{ line_id: 'q1', mpn: '4k7 0603', quantity: 300 }, refused] };
      }),
    ]);
    await paste(user);
    await user.click(await screen.findByRole('button', { name: 'Add 1 row to cart' }));
    expect(await screen.findByText('1 part is in your cart.')).toBeDefined();
    expect(sent).toHaveBeenCalledWith([{ sku: 'PW-LM358-CT', quantity: 100, round: true, customer_reference: 'U3' }]);
    await user.click(screen.getByRole('button', { name: 'Add 2 rows to the quote request' }));
    expect(await screen.findByText('ABM8-24.000: The list is full.')).toBeDefined();
    expect(asked).toHaveBeenCalledWith([
      { mpn: '4k7 0603', quantity: 300, note: 'R1, R2, R3, R4' },
      { mpn: 'ABM8-24.000', quantity: 100, note: 'X1' },
    ]);
  });

  it('leaves rows out of the cart that are not ticked or not there', async () => {
    const short = bomLine({
      row: 5,
      source: { mpn: 'SHORT' },
      chosen: { ...sampleChoice(), from_stock: 60, backordered: 40, lead_time_days: 14 },
    });
    const { user } = await open([mock(matchBom, sampleBom([bomLine(), short]))]);
    await paste(user);
    expect(await screen.findByText('Short by 40')).toBeDefined();
    expect(screen.getByText('rest in about 14 days')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add 1 row to cart' })).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Order SHORT' }));
    expect(screen.getByRole('button', { name: 'Add 2 rows to cart' })).toBeDefined();
  });
});

function sampleChoice() {
  const { chosen } = bomLine();
  if (!chosen) throw new Error('The sample row has a part');
  return chosen;
}
