import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ImageSet } from '#contract/api/part.ts';
import { Picture } from './Picture.tsx';

const image: ImageSet = {
  src: '/p/a',
  alt: 'A board with two connectors',
  width: 900,
  height: 600,
  format: 'webp',
  srcset: [
    { width: 320, density: 1, url: '/p/a?width=320' },
    { width: 320, density: 2, url: '/p/a?width=640' },
    { width: 640, density: 1, url: '/p/a?width=640' },
  ],
  placeholder: 'data:image/webp;base64,AAAA',
};

it('offers the browser each width once, keeps the place, and is fetched when it comes near', () => {
  render(<Picture image={image} sizes="50vw" />);
  const shown = screen.getByRole('img', { name: 'A board with two connectors' });
  expect(shown.getAttribute('srcset')).toBe('/p/a?width=320 320w, /p/a?width=640 640w, /p/a 900w');
  expect(shown.getAttribute('sizes')).toBe('50vw');
  expect([shown.getAttribute('width'), shown.getAttribute('height'), shown.getAttribute('loading')]).toEqual(['900', '600', 'lazy']);
});

it('the picture that a page opens with is fetched at once', () => {
  render(<Picture image={image} sizes="50vw" isFirst />);
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
});

it.each(['load', 'error'] as const)('a blur stands in for it until its %s, then nothing shines through', (event) => {
  const { container } = render(<Picture image={image} sizes="50vw" />);
  const style = container.firstElementChild?.getAttribute('style');
  expect(style).toBe('--blur: url("data:image/webp;base64,AAAA");');
  expect(getComputedStyle(screen.getByRole('img')).opacity).toBe('0');
  fireEvent(screen.getByRole('img'), new Event(event));
  expect(getComputedStyle(screen.getByRole('img')).opacity).toBe('1');
});

it('beside its words it is silent', () => {
  render(<Picture image={image} sizes="40px" alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
});
