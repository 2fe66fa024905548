/** The rough fits of IPC-2141 (1996), for comparison only; lengths in m, Ω, null where their logarithm is not above 0. */

interface Trace {
  readonly traceWidth: number;
  readonly traceThickness: number;
  readonly relativePermittivity: number;
}

/** The trace enters all fits as 0.8·w + t. */
const logarithm = (height: number, { traceWidth, traceThickness }: Trace): number | null => {
  const argument = height / (0.8 * traceWidth + traceThickness);
  return argument > 1 ? Math.log(argument) : null;
};

/** Trace in the middle between planes at this distance. */
export function ipcStripline(trace: Trace, planeSpacing: number): number | null {
  const log = logarithm(1.9 * planeSpacing, trace);
  return log && (60 / Math.sqrt(trace.relativePermittivity)) * log;
}

/** Trace between planes at unequal heights. */
export function ipcOffsetStripline(trace: Trace, smallerHeight: number, largerHeight: number): number | null {
  const log = logarithm(1.9 * (2 * smallerHeight + trace.traceThickness), trace);
  return log && (80 / Math.sqrt(trace.relativePermittivity)) * log * (1 - smallerHeight / (4 * largerHeight));
}

/** Trace on a dielectric of this height. */
export function ipcMicrostrip(trace: Trace, dielectricHeight: number): number | null {
  const log = logarithm(5.98 * dielectricHeight, trace);
  return log && (87 / Math.sqrt(trace.relativePermittivity + 1.41)) * log;
}

/** Differential impedance of two such traces; the spacing counts in plane spacings (stripline) or dielectric heights (microstrip). Source: National Semiconductor AN-905. */
export function ipcDifferential(kind: 'stripline' | 'microstrip', single: number | null, relativeSpacing: number): number | null {
  const [share, decay] = kind === 'stripline' ? [0.347, 2.9] : [0.48, 0.96];
  return single && 2 * single * (1 - share * Math.exp(-decay * relativeSpacing));
}
