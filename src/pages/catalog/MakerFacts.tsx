import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Manufacturer } from '#contract/api/part.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useCountryName } from '#src/i18n/use-country-name.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { LogoPicture } from '#src/components/LogoPicture.tsx';
import { theme } from '#src/ui/theme.ts';

/** What is known of a maker. */
export function MakerFacts({ maker }: { maker: Manufacturer }) {
  const { t } = useTranslation('catalog');
  const country = useCountryName();
  const { series } = useFormat();
  const { description, homepage, aliases, logo } = maker;
  return (
    <Facts>
      {logo ? <LogoPicture image={logo} sizes="10rem" alt="" isFirst /> : null}
      {description === null ? null : <p>{description}</p>}
      <Line>
        {maker.country === null ? null : <span>{country(maker.country)}</span>}
        {aliases.length > 0 ? <span>{t('also_known', { names: series(aliases) })}</span> : null}
        {homepage === null ? null : (
          <a href={homepage} target="_blank" rel="noopener nofollow">
            {new URL(homepage).hostname.replace(/^www\./, '')} <Icon name="external" small />
          </a>
        )}
      </Line>
    </Facts>
  );
}

const Facts = styled.div`
  display: grid;
  gap: ${theme.space['2']};
  max-width: ${theme.layout.prose};
  padding-block: ${theme.space['2']};
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['4']};
  font: ${theme.type.dense};
  color: ${theme.color.text.secondary};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space['1']};
  }
`;
