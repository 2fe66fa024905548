import { useTranslation } from 'react-i18next';
import type { AdminProduct, AdminProductItem } from '#contract/api/admin/product.ts';
import { mostSubstitutes } from '#contract/api/part-input.ts';
import { crossReferenceKinds } from '#contract/api/part.ts';
import { useFormat } from '#src/i18n/format.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Group, Note, Stack, WideFields } from '#src/pages/admin/shared/parts.ts';
import { PlaceButtons } from '#src/pages/admin/shared/PlaceButtons.tsx';
import { FindSubstitute } from './FindSubstitute.tsx';
import { partName } from './part-name.ts';
import type { TypedSubstitute } from './product-draft.ts';
import type { FormOfProduct } from './use-product-form.ts';

interface SubstituteFieldsProps {
  form: FormOfProduct;
  /** Null for one that is to be made. */
  product: AdminProduct | null;
}

/** Parts that take this one's place by the shop's own word, in the order in which its page lists them. */
export function SubstituteFields({ form: { draft, theirs, put, errorAt }, product }: SubstituteFieldsProps) {
  const { t } = useTranslation('admin_catalog');
  const { series } = useFormat();
  const mayChange = useMayChange()('catalog');
  const { substitutes } = draft;
  const isNamed = ({ web_url }: AdminProductItem) => web_url === product?.web_url || substitutes.some(({ part }) => part === web_url);
  const take = (found: AdminProductItem) =>
    put({ substitutes: [...substitutes, { part: found.web_url, name: partName(found), kind: 'direct', note: '' }] });
  return (
    <WithWords names={['site']}>
      <Group>
        <legend>
          <h3>{t('substitutes.heading')}</h3>
        </legend>
        <Note>{t('substitutes.hint')}</Note>
        {theirs.substitutes ? (
          <Note role="status">{t('substitutes.theirs', { parts: series(theirs.substitutes.map(({ name }) => name)) })}</Note>
        ) : null}
        <FieldError>{errorAt('substitutes')}</FieldError>
        <Stack>
          {substitutes.map((one, place) => (
            <Group key={`${one.part} ${place}`} aria-label={one.name}>
              <legend>
                <strong>{one.name}</strong>
              </legend>
              {product?.substitute_parts[one.part]?.hidden ? <Note>{t('substitutes.hidden')}</Note> : null}
              <OneSubstitute
                one={one}
                at={`substitutes.${place}`}
                {...{ errorAt }}
                onChange={(changed) => put({ substitutes: substitutes.with(place, changed) })}
              />
              {mayChange ? (
                <PlaceButtons list={substitutes} index={place} name={one.name} onChange={(list) => put({ substitutes: list })} />
              ) : null}
            </Group>
          ))}
        </Stack>
        {mayChange && substitutes.length < mostSubstitutes ? <FindSubstitute isNamed={isNamed} onTake={take} /> : null}
      </Group>
    </WithWords>
  );
}

interface OneSubstituteProps {
  one: TypedSubstitute;
  /** Its path in the request. */
  at: string;
  errorAt: (path: string) => string | undefined;
  onChange: (one: TypedSubstitute) => void;
}

/** How well it takes the place, and what the shop says about it. */
function OneSubstitute({ one, at, errorAt, onChange }: OneSubstituteProps) {
  const { t } = useTranslation(['admin_catalog', 'product']);
  return (
    <WideFields>
      <SelectField
        label={t('substitutes.kind')}
        value={one.kind}
        error={errorAt(`${at}.part`) ?? errorAt(`${at}.kind`)}
        options={crossReferenceKinds.map((kind) => ({ value: kind, label: t(`product:substitutes.${kind}`) }))}
        onChange={({ target }) => onChange({ ...one, kind: crossReferenceKinds.find((kind) => kind === target.value) ?? 'similar' })}
      />
      <DraftField
        label={t('substitutes.note')}
        hint={t('substitutes.note_hint')}
        value={one.note}
        error={errorAt(`${at}.note`)}
        maxLength={200}
        onText={(note) => onChange({ ...one, note })}
      />
    </WideFields>
  );
}
