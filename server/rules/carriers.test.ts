import { expect, test } from 'vitest';
import { usualCarriers as usual } from '#server/kernel/usual-carriers.ts';
import { carrierName, trackingUrl } from './carriers.ts';

test('a usual carrier is known however its name is typed', () => {
  expect(carrierName(usual, 'dhl')).toBe('DHL');
  expect(carrierName(usual, 'Fed-Ex')).toBe('FedEx');
  expect(carrierName(usual, 'ヤマト運輸')).toBe('Yamato Transport');
  expect(carrierName(usual, 'Bike courier')).toBe('Bike courier');
});

test('a tracking number becomes a link that it cannot break out of', () => {
  expect(trackingUrl(usual, 'UPS', '1Z 999 AA1')).toBe('https://www.ups.com/track?tracknum=1Z999AA1');
  expect(trackingUrl(usual, 'GLS', 'a/../?b#$&')).toBe('https://gls-group.com/track/a%2F..%2F%3Fb%23%24%26');
  expect(trackingUrl(usual, 'Bike courier', '1')).toBeNull();
});

test('every carrier leads to a page of its own', () => {
  for (const { name } of usual) expect(trackingUrl(usual, name, '42')).toMatch(/^https:\/\/[^#]+42$/);
});
