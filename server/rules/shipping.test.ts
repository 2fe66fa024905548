import { expect, test } from 'vitest';
import { demoTrade } from '#server/trade-settings.ts';
import { offerShipping, shipsTo } from './shipping.ts';

const prices = (country: string, weightG: number, value: number) =>
  offerShipping(demoTrade, { country, weightG, value }).map(({ rate, price, incoterm }) => [rate.code, price, incoterm]);

test('each zone has its prices', () => {
  expect(prices('DE', 10, 100)).toEqual([
    ['standard', 490, 'DDP'],
    ['express', 1290, 'DDP'],
  ]);
  expect(prices('FR', 10, 100)[0]).toEqual(['standard', 890, 'DDP']);
  expect(prices('JP', 10, 100)[0]).toEqual(['standard', 1490, 'DAP']);
});

test('each further kilogram begun costs more', () => {
  expect(prices('JP', 1000, 100)[0]?.[1]).toBe(1490);
  expect(prices('JP', 1001, 100)[0]?.[1]).toBe(1490 + 480);
  expect(prices('JP', 3500, 100)[0]?.[1]).toBe(1490 + 3 * 480);
});

test('standard shipping is free from the stated worth on, express never', () => {
  expect(prices('DE', 10, 4999)[0]?.[1]).toBe(490);
  expect(prices('DE', 10, 5000)).toEqual([
    ['standard', 0, 'DDP'],
    ['express', 1290, 'DDP'],
  ]);
});

test('nothing is offered to a country the shop does not send to', () => {
  expect(prices('KP', 10, 100)).toEqual([]);
  expect(shipsTo(demoTrade, 'KP')).toBe(false);
  expect(shipsTo(demoTrade, 'BR')).toBe(true);
});
