/** Parts that are lost while boards are assembled: how many more are bought, by the size of their package. */

/** Chips by their size in hundredths of an inch, small housings with two to six leads, and all others. */
export const attritionSizes = ['chip_0201', 'chip_0402', 'chip_0603', 'chip_0805', 'small', 'other'] as const;
export type AttritionSize = (typeof attritionSizes)[number];

/** Half as many again. */
export const mostAttritionBp = 5000;
export const mostSparePieces = 10_000;

export interface AttritionRule {
  /** Hundredths of a percent of the pieces on all boards. */
  share_bp: number;
  /** Spare pieces of a part at the least, however few are needed: what a feeder takes to be set up. */
  least: number;
}
export type Attrition = Readonly<Record<AttritionSize, AttritionRule>>;

/** What differs for single sizes; what is left out goes by the share for all. */
export type AttritionBySize = { readonly [Size in AttritionSize]?: { [Key in keyof AttritionRule]?: AttritionRule[Key] | undefined } };

/** The rule for each size: its own, else the share that goes for all. */
export function attritionOf(shareBp: number, bySize: AttritionBySize = {}): Attrition {
  const rule = (size: AttritionSize): AttritionRule => ({ share_bp: bySize[size]?.share_bp ?? shareBp, least: bySize[size]?.least ?? 0 });
  return {
    chip_0201: rule('chip_0201'),
    chip_0402: rule('chip_0402'),
    chip_0603: rule('chip_0603'),
    chip_0805: rule('chip_0805'),
    small: rule('small'),
    other: rule('other'),
  };
}

const chip = /^(008004|01005|0201|0402|0603|0805|1008|1206|1210|1218|1806|1808|1812|2010|2220|2225|2512)(?: ?x ?\d)?$/i;
const ownSizes: Readonly<Record<string, AttritionSize>> = {
  '008004': 'chip_0201',
  '01005': 'chip_0201',
  '0201': 'chip_0201',
  '0402': 'chip_0402',
  '0603': 'chip_0603',
};
const small = /^(?:sot|sod|sc-?\d|sm[abcf]$|do-?21[3-9]|powerdi|(?:mini|micro)?melf|eia ?\d)/i;

/** The size of a package by its name in the catalog, such as `0402`, `0603 x 4` or `SOT-23-5`; what is not known is another. */
export function attritionSize(name: string | null): AttritionSize {
  const text = name?.trim() ?? '';
  const size = chip.exec(text)?.[1];
  if (size !== undefined) return ownSizes[size] ?? 'chip_0805';
  return small.test(text) ? 'small' : 'other';
}

/** Spare pieces for the rows of one part, whose pieces for all boards are given; the first carries what the least asks beyond the shares. */
export function sparePieces(pieces: readonly number[], { share_bp: share, least }: AttritionRule): number[] {
  // The products of the greatest allowed figures stay exact as numbers; a spare part is a whole one.
  const spares = pieces.map((own) => Math.ceil((own * share) / 10_000));
  const first = pieces.findIndex((own) => own > 0);
  const missing = least - spares.reduce((sum, own) => sum + own, 0);
  return first < 0 || missing <= 0 ? spares : spares.map((own, index) => (index === first ? own + missing : own));
}
