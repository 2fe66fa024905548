import { expect, it, vi } from 'vitest';
import { showOpenTab } from './show-open-tab.ts';

function box(element: Element | null, left: number, width: number) {
  if (element) vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, width, 40));
}

it('brings a tab beyond the edge into the middle of its row', () => {
  const frame = document.createElement('div');
  frame.innerHTML = '<div role="tablist"><button role="tab">Orders</button><button role="tab" aria-selected="true">Emails</button></div>';
  const row = frame.querySelector('[role="tablist"]');
  box(row, 16, 358);
  box(frame.querySelector('[aria-selected]'), 900, 80);
  showOpenTab(frame);
  expect(row?.scrollLeft).toBe(940 - 195);
});
