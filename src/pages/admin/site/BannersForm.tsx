import { useTranslation } from 'react-i18next';
import type { Site } from '#contract/api/admin/site.ts';
import { mostBanners } from '#contract/api/banner.ts';
import { fallbackLocale, type LocaleKey } from '#contract/locale.ts';
import { useSaveBannersMutation } from '#src/api/admin/site.ts';
import { Button } from '#src/ui/Button.tsx';
import { DraftForm } from '#src/pages/admin/shared/DraftForm.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Group, Note, Row } from '#src/pages/admin/shared/parts.ts';
import { PlaceButtons } from '#src/pages/admin/shared/PlaceButtons.tsx';
import { useDraftForm } from '#src/pages/admin/shared/use-draft-form.ts';
import { bannerOf, newBanner, typedBanner, type TypedBanner } from './banner-draft.ts';
import { OneBanner } from './OneBanner.tsx';

const draftOf = ({ banners }: Site) => ({ banners: banners.map(typedBanner) });

/** What the operator tells visitors for a time, over all pages or on the home page. */
export function BannersForm({ site, language }: { site: Site; language: LocaleKey }) {
  const { t } = useTranslation(['site', 'admin']);
  const mayChange = useMayChange()('content');
  const [save] = useSaveBannersMutation();
  const form = useDraftForm<{ banners: TypedBanner[] }, Site>({
    saved: draftOf(site),
    version: site.versions.banners,
    requestOf: (_changed, _issues, { banners }) => {
      const request = { banners: banners.map(bannerOf) };
      return (version) => save({ ...request, version: Number(version), idempotencyKey: crypto.randomUUID() });
    },
    madeOf: (made) => ({ saved: draftOf(made), version: made.versions.banners }),
  });
  const { draft, theirs, put } = form;
  const list = draft.banners;
  const nameOf = ({ title }: TypedBanner, index: number) => title[language] || title[fallbackLocale] || String(index + 1);
  return (
    <DraftForm scope="content" heading={t('banners.heading')} hint={t('banners.hint')} save={t('banners.save')} form={form}>
      {list.map((banner, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a new banner has nothing that tells it from another but its place
        <Group key={index} aria-label={nameOf(banner, index)}>
          <OneBanner
            banner={banner}
            language={language}
            errorAt={(field) => form.errorAt(`banners.${index}.${field}`)}
            onChange={(change) => put({ banners: list.map((one, place) => (place === index ? { ...one, ...change } : one)) })}
          />
          {mayChange ? (
            <PlaceButtons list={list} index={index} name={nameOf(banner, index)} onChange={(banners) => put({ banners })} />
          ) : null}
        </Group>
      ))}
      {theirs.banners ? <Note>{t('admin:draft.theirs', { value: theirs.banners.map(nameOf).join(', ') })}</Note> : null}
      {mayChange && list.length < mostBanners ? (
        <Row>
          <Button onClick={() => put({ banners: [...list, newBanner] })}>{t('banners.add')}</Button>
        </Row>
      ) : null}
    </DraftForm>
  );
}
