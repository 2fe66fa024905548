/** Sections of IEC 60228:2023, mm². */
const metricSizes = [0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240, 300, 400, 500, 630, 800, 1000];

/** Numbers of American Wire Gauge from 40 to 4/0, which is −3. */
const [thinnest, thickest] = [40, -3];

/** A wire's size as the trade names it, and its section in m². */
export interface WireSize {
  readonly name: string;
  readonly section: number;
}

/** Section in m² of an American wire gauge: diameters in a ratio of 92 from number 36 (5 mil) to 4/0 in 39 steps, ASTM B258. */
function gaugeSection(gauge: number): number {
  const diameter = 0.127e-3 * 92 ** ((36 - gauge) / 39);
  return (Math.PI / 4) * diameter ** 2;
}

const gauges: readonly WireSize[] = Array.from({ length: thinnest - thickest + 1 }, (_, index) => {
  const gauge = thinnest - index;
  return { name: gauge > 0 ? String(gauge) : `${1 - gauge}/0`, section: gaugeSection(gauge) };
});
const metric: readonly WireSize[] = metricSizes.map((size) => ({ name: String(size), section: size * 1e-6 }));

/** Tables give sections to three or four digits: a size that falls short by less is that size. */
const rounding = 1e-3;

/** The thinnest wire of a system with at least this section in m²; null where none is so thick. */
export function wireOfAtLeast(section: number, system: 'awg' | 'metric'): WireSize | null {
  return (system === 'awg' ? gauges : metric).find((size) => size.section >= section * (1 - rounding)) ?? null;
}
