/** In small windows the row of pages scrolls by itself: the present one must not be out of sight. */
export function showPresent(list: HTMLElement | null | undefined): void {
  const present = list?.querySelector<HTMLElement>('[aria-current]');
  if (list && present) list.scrollLeft = present.offsetLeft - list.offsetLeft + present.offsetWidth - list.clientWidth;
}
