// CODATA 2022 for ε0 and η0; the others are exact by the SI of 2019 unless said otherwise.

/** Speed of light in vacuum, m/s, exact. */
export const speedOfLight = 299_792_458;

/** Electric constant ε0, F/m (CODATA 2022). */
export const vacuumPermittivity = 8.8541878188e-12;

/** Magnetic constant μ0, H/m, consistent with ε0: 1/(ε0·c²). */
export const vacuumPermeability = 1 / (vacuumPermittivity * speedOfLight ** 2);

/** μ0 as it was defined until 2019, 4π·10⁻⁷ H/m; published inductance formulas and tables rest on it (differs by 6·10⁻¹⁰). */
export const conventionalVacuumPermeability = 4e-7 * Math.PI;

/** Impedance of free space η0, Ω (CODATA 2022). */
export const vacuumImpedance = 376.730313412;

/** Boltzmann constant, J/K, exact. */
export const boltzmannConstant = 1.380649e-23;

/** Decibels in one neper, 20/ln 10. */
export const decibelsPerNeper = 20 / Math.LN10;

/** Mil (thousandth of an inch), m, exact. */
export const mil = 25.4e-6;
