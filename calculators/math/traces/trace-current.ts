import { mil } from '#calculators/math/constants.ts';
import { copper } from '#calculators/math/materials.ts';

/** Factors k of IPC-2221 for the current of a trace. */
export const ipc2221Factor = { external: 0.048, internal: 0.024 } as const;

/** Cross-section in m² as mil², the unit of the IPC fits. */
const squareMils = (area: number): number => area / mil ** 2;

/** Current in A of a trace by IPC-2221A, I = k·ΔT^0.44·A^0.725; area in m², rise in K. */
export function ipc2221Current(factor: number, area: number, temperatureRise: number): number {
  return factor * temperatureRise ** 0.44 * squareMils(area) ** 0.725;
}

/** The area in m² that carries this current in A by IPC-2221A at this rise in K. */
export function ipc2221Area(factor: number, current: number, temperatureRise: number): number {
  return (current / (factor * temperatureRise ** 0.44)) ** (1 / 0.725) * mil ** 2;
}

/** The temperature rise in K of a trace with this area in m² and current in A by IPC-2221A. */
export function ipc2221Rise(factor: number, area: number, current: number): number {
  return (current / (factor * squareMils(area) ** 0.725)) ** (1 / 0.44);
}

// I = a·A^b, public fit of the universal chart of IPC-2152 (G. Hunter, NinjaCalc).
const chart = (temperatureRise: number) => ({
  a: 0.089710902134 * temperatureRise ** 0.39379253898,
  b: 0.50382053698 * temperatureRise ** 0.038495772461,
});

/** Current in A by the universal chart of IPC-2152 (no planes, 1.78 mm polyimide board); area in m², rise in K. */
export function ipc2152Current(area: number, temperatureRise: number): number {
  const { a, b } = chart(temperatureRise);
  return a * squareMils(area) ** b;
}

/** The area in m² that the universal chart of IPC-2152 asks for this current in A at this rise in K. */
export function ipc2152Area(current: number, temperatureRise: number): number {
  const { a, b } = chart(temperatureRise);
  return (current / a) ** (1 / b) * mil ** 2;
}

/** Factor on the area of the IPC-2152 chart for board thickness and distance to a plane, both in m; distance 0 means no plane. */
export function ipc2152AreaFactor(boardThickness: number, planeDistance: number): number {
  const board = 24.929779905 * (boardThickness / mil) ** -0.75501997929;
  const plane = planeDistance === 0 ? 1 : Math.min(1, 0.0031298662911 * (planeDistance / mil) + 0.40450883823);
  return board * plane;
}

/** Resistivity of copper in Ω·m at a temperature in °C. */
export const copperResistivity = (temperature: number): number =>
  copper.resistivity * (1 + copper.temperatureCoefficient * (temperature - 20));
