const ratings = [0.05, 0.0625, 0.1, 0.125, 0.25, 0.5, 1, 2, 3, 5, 7, 10, 15, 20, 25, 50, 100, 200];

/** The least usual power rating of a resistor, in W, that reaches this power; null above 200 W. */
export function standardPowerRating(power: number): number | null {
  return ratings.find((rating) => rating >= power * (1 - 1e-9)) ?? null;
}
