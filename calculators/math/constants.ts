/**
 * Constants of physics and of the units, each once. Measured ones are those of CODATA 2022 (Rev. Mod. Phys. 97, 2025, doi:10.1103/RevModPhys.97.025002);
 * the others are exact by the SI of 2019 (BIPM, SI Brochure, 9th ed., § 2.2 and tables 6 and 8) or by the definition of their unit.
 */

/** Speed of light in vacuum, m/s, exact (SI Brochure, § 2.2). */
export const speedOfLight = 299_792_458;

/** Electric constant ε0, F/m (CODATA 2022). */
export const vacuumPermittivity = 8.8541878188e-12;

/** Magnetic constant μ0, H/m, consistent with ε0: 1/(ε0·c²). */
export const vacuumPermeability = 1 / (vacuumPermittivity * speedOfLight ** 2);

/** μ0 as it was defined until 2019, 4π·10⁻⁷ H/m; published inductance formulas and tables rest on it (differs by 6·10⁻¹⁰). */
export const conventionalVacuumPermeability = 4e-7 * Math.PI;

/** Impedance of free space η0, Ω (CODATA 2022). */
export const vacuumImpedance = 376.730313412;

/** Boltzmann constant, J/K, exact (SI Brochure, § 2.2). */
export const boltzmannConstant = 1.380649e-23;

/** Decibels in one neper, 20/ln 10. */
export const decibelsPerNeper = 20 / Math.LN10;

/** Zero of the Celsius scale, K, exact (SI Brochure, § 2.3.1). */
export const zeroCelsius = 273.15;

/** Temperature T0 at which noise figures are stated, K (IEEE Std 686, ITU-R P.372). */
export const standardNoiseTemperature = 290;

/** Inch, foot and mil (thousandth of an inch), m, exact (international yard of 1959). */
export const inch = 0.0254;
export const foot = 0.3048;
export const mil = 25.4e-6;

/** Hour, day and Julian year of 365.25 days, s. */
export const hour = 3600;
export const day = 24 * hour;
export const julianYear = 365.25 * day;
