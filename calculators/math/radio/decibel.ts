/** 10·log10 of a ratio of powers, dB; −Infinity for 0. */
export const decibelsOfPower = (ratio: number): number => 10 * Math.log10(ratio);

/** 20·log10 of a ratio of voltages, currents or fields, dB; −Infinity for 0. */
export const decibelsOfAmplitude = (ratio: number): number => 20 * Math.log10(ratio);

/** The ratio of powers of a level in dB. */
export const powerRatio = (decibels: number): number => 10 ** (decibels / 10);

/** The ratio of voltages, currents or fields of a level in dB. */
export const amplitudeRatio = (decibels: number): number => 10 ** (decibels / 20);

/** Power in W as dBm (level above 1 mW). */
export const dbmFromWatts = (watts: number): number => decibelsOfPower(watts) + 30;

/** dBm as power in W. */
export const wattsFromDbm = (level: number): number => powerRatio(level - 30);

/** A value as dBµ, the level above a millionth of its unit (V → dBµV, V/m → dBµV/m). */
export const microDecibels = (value: number): number => decibelsOfAmplitude(value) + 120;

/** The value of a level in dBµ (dBµV → V). */
export const fromMicroDecibels = (level: number): number => amplitudeRatio(level - 120);
