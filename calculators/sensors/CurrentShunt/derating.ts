interface Derating {
  readonly ambientTemperature: number;
  readonly deratingStart: number;
  readonly deratingEnd: number;
}

/** Share of its rated power that a resistor may take at an ambient temperature (°C): all of it up to the start, nothing at the end, a straight line between. */
export function deratedShare({ ambientTemperature, deratingStart, deratingEnd }: Derating): number {
  return Math.min(1, Math.max(0, (deratingEnd - ambientTemperature) / (deratingEnd - deratingStart)));
}
