/** Sizes of chips: hundredths of an inch, or tenths of a millimeter where that is said or nothing else is possible. */

/** By their size in tenths of a millimeter. */
const metric: Readonly<Record<string, string>> = {
  '0402': '01005',
  '0603': '0201',
  '1005': '0402',
  '1608': '0603',
  '2012': '0805',
  '2125': '0805',
  '2520': '1008',
  '3216': '1206',
  '3225': '1210',
  '4516': '1806',
  '4520': '1808',
  '4532': '1812',
  '5025': '2010',
  '5750': '2220',
  '6332': '2512',
  '6432': '2512',
};
const chips = ['01005', '0201', '0402', '0603', '0805', '1008', '1206', '1210', '1806', '1808', '1812', '2010', '2220', '2225', '2512'];
/** Sizes that mean one thing in inches and another in millimeters; alone they are inches. */
const bothWays = new Set(['0402', '0603']);
const inch = new RegExp(`(?<![\\d.])(${chips.join('|')})(?![\\d.])`);
const millimeter = new RegExp(
  `(?<![\\d.])(${Object.keys(metric)
    .filter((size) => !bothWays.has(size))
    .join('|')})(?![\\d.])`,
);
const saidMetric = /(?<!\d)(\d{4})[-_ ]?(?:metric|\(?metrisch\)?|метр|公制|mm\b)/iu;

/** The size in hundredths of an inch that a text names; null for none. */
export function chipSize(text: string): string | null {
  const given = inch.exec(text.replace(saidMetric, ' '))?.[1];
  if (given !== undefined) return given;
  const said = saidMetric.exec(text)?.[1];
  if (said !== undefined) return metric[said] ?? null;
  const size = millimeter.exec(text)?.[1];
  if (size !== undefined) return metric[size] ?? null;
  // A spreadsheet takes 0603 for a number and drops its zero.
  return /^[2468]\d{2}$/.test(text) && chips.includes(`0${text}`) ? `0${text}` : null;
}

/** The size in hundredths of an inch of a size in tenths of a millimeter. */
export function metricChip(size: string): string | null {
  return metric[size] ?? null;
}
