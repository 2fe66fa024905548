import { expect, test } from 'vitest';
import { carrierName, carrierNames, trackingUrl } from './carriers.ts';

test('a usual carrier is known however its name is typed', () => {
  expect(carrierName('dhl')).toBe('DHL');
  expect(carrierName('Fed-Ex')).toBe('FedEx');
  expect(carrierName('ヤマト運輸')).toBe('Yamato Transport');
  expect(carrierName('Bike courier')).toBe('Bike courier');
});

test('a tracking number becomes a link that it cannot break out of', () => {
  expect(trackingUrl('UPS', '1Z 999 AA1')).toBe('https://www.ups.com/track?tracknum=1Z999AA1');
  expect(trackingUrl('GLS', 'a/../?b#$&')).toBe('https://gls-group.com/track/a%2F..%2F%3Fb%23%24%26');
  expect(trackingUrl('Bike courier', '1')).toBeNull();
});

test('every carrier leads to a page of its own', () => {
  for (const name of carrierNames) expect(trackingUrl(name, '42')).toMatch(/^https:\/\/[^#]+42$/);
});
