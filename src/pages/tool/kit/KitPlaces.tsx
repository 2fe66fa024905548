import type { KitChoice } from './kit-choice.ts';
import { choiceAt } from './kit-lines.ts';
import { KitRow } from './KitRow.tsx';
import { usePlaceNames } from './use-place-names.ts';
import type { OfferedPlace } from './use-kit-offers.ts';

interface Props {
  places: readonly OfferedPlace[];
  choice: KitChoice;
  onChange: (choice: KitChoice) => void;
}

export function KitPlaces({ places, choice, onChange }: Props) {
  const { nameOf } = usePlaceNames();
  return places.map((place) => (
    <KitRow
      key={place.key}
      place={place}
      name={nameOf(place)}
      choice={choiceAt(choice, place)}
      onChange={(changed) => onChange({ ...choice, [place.key]: changed })}
    />
  ));
}
