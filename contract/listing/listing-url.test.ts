import { describe, expect, it } from 'vitest';
import { listingQuery, parametersOf } from './listing-query.ts';
import {
  changeListing,
  chosenOptions,
  emptyListing,
  readListing,
  readRange,
  toggleCompared,
  toggleOption,
  withFilter,
  withoutFilters,
  writeListing,
  writeRange,
} from './listing-url.ts';

const read = (query: string) => readListing(new URLSearchParams(query));
const capacitor = parametersOf([
  { key: 'capacitance', kind: 'number', unit: 'F' },
  { key: 'dielectric', kind: 'option', unit: '' },
  { key: 'automotive', kind: 'boolean', unit: '' },
]);

describe('a listing in the address', () => {
  it('is written as it was read', () => {
    const query =
      'capacitance=100n..1u&dielectric=x7r,x5r&package=0402,0603&stock=1&rohs=1&sort=price_asc&qty=1000&view=cards&page=2&compare=a-1,b-2';
    expect(writeListing(read(query))).toBe(query);
  });

  it('survives values with spaces, signs and slashes', () => {
    const listing = withFilter(withFilter(emptyListing, 'voltage', '-5 V..+1,5 V'), 'package', 'SOT-23 & co/2');
    expect(read(writeListing(listing))).toEqual(listing);
  });

  it('ignores what it does not know or cannot read', () => {
    expect(read('utm_source=x&fbclid_=1&page=0&qty=-4&sort=cheapest&view=3d&compare=../x,ok')).toEqual({
      ...emptyListing,
      compare: ['ok'],
    });
    expect(read('page=201').page).toBe(1);
  });

  it('compares eight parts at most, each once', () => {
    expect(read('compare=a,a,b,c,d,e,f,g,h,i').compare).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  });

  it('goes back to page 1 when what is listed changes, not when a part is compared', () => {
    const third = { ...emptyListing, page: 3 };
    expect(toggleOption(third, 'dielectric', 'x7r').page).toBe(1);
    expect(changeListing(third, { sort: 'mpn_asc' }).page).toBe(1);
    expect(toggleCompared(third, 'a').page).toBe(3);
  });

  it('ticks and unticks options and drops a filter without any', () => {
    const one = toggleOption(emptyListing, 'dielectric', 'x7r');
    const two = toggleOption(one, 'dielectric', 'c0g');
    expect(chosenOptions(two.filters['dielectric'])).toEqual(['x7r', 'c0g']);
    expect(toggleOption(one, 'dielectric', 'x7r').filters).toEqual({});
  });

  it('clears filters and keeps quantity, sort and comparison', () => {
    const listing = read('dielectric=x7r&stock=1&qty=10&sort=mpn_asc&compare=a');
    expect(writeListing(withoutFilters(listing))).toBe('sort=mpn_asc&qty=10&compare=a');
  });

  it('reads one value as both ends of a range and open ends as open', () => {
    expect(readRange('100n')).toEqual({ min: '100n', max: '100n' });
    expect(readRange('25..')).toEqual({ min: '25', max: '' });
    expect(writeRange({ min: ' ', max: '' })).toBeNull();
  });
});

describe('a listing as a call', () => {
  it('turns values into SI units', () => {
    const { fields, issues } = listingQuery(read('capacitance=100n..4u7&dielectric=x7r&automotive=yes'), capacitor);
    expect(fields.filters).toEqual([
      { key: 'capacitance', min: 1e-7, max: 4.7e-6 },
      { key: 'dielectric', in: ['x7r'] },
      { key: 'automotive', bool: true },
    ]);
    expect(issues).toEqual([]);
  });

  it('leaves out a value in another unit and says so', () => {
    const { fields, issues } = listingQuery(read('capacitance=100nH..1u'), capacitor);
    expect(fields.filters).toEqual([{ key: 'capacitance', max: 1e-6 }]);
    expect(issues).toEqual([{ key: 'capacitance', end: 'min', code: 'not_allowed' }]);
  });

  it('refuses a range that ends before it starts', () => {
    const { fields, issues } = listingQuery(read('capacitance=1u..100n'), capacitor);
    expect(fields.filters).toBeUndefined();
    expect(issues).toEqual([{ key: 'capacitance', end: 'max', code: 'out_of_range' }]);
  });

  it('drops parameters that the category does not have', () => {
    expect(listingQuery(read('gbw=1M..&manufacturer=yageo'), capacitor).fields.filters).toEqual([{ key: 'manufacturer', in: ['yageo'] }]);
  });

  it('drops an order by a parameter that the category does not have', () => {
    expect(listingQuery(read('sort=attr:gbw:asc'), capacitor).fields.sort).toBeUndefined();
    expect(listingQuery(read('sort=attr:capacitance:desc'), capacitor).fields.sort).toBe('attr:capacitance:desc');
  });
});
