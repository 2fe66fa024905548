import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadingBar } from './LoadingBar.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Opens a page whose neighbour takes the given time; says whether a bar is there, and whether it has reached its end. */
async function openBeside(neighbourMilliseconds: number) {
  const loader = () => new Promise((done) => setTimeout(() => done(null), neighbourMilliseconds));
  const children = [
    { path: '/', element: <p>here</p> },
    { path: '/there', loader, element: <p>there</p> },
  ];
  const frame = (
    <>
      <LoadingBar />
      <Outlet />
    </>
  );
  const router = createMemoryRouter([{ element: frame, children }]);
  const { container } = render(<RouterProvider router={router} />);
  const bar = () => {
    const shown = container.querySelector<HTMLElement>('[aria-hidden]');
    return shown === null ? 'none' : shown.dataset['done'] === undefined ? 'running' : 'done';
  };
  await pass(0);
  await act(async () => void router.navigate('/there'));
  return { container, bar };
}

it('does not flicker for a page that comes within 200 ms', async () => {
  const { container, bar } = await openBeside(190);
  const seen = [];
  for (let time = 0; time < 600; time += 10) {
    await pass(10);
    seen.push(bar());
  }
  expect(container.textContent).toBe('there');
  expect(new Set(seen)).toEqual(new Set(['none']));
});

it('shows after 200 ms, reaches its end when the page is there, and goes', async () => {
  const { container, bar } = await openBeside(900);
  await pass(199);
  expect(bar()).toBe('none');
  await pass(1);
  expect(bar()).toBe('running');
  await pass(699);
  expect([container.textContent, bar()]).toEqual(['here', 'running']);
  await pass(1);
  expect([container.textContent, bar()]).toEqual(['there', 'done']);
  await pass(180);
  expect(bar()).toBe('none');
});
