/** Moves a row of tabs that is wider than the screen so that the open one stands in its middle; the page stays where it is. */
export function showOpenTab(frame: HTMLElement | null): void {
  const tab = frame?.querySelector('[role="tab"][aria-selected="true"]');
  const row = tab?.parentElement;
  if (!tab || !row) return;
  row.scrollLeft += middleOf(tab) - middleOf(row);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
