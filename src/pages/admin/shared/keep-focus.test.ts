import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let end: () => void;
beforeEach(() => {
  document.body.innerHTML = '<main><section><p><button>Remove</button></p><a href="/">Next</a></section></main>';
  end = keepFocus(one('main'));
});
afterEach(() => end());

function one(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(name);
  if (!found) throw new Error(`No ${name}`);
  return found;
}

const seen = () => new Promise((resolve) => setTimeout(resolve));

it('gives the keyboard to what is still there around a thing that is taken away', async () => {
  one('button').focus();
  one('p').remove();
  await seen();
  expect(document.activeElement).toBe(one('section'));
  one('section').remove();
  await seen();
  expect(document.activeElement).toBe(one('main'));
});

it('leaves the keyboard where it has gone since', async () => {
  one('button').focus();
  one('a').focus();
  one('p').remove();
  await seen();
  expect(document.activeElement).toBe(one('a'));
});
