import { theme } from '#src/ui/theme.ts';

/** What sticks below the header stands at its real height: its words may need a second line. Runs for as long as the page lives. */
export function measureHeader(): void {
  const header = document.querySelector('header');
  if (!header || typeof ResizeObserver === 'undefined') return;
  const name = theme.vars.fluid.header;
  const { style } = document.documentElement;
  new ResizeObserver(() => {
    const height = `${header.offsetHeight}px`;
    if (style.getPropertyValue(name) !== height) style.setProperty(name, height);
  }).observe(header);
}
