import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductListItem } from '#contract/api/part.ts';
import { late } from '#src/components/late/late.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { media, theme } from '#src/ui/theme.ts';
import type { PlaceChoice } from './kit-choice.ts';
import { partAt, piecesAt } from './kit-lines.ts';
import type { OfferedPlace } from './use-kit-offers.ts';

const KitShortage = late(async () => (await import('./KitShortage.tsx')).KitShortage, ['stand_in', 'product', 'part', 'buy']);

interface Props {
  place: OfferedPlace;
  /** What the place is called, such as `R1, R2: 10 kΩ`. */
  name: string;
  choice: PlaceChoice;
  onChange: (choice: PlaceChoice) => void;
  /** A part beside the offered ones takes the place. */
  onTake: (product: ProductListItem, pieces: number) => void;
}

/** One place of the circuit: whether the kit fills it, with which part and how many of them. */
export function KitRow({ place, name, choice, onChange, onTake }: Props) {
  const { t } = useTranslation('save_part');
  const id = useId();
  const part = partAt(place, choice);
  const pieces = piecesAt(place, choice);
  if (!part) {
    return (
      <Row>
        <p>{t('kit.no_part', { name })}</p>
      </Row>
    );
  }
  return (
    <Row role="group" aria-labelledby={id}>
      <CheckboxField
        label={<span id={id}>{name}</span>}
        checked={choice.isTaken}
        onChange={(event) => onChange({ ...choice, isTaken: event.target.checked })}
      />
      {choice.isTaken ? (
        <Fields>
          <SelectField
            label={t('kit.part')}
            value={part.id}
            options={place.products.map((one) => ({
              value: one.id,
              label: [one.mpn, one.manufacturer.name, one.package].filter(Boolean).join(' · '),
            }))}
            onChange={(event) => onChange({ ...choice, part: event.target.value })}
          />
          <TextField
            label={t('quantity')}
            inputMode="numeric"
            autoComplete="off"
            value={choice.pieces ?? String(place.pieces)}
            error={pieces === null ? t('quantity_wrong') : undefined}
            onChange={(event) => onChange({ ...choice, pieces: event.target.value })}
          />
        </Fields>
      ) : null}
      {choice.isTaken && pieces !== null && pieces > part.stock.available ? (
        <KitShortage key={part.id} part={part} pieces={pieces} onTake={onTake} />
      ) : null}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${theme.space['2']};
  min-width: 0;
  padding-block-end: ${theme.space['3']};
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['2']} ${theme.space['3']};
  align-items: end;
  ${media.sm} {
    grid-template-columns: minmax(0, 1fr) 7rem;
  }
`;
