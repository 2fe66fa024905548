/**
 * Metals of traces and wires at 20 °C: resistivity in Ω·m, and by which share of it a kelvin raises it, 1/K. Copper is the annealed one of
 * IEC 60028:1925, 58 MS/m, 100 % IACS; aluminum the hard-drawn one of IEC 60889:1987.
 */
export const copper = { resistivity: 1.7241e-8, temperatureCoefficient: 3.93e-3 } as const;
export const aluminum = { resistivity: 2.8264e-8, temperatureCoefficient: 4.03e-3 } as const;

/** Thermal conductivity in W/(m·K) of copper (C11000, Copper Development Association) and of the solder SAC305 (Alasir, Solder alloys). */
export const thermalConductivity = { copper: 391, solder: 58 } as const;
