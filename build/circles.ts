/** Groups of names that reach each other in a circle, each in the order of the alphabet (Tarjan's strongly connected components). */
export function circlesIn(graph: ReadonlyMap<string, Iterable<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (name: string): number => {
    const number = order.size;
    order.set(name, number);
    lowest.set(name, number);
    open.push(name);
    for (const next of graph.get(name) ?? []) {
      const reached = order.has(next) ? (open.includes(next) ? order.get(next) : undefined) : visit(next);
      lowest.set(name, Math.min(lowest.get(name) ?? number, reached ?? number));
    }
    if (lowest.get(name) === number) {
      const circle = open.splice(open.indexOf(name));
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return lowest.get(name) ?? number;
  };
  for (const name of graph.keys()) if (!order.has(name)) visit(name);
  return circles.toSorted((a, b) => (a.join() < b.join() ? -1 : 1));
}
