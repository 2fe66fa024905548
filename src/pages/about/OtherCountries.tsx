import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { getPage } from '#contract/api/content.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { legalPath } from '#contract/legal-path.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { useCountryName } from '#src/i18n/use-country-name.ts';
import { theme } from '#src/ui/theme.ts';

/** For which countries of delivery a legal text is, and the way to those for others. */
export function OtherCountries({ page: { variants = [], countries, variant_of: of } }: { page: ResponseOf<typeof getPage> }) {
  const { t } = useTranslation('about');
  const { list } = useFormat();
  const nameOf = useCountryName();
  const named = (codes: readonly string[]) => list(codes.map(nameOf));
  if (variants.length === 0 && countries === undefined) return null;
  return (
    <Places>
      {countries ? <li>{t('for_countries', { countries: named(countries) })}</li> : null}
      {of ? (
        <li>
          <RouteLink to={legalPath(of)}>{t('for_others')}</RouteLink>
        </li>
      ) : null}
      {variants.map(({ code, countries: theirs }) => (
        <li key={code}>
          <RouteLink to={buildPath('about-page_code', { page_code: code })}>{t('variant_for', { countries: named(theirs) })}</RouteLink>
        </li>
      ))}
    </Places>
  );
}

const Places = styled.ul`
  margin: 0 0 ${theme.space['5']};
  padding: 0;
  list-style: none;
  font: ${theme.type.ui};
`;
