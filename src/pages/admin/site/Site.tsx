import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLocaleKey, type LocaleKey, localeKeys, locales } from '#contract/locale.ts';
import { useGetSiteQuery } from '#src/api/admin/site.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { useLocale } from '#src/i18n/locale-context.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { BannersForm } from './BannersForm.tsx';
import { HomeForm } from './home/HomeForm.tsx';
import { NavColumnsForm } from './NavColumnsForm.tsx';
import { NavPartForm } from './NavPartForm.tsx';
import { OnThisPage } from '#src/pages/admin/OnThisPage.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { SiteHeadForm } from './SiteHeadForm.tsx';
import { SiteLanguagesForm } from './SiteLanguagesForm.tsx';
import { SiteTexts } from './SiteTexts.tsx';

/** The forms of the site, as they stand one below the other. */
const parts = [
  { id: 'head', heading: 'head.heading' },
  { id: 'languages', heading: 'languages.heading' },
  { id: 'headColumn', heading: 'nav.header' },
  { id: 'otherNav', heading: 'nav.beside' },
  { id: 'footer', heading: 'nav.footer' },
  { id: 'home', heading: 'home.heading' },
  { id: 'banners', heading: 'banners.heading' },
  { id: 'texts', heading: 'texts.heading' },
] as const;

/** What the operator says about the whole site: name and looks, languages, navigation and texts. */
export function Site() {
  const { t } = useTranslation('site');
  const { data, error, refetch } = useGetSiteQuery();
  const [language, setLanguage] = useState<LocaleKey>(useLocale().key);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton $height="20rem" />;
  const { head, nav, own_nav, languages, addresses } = data;
  return (
    <Stack>
      <Row>
        <ButtonLink to={adminPath({ tab: 'site', view: 'articles' })}>{t('articles')}</ButtonLink>
      </Row>
      <SelectField
        label={t('language')}
        hint={t('language_hint')}
        value={language}
        options={localeKeys.map((key) => ({ value: key, label: locales[key].name, lang: locales[key].tag }))}
        onChange={({ target }) => isLocaleKey(target.value) && setLanguage(target.value)}
      />
      <OnThisPage parts={parts.map(({ id, heading }) => ({ id, heading: t(heading) }))} />
      <div id="head">
        <SiteHeadForm key={JSON.stringify(head)} head={head} language={language} />
      </div>
      <div id="languages">
        <SiteLanguagesForm key={languages.join()} offered={languages} addresses={addresses} />
      </div>
      {(['headColumn', 'otherNav'] as const).map((part) => (
        <div key={part} id={part}>
          <NavPartForm key={JSON.stringify(nav[part])} part={part} nav={nav} isOwn={own_nav.includes(part)} language={language} />
        </div>
      ))}
      <div id="footer">
        <NavColumnsForm key={JSON.stringify(nav.LastColumn)} nav={nav} isOwn={own_nav.includes('LastColumn')} language={language} />
      </div>
      <div id="home">
        <HomeForm language={language} />
      </div>
      <div id="banners">
        <BannersForm site={data} language={language} />
      </div>
      <div id="texts">
        <SiteTexts key={language} language={language} />
      </div>
    </Stack>
  );
}
