/** The notation of `stand-in-rules.ts`, and the rules of categories whose class it does not know. */
import type { PartClass } from '#contract/part-classes.ts';
import { bindingOf, isRating } from '#server/rules/keyword/parameter-direction.ts';

/** What the other part's value must be: the same, the same or stated of neither, no less, no more. */
type Sign = '=' | '~' | '>' | '<';

export interface Demand {
  key: string;
  sign: Sign;
  /** `decisive`: another part otherwise; `asked`: must be known of both; `stated`: counts where the replaced part states it. */
  weight: 'decisive' | 'asked' | 'stated';
}

/**
 * What tells that a part fits the board: `terminals` two of them in the same package, `can` their diameter and height, `pins` the package and
 * the pinout, `program` these and the series that its program was written for, `parameters` the parameters alone, `never` nothing does.
 */
type Placing = 'terminals' | 'can' | 'pins' | 'program' | 'parameters' | 'never';

type Value = number | [number, number] | string | boolean;

/** Packages in which all parts of a category that have these values have their pins in one order; by `heldPackage`'s key and pins. */
type CommonOrders = Readonly<Record<string, Readonly<Record<string, Value>>>>;

export interface CategoryRules {
  placing: Placing;
  demands: readonly Demand[];
  orders: CommonOrders;
}

const weights = { '!': 'decisive', '': 'asked', '?': 'stated' } as const;
const form = /^([A-Za-z0-9]{1,60})([=~<>])([!?]?)$/;

/** Throws where a row is not written in the notation. */
function readDemands(text: string): Demand[] {
  return text.split(' ').map((piece) => {
    const [, key = '', sign = '', weight = ''] = form.exec(piece) ?? [];
    if (key === '' || !isSign(sign) || !isWeight(weight)) throw new Error(`No demand: ${piece}`);
    return { key, sign, weight: weights[weight] };
  });
}

const isSign = (text: string): text is Sign => text === '=' || text === '~' || text === '>' || text === '<';
const isWeight = (text: string): text is keyof typeof weights => text in weights;

const placedBy =
  (placing: Placing) =>
  (demands: string, orders: CommonOrders = {}): CategoryRules => ({ placing, demands: readDemands(demands), orders });

/** One function a placing, to write rows with. */
export const placed = {
  two: placedBy('terminals'),
  can: placedBy('can'),
  pins: placedBy('pins'),
  programmed: placedBy('program'),
  parameters: placedBy('parameters'),
  never: placedBy('never'),
};

export interface RuledAttribute {
  key: string;
  unit: string;
  column: boolean;
}

const signs = { at_least: '>', at_most: '<', exact: '=' } as const;

/** For a category without a class that has rules: the first parameter and ratings decide, columns must be known, and all others count where stated. */
export function usualRules(partClass: PartClass | null, attributes: readonly RuledAttribute[]): CategoryRules {
  const demands = attributes.map(({ key, unit, column }, place): Demand => {
    const sign = signs[bindingOf(partClass, key, unit)];
    return { key, sign, weight: place === 0 || isRating(unit) ? 'decisive' : column ? 'asked' : 'stated' };
  });
  return { placing: 'pins', demands, orders: {} };
}
