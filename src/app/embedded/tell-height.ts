/** What the page around is told; `src/pages/tool/work/embed-code.ts` writes the lines that listen to it. */
interface HeightMessage {
  /** CSS pixels that the calculator takes. */
  calculatorHeight: number;
}

/** Tells the page around how high the calculator is, now and whenever it changes; returns how to stop. A height is no secret: any page may know it. */
export function tellHeight(place: HTMLElement, around: Pick<Window, 'postMessage'>): () => void {
  const observer = new ResizeObserver(() => {
    const message: HeightMessage = { calculatorHeight: Math.ceil(place.getBoundingClientRect().height) };
    around.postMessage(message, '*');
  });
  observer.observe(place);
  return () => observer.disconnect();
}
