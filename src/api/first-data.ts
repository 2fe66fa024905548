/** Milliseconds after which what came with the page is old. */
const longestAge = 60_000;

/** The answer that the edge put into the page for this call, so that the first page need not ask again; given out once, undefined without one. */
export function takeFirstData(call: string): unknown {
  const place = [...document.querySelectorAll<HTMLScriptElement>('script[data-call]')].find(({ dataset }) => dataset['call'] === call);
  place?.remove();
  return place && isFresh() ? JSON.parse(place.textContent) : undefined;
}

/** A page that the browser's history kept may be of any age. */
function isFresh(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return performance.now() < longestAge && !(visit && 'type' in visit && visit.type === 'back_forward');
}
