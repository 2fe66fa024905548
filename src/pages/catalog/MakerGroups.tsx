import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';
import { type MakerGroup, otherLetter } from './makers.ts';

/** Letters that lead to their makers, and the makers with their counts. */
export function MakerGroups({ groups }: { groups: readonly MakerGroup[] }) {
  const { t } = useTranslation('catalog');
  const { integer } = useFormat();
  const shown = (letter: string) => (letter === otherLetter ? t('manufacturers.other') : letter);
  return (
    <>
      <Letters aria-label={t('manufacturers.letters')}>
        {groups.map(({ letter, makers }) => (
          <a
            key={letter}
            href={`#letter-${letter}`}
            aria-label={t('manufacturers.letter', { letter: shown(letter), count: makers.length })}
          >
            {shown(letter)}
          </a>
        ))}
      </Letters>
      {groups.map(({ letter, makers }) => (
        <Section key={letter} aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`} tabIndex={-1}>
            {shown(letter)}
          </h2>
          <Names>
            {makers.map((maker) => (
              <li key={maker.web_url}>
                <RouteLink to={buildPath('manufacturers-brand_web_url', { brand_web_url: maker.web_url })}>{maker.name}</RouteLink>
                <Count>{integer(maker.product_count)}</Count>
              </li>
            ))}
          </Names>
        </Section>
      ))}
    </>
  );
}

const Letters = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']};
  a {
    display: grid;
    place-items: center;
    min-width: ${theme.fluid.control};
    min-height: ${theme.fluid.control};
    border-radius: ${theme.radius.control};
    font-weight: ${theme.weight.semibold};
  }
  a:hover {
    background: ${theme.color.bg.hover};
  }
`;

const Section = styled.section`
  display: grid;
  grid-template-columns: ${theme.space['12']} minmax(0, 1fr);
  padding-block: ${theme.space['4']};
  border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
`;

const Names = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: 0 ${theme.space['6']};
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space['3']};
    min-height: ${theme.fluid.control};
  }
`;

const Count = styled.span`
  font: ${theme.type.dense};
  color: ${theme.color.text.tertiary};
`;
