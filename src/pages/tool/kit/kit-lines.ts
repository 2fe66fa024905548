/** The lines of a list that a kit becomes. */
import type { ProductListItem } from '#contract/api/part.ts';
import { mostLineNote } from '#contract/api/parts-list.ts';
import { maximumPieces } from '#contract/limits.ts';
import { readPieces } from '#src/components/read-pieces.ts';
import type { SavedLine } from '#src/components/save-part/use-save-part.ts';
import { type KitChoice, type PlaceChoice, untouched } from './kit-choice.ts';
import type { OfferedPlace } from './use-kit-offers.ts';

export const choiceAt = (choice: KitChoice, { key }: OfferedPlace): PlaceChoice => choice[key] ?? untouched;

/** The part that a place gets; null where the shop has none. */
export function partAt({ products }: OfferedPlace, { part }: PlaceChoice): ProductListItem | null {
  return products.find(({ id }) => id === part) ?? products[0] ?? null;
}

/** Null for a text that is no number of pieces. */
export const piecesAt = ({ pieces }: OfferedPlace, choice: PlaceChoice): number | null =>
  choice.pieces === null ? pieces : readPieces(choice.pieces, maximumPieces);

interface From {
  /** Name and address of the calculator. */
  title: string;
  address: string;
  /** What the place is called where the circuit has no reference for it. */
  roleOf: (place: OfferedPlace) => string;
}

/** What a line is for and from; the address without its values where there is no room for them. */
function noteOf(roles: readonly string[], { title, address }: From): string {
  const start = [...roles.filter(Boolean), title].join(' · ');
  const whole = `${start}: ${address}`;
  return whole.length <= mostLineNote ? whole : `${start}: ${address.split('?')[0] ?? ''}`.slice(0, mostLineNote);
}

/** One line a part: what stands at several places is added up. */
export function kitLines(places: readonly OfferedPlace[], choice: KitChoice, from: From): SavedLine[] {
  const lines = places.flatMap((place) => {
    const chosen = choiceAt(choice, place);
    const [part, quantity] = [partAt(place, chosen), piecesAt(place, chosen)];
    if (!chosen.isTaken || !part || quantity === null) return [];
    const { mpn, manufacturer, offer } = part;
    const { references } = place;
    const role = references.length > 0 ? '' : from.roleOf(place);
    return [{ sku: offer?.sku ?? null, mpn, manufacturer: manufacturer.name, quantity, references, role }];
  });
  const byPart = Map.groupBy(lines, ({ sku, mpn, manufacturer }) => sku ?? `${mpn} ${manufacturer}`);
  return [...byPart.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { role: _, ...part } = first;
    const all = [first, ...others];
    const quantity = all.reduce((sum, line) => sum + line.quantity, 0);
    const references = all.flatMap((line) => line.references).join(', ');
    return [
      {
        ...part,
        quantity,
        references,
        note: noteOf(
          all.map(({ role }) => role),
          from,
        ),
      },
    ];
  });
}
