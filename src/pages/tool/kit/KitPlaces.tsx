import type { ProductListItem } from '#contract/api/part.ts';
import type { KitChoice } from './kit-choice.ts';
import { choiceAt } from './kit-lines.ts';
import { KitRow } from './KitRow.tsx';
import { usePlaceNames } from './use-place-names.ts';
import type { OfferedPlace } from './use-kit-offers.ts';

interface Props {
  places: readonly OfferedPlace[];
  choice: KitChoice;
  onChange: (choice: KitChoice) => void;
  onAdd: (place: OfferedPlace, product: ProductListItem) => void;
}

export function KitPlaces({ places, choice, onChange, onAdd }: Props) {
  const { nameOf } = usePlaceNames();
  return places.map((place) => (
    <KitRow
      key={place.key}
      place={place}
      name={nameOf(place)}
      choice={choiceAt(choice, place)}
      onChange={(changed) => onChange({ ...choice, [place.key]: changed })}
      onTake={(product, pieces) => {
        onAdd(place, product);
        onChange({ ...choice, [place.key]: { part: product.id, pieces: String(pieces), isTaken: true } });
      }}
    />
  ));
}
