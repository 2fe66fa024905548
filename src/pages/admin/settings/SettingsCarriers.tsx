import { useTranslation } from 'react-i18next';
import type { Carrier, ShownSettings } from '#contract/api/admin/settings.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { DraftForm } from '#src/pages/admin/shared/DraftForm.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Group, Note, Row, WideFields } from '#src/pages/admin/shared/parts.ts';
import { usePartForm } from './settings-form.ts';

interface TypedCarrier {
  name: string;
  /** Between commas. */
  also: string;
  tracking: string;
}

const mostCarriers = 60;
const typedCarrier = ({ name, also, tracking }: Carrier): TypedCarrier => ({ name, also: also.join(', '), tracking: tracking ?? '' });
const carrierOf = ({ name, also, tracking }: TypedCarrier): Carrier => ({
  name: name.trim(),
  also: also.split(',').flatMap((one) => one.trim() || []),
  tracking: tracking.trim() || null,
});

/** Who brings parcels, and the pages where buyers follow them. */
export function SettingsCarriers({ settings }: { settings: ShownSettings }) {
  const { t } = useTranslation(['settings', 'admin']);
  const mayChange = useMayChange()('settings');
  const form = usePartForm<{ carriers: TypedCarrier[] }>({
    part: 'carriers',
    settings,
    draftOf: ({ carriers }) => ({ carriers: carriers.map(typedCarrier) }),
    requestOf: ({ carriers }) => ({ carriers: carriers?.map(carrierOf) }),
  });
  const { draft, theirs, put, errorAt } = form;
  const list = draft.carriers;
  const change = (index: number, changed: Partial<TypedCarrier>) =>
    put({ carriers: list.map((one, place) => (place === index ? { ...one, ...changed } : one)) });
  return (
    <DraftForm scope="settings" heading={t('carriers.heading')} hint={t('carriers.hint')} save={t('carriers.save')} form={form}>
      {list.map((carrier, index) => {
        const title = carrier.name || String(index + 1);
        const field = (name: keyof TypedCarrier, maxLength: number) => ({
          label: t(`carriers.${name}`),
          value: carrier[name],
          maxLength,
          error: errorAt(`carriers.${index}.${name}`),
          onText: (text: string) => change(index, { [name]: text }),
        });
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a carrier has nothing that tells it from another but its place
          <Group key={index} aria-label={title}>
            <WideFields>
              <DraftField {...field('name', 60)} />
              <DraftField {...field('also', 300)} />
              <DraftField {...field('tracking', 300)} inputMode="url" />
            </WideFields>
            {mayChange ? (
              <IconButton
                icon="trash"
                label={t('remove', { name: title })}
                onClick={() => put({ carriers: list.filter((_, place) => place !== index) })}
              />
            ) : null}
          </Group>
        );
      })}
      {errorAt('carriers') ? <Note role="alert">{errorAt('carriers')}</Note> : null}
      {theirs.carriers ? <Note>{t('admin:draft.theirs', { value: theirs.carriers.map(({ name }) => name).join(', ') })}</Note> : null}
      {mayChange && list.length < mostCarriers ? (
        <Row>
          <Button onClick={() => put({ carriers: [...list, { name: '', also: '', tracking: '' }] })}>{t('carriers.add')}</Button>
        </Row>
      ) : null}
    </DraftForm>
  );
}
