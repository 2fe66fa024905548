/** Fields that are bands on a drawing. */
import type { ChoiceInput, Input } from '#calculators/define.ts';
import type { Entry } from '#src/pages/tool/tool-address.ts';

export interface BandField {
  id: string;
  input: ChoiceInput;
  entry: Entry;
}

const isBand = (input: Input): input is ChoiceInput => input.kind === 'choice' && input.colour === true;

export const hasBands = ({ inputs }: { inputs: Readonly<Record<string, Input>> }): boolean => Object.values(inputs).some(isBand);

/** The fields that are colours of bands, in the order of the bands. */
export function bandFields(fields: readonly { id: string; input: Input; entry: Entry }[]): BandField[] {
  return fields.flatMap(({ id, input, entry }) => (isBand(input) ? [{ id, input, entry }] : []));
}

/** The colour that a digit key means in a band of digits, if any. */
export function digitColour({ choices, says }: ChoiceInput, key: string): string | undefined {
  if (!/^\d$/u.test(key) || says?.unit !== '1' || says.sign !== undefined) return undefined;
  const colour = choices[says.values.indexOf(Number(key))];
  return colour === undefined ? undefined : String(colour);
}
