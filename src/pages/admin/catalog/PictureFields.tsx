import { useTranslation } from 'react-i18next';
import { mostPictures } from '#contract/api/admin/product.ts';
import { fallbackLocale, locales } from '#contract/locale.ts';
import { useAddProductPictureMutation } from '#src/api/admin/product.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { KeepPicture } from '#src/pages/admin/shared/KeepPicture.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Group, Note, Stack, Thumbnail, WideFields } from '#src/pages/admin/shared/parts.ts';
import { PlaceButtons } from '#src/pages/admin/shared/PlaceButtons.tsx';
import type { TypedPicture } from './product-draft.ts';
import type { FormOfProduct } from './use-product-form.ts';

/** The pictures of a part in their order, each with what it shows in English and in the operator's own language. */
export function PictureFields({ form: { draft, put, errorAt } }: { form: FormOfProduct }) {
  const { t } = useTranslation('admin_catalog');
  const own = useLocale();
  const mayChange = useMayChange()('catalog');
  const [add] = useAddProductPictureMutation();
  const { pictures } = draft;
  const languages = [...new Set([locales[fallbackLocale], own])];
  const say = (place: number, picture: TypedPicture) => put({ pictures: pictures.with(place, picture) });
  return (
    <WithWords names={['file', 'site']}>
      <Group>
        <legend>
          <h3>{t('pictures.heading')}</h3>
        </legend>
        <Note>{t('pictures.hint')}</Note>
        <Stack>
          {pictures.map((picture, place) => {
            const name = t('pictures.name', { number: place + 1 });
            const at = `pictures.${place}`;
            return (
              <Group key={picture.path} aria-label={name}>
                <Thumbnail src={picture.path} alt={picture.alt[own.words] ?? picture.alt['en'] ?? name} />
                <WideFields>
                  {languages.map(({ words, tag, name: language }) => (
                    <TextField
                      key={words}
                      label={t('pictures.alt', { language })}
                      lang={tag}
                      value={picture.alt[words] ?? ''}
                      maxLength={200}
                      error={errorAt(`${at}.alt.${words}`) ?? errorAt(`${at}.path`)}
                      onChange={({ target }) => say(place, { ...picture, alt: { ...picture.alt, [words]: target.value } })}
                    />
                  ))}
                </WideFields>
                {mayChange ? <PlaceButtons list={pictures} index={place} name={name} onChange={(list) => put({ pictures: list })} /> : null}
              </Group>
            );
          })}
        </Stack>
        {mayChange && pictures.length < mostPictures ? (
          <KeepPicture
            label={t('pictures.add')}
            add={add}
            onKept={(path) => {
              if (!pictures.some((one) => one.path === path)) put({ pictures: [...pictures, { path, alt: {} }] });
            }}
          />
        ) : null}
      </Group>
    </WithWords>
  );
}
