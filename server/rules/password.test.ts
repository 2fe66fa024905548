import { expect, test } from 'vitest';
import { commonPasswords } from '#server/account/common-passwords.ts';
import { passwordFault } from './password.ts';

const fault = (password: string, email = 'grace.hopper@example.com') => passwordFault(password, email, commonPasswords());

test.each([
  ['', 'too_short'],
  ['1234567', 'too_short'],
  ['ßäöüßäö', 'too_short'],
  ['a'.repeat(129), 'too_long'],
  ['12345678', 'common'],
  ['password', 'common'],
  ['PassWord1', 'common'],
  ['ｐａｓｓｗｏｒｄ', 'common'],
  ['qwertyuiop', 'common'],
  ['my grace.hopper!', 'contains_email'],
  ['xxGRACE.HOPPERxx', 'contains_email'],
])('"%s" is refused: %s', (password, reason) => {
  expect(fault(password)).toBe(reason);
});

test.each(['correct horse battery', 'パスワードは長い方がいい', '👩‍🔧 solder', ' spaces count ', 'x'.repeat(127) + 'y'])(
  '"%s" is good',
  (password) => {
    expect(fault(password)).toBeNull();
  },
);

test('a short name before the @ forbids nothing', () => {
  expect(fault('bobsled winter', 'bob@example.com')).toBeNull();
});

test('emoji count as the characters they are made of, not as halves of them', () => {
  expect(fault('🔧🔩🪛🧰🔋💡🧲')).toBe('too_short');
  expect(fault('🔧'.repeat(128))).toBeNull();
});
