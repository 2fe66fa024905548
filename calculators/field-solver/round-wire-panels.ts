import { chain, type Panel } from './panels.ts';

/**
 * A round wire about (0, height) as a regular polygon of the same area, a panel's middle facing the plane below.
 */
export function roundWire(radius: number, height: number, count = 96): Panel[] {
  const step = (2 * Math.PI) / count;
  const reach = radius * Math.sqrt(step / Math.sin(step));
  return chain(
    Array.from({ length: count + 1 }, (_, k) => {
      const angle = -Math.PI / 2 + (k + 0.5) * step;
      return [reach * Math.cos(angle), height + reach * Math.sin(angle)] as const;
    }),
  );
}
