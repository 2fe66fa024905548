import { useTranslation } from 'react-i18next';
import type { ArticleCover } from '#contract/api/admin/article.ts';
import { fallbackLocale, type LocaleKey, locales } from '#contract/locale.ts';
import { useAddArticlePictureMutation } from '#src/api/admin/article.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { KeepPicture } from '#src/pages/admin/shared/KeepPicture.tsx';
import { Group, Note, Row, Thumbnail, WideFields } from '#src/pages/admin/shared/parts.ts';

interface CoverFieldProps {
  cover: ArticleCover | null;
  /** Those whose texts are shown. */
  languages: readonly LocaleKey[];
  errorAt: (path: string) => string | undefined;
  onCover: (cover: ArticleCover | null) => void;
}

/** The picture above the article: dropped or chosen, and what it shows in the languages that are written. */
export function CoverField({ cover, languages, errorAt, onCover }: CoverFieldProps) {
  const { t } = useTranslation('admin_articles');
  const [add] = useAddArticlePictureMutation();
  return (
    <Group>
      <legend>
        <h3>{t('cover.heading')}</h3>
      </legend>
      <Note>{t('cover.hint')}</Note>
      {cover ? <Thumbnail src={cover.path} alt={cover.alt[fallbackLocale] ?? ''} /> : null}
      <KeepPicture
        label={t('cover.choose')}
        error={errorAt('facts.cover.path')}
        add={add}
        // Another picture shows something else.
        onKept={(path) => onCover({ path, alt: {} })}
      />
      {cover ? (
        <>
          <WideFields>
            {languages.map((key) => (
              <TextField
                key={key}
                label={t('cover.alt', { language: locales[key].name })}
                hint={t('picture.alt_hint')}
                lang={locales[key].tag}
                value={cover.alt[key] ?? ''}
                maxLength={200}
                error={errorAt(`facts.cover.alt.${key}`)}
                onChange={({ target }) => onCover({ ...cover, alt: { ...cover.alt, [key]: target.value } })}
              />
            ))}
          </WideFields>
          <Row>
            <Button onClick={() => onCover(null)}>{t('cover.remove')}</Button>
          </Row>
        </>
      ) : null}
    </Group>
  );
}
