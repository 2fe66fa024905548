import { expect, it } from 'vitest';
import { closedBannersCookie } from '#contract/site/closed-banners.ts';
import { cookies, readCookie, writeCookie } from './cookies.ts';

it.each([
  [cookies.token, 'token=a; Max-Age=604800; Path=/; SameSite=None; Secure'],
  [cookies.cartKey, 'cart_key=a; Max-Age=604800; Path=/; SameSite=None; Secure'],
  [cookies.ip, 'ip=a; Max-Age=604800; Path=/; SameSite=None; Secure'],
  [cookies.locale, 'locale=a; Max-Age=31536000; Path=/; SameSite=Lax'],
  [cookies.referrer, 'referrer=a; Max-Age=31536000; Path=/; SameSite=Lax'],
  [closedBannersCookie, 'closed_banners=a; Max-Age=15552000; Path=/; SameSite=Lax'],
])('gives $name the lifetime and flags of the specification', (rule, text) => {
  expect(writeCookie(rule, 'a')).toBe(text);
});

it('is for all hosts of a domain where it is told', () => {
  expect(writeCookie(cookies.token, 'a', { isKept: false, domain: 'shop.com' })).toBe(
    'token=a; Path=/; Domain=shop.com; SameSite=None; Secure',
  );
});

it('deletes a cookie when its value is empty', () => {
  expect(writeCookie(cookies.token, '')).toContain('Max-Age=0');
});

it('reads back what it wrote, whatever the value holds', () => {
  const value = 'https://example.com/?a=1; b="2", ü';
  const pair = writeCookie(cookies.referrer, value).split('; ')[0] ?? '';
  expect(readCookie(cookies.referrer, `other=1; ${pair};token=2`)).toBe(value);
});

it.each(['', 'xtoken=1', 'token=', 'token=%E0%A4%A'])('counts %j as no token', (header) => {
  expect(readCookie(cookies.token, header)).toBeNull();
});
