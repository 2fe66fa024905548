/**
 * When what has the keyboard is taken away (a row that is removed, a form that gives way to what it made), the nearest thing around it that is
 * still there gets it, instead of the whole page, from which somebody without a mouse begins anew. Gives what ends it.
 */
export function keepFocus(root: HTMLElement): () => void {
  let around: HTMLElement[] = [];
  const note = ({ target }: FocusEvent): void => {
    around = target instanceof HTMLElement ? [...upTo(root, target)] : [];
  };
  const observer = new MutationObserver(() => {
    const [had] = around;
    const isLost = had !== undefined && !had.isConnected && document.activeElement === document.body;
    const next = isLost ? around.find(({ isConnected }) => isConnected) : undefined;
    if (!next) return;
    if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  });
  root.addEventListener('focusin', note);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', note);
    observer.disconnect();
  };
}

function* upTo(root: HTMLElement, from: HTMLElement): Generator<HTMLElement> {
  for (let one: HTMLElement | null = from; one && root.contains(one); one = one.parentElement) yield one;
}
