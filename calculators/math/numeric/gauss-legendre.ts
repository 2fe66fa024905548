interface Rule {
  /** Nodes in (0, 1), rising. */
  readonly nodes: readonly number[];
  /** Weights, together 1. */
  readonly weights: readonly number[];
}

const known = new Map<number, Rule>();

/** The Gauss–Legendre rule with `count` nodes on (0, 1), to double precision; Abramowitz and Stegun, 25.4.29. */
export function gaussLegendre(count: number): Rule {
  const rule = known.get(count) ?? derive(count);
  known.set(count, rule);
  return rule;
}

/** The integral of f from low to high by the rule with `count` nodes. */
export function integrate(f: (x: number) => number, low: number, high: number, count: number): number {
  const { nodes, weights } = gaussLegendre(count);
  return (high - low) * nodes.reduce((sum, node, index) => sum + (weights[index] ?? 0) * f(low + (high - low) * node), 0);
}

function derive(count: number): Rule {
  const nodes: number[] = [];
  const weights: number[] = [];
  for (let index = 0; index < count; index += 1) {
    let x = -Math.cos((Math.PI * (index + 0.75)) / (count + 0.5));
    let slope = legendre(count, x).slope;
    for (let step = 0; step < 6; step += 1) {
      x -= legendre(count, x).value / slope;
      slope = legendre(count, x).slope;
    }
    nodes.push((1 + x) / 2);
    weights.push(1 / ((1 - x * x) * slope * slope));
  }
  return { nodes, weights };
}

function legendre(count: number, x: number): { value: number; slope: number } {
  let [before, value] = [0, 1];
  for (let n = 1; n <= count; n += 1) [before, value] = [value, ((2 * n - 1) * x * value - (n - 1) * before) / n];
  return { value, slope: (count * (x * value - before)) / (x * x - 1) };
}
