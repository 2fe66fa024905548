/** Temperatures of a keyword or of a bill's row, `-40 to +85 °C` and `105℃`: what a part must stand. */

/** A minus before the first figure tells a range from a list of figures: no part is asked for that stands heat alone. */
const written =
  /(?<![A-Za-z\d])([-−–—] ?\d{1,3}) ?°? ?C? ?(?:to|bis|до|a|à|até|hasta|sampai|hingga|ile|से|至|から|\.{2,3}|[~∼～…/÷−–—-]) ?\+?(\d{2,3}) ?(?:°C?|C)(?![\p{L}\d])/gu;
const alone = /(?<![\p{L}\d/….,±])([±+-]?\d{1,3}(?:[.,]\d{1,2})?) ?° ?C(?![\p{L}\d])/gu;

const celsius = (text: string) => text.replaceAll('℃', '°C').replace(/\s+/gu, ' ');
const cold = (typed = '') => typed.replace(/[-−–—] ?/u, '-');

/** The first range of a text, in °C; null when it has none. */
export function temperatureRange(text: string): readonly [least: number, most: number] | null {
  const [found] = celsius(text).matchAll(written);
  return found ? [Number(cold(found[1])), Number(found[2])] : null;
}

/** A text without its ranges. */
export const withoutTemperatures = (text: string): string => celsius(text).replace(written, ' ');

/** Temperatures as one word each, `-40…85°C` and `105°C`. */
export function joinedTemperatures(text: string): string {
  return celsius(text)
    .replace(written, (_, least: string, most: string) => ` ${cold(least)}…${most}°C `)
    .replace(alone, ' $1°C ');
}

const word = /^([+-]?\d{1,3})(?:…(\d{2,3}))?°C$/u;
/** A fraction of a degree, or what may be off to both sides, is what a sensor errs by. */
const error = /^(?:±(\d(?:[.,]\d{1,2})?)|(0[.,]\d{1,2}))°C$/u;

/** One word of `joinedTemperatures` as a value. */
export function readTemperature(token: string): { readings: { unit: '°C' | 'K'; value: number; upTo?: number }[] } | null {
  const [, bothSides, fraction] = error.exec(token) ?? [];
  const off = bothSides ?? fraction;
  if (off !== undefined) return { readings: [{ unit: 'K', value: Number(off.replace(',', '.')) }] };
  const [, least, most] = word.exec(token) ?? [];
  if (least === undefined) return null;
  return { readings: [{ unit: '°C', value: Number(least), ...(most !== undefined && { upTo: Number(most) }) }] };
}
