import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OfferedCalculator } from '#contract/api/shown-home-block.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { CalculatorSymbol } from '#src/components/calculator/CalculatorSymbol.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { type BlockLook, HomeBlock } from './HomeBlock.tsx';

interface HomeCalculatorsProps extends BlockLook {
  calculators: readonly OfferedCalculator[];
}

/** The calculators that most visitors look for. */
export function HomeCalculators({ calculators, ...look }: HomeCalculatorsProps) {
  const { t } = useTranslation('home');
  if (calculators.length === 0) return null;
  return (
    <HomeBlock id="calculators" title={t('calculators')} all={{ to: buildPath('tool'), label: t('all_calculators') }} {...look}>
      <List>
        {calculators.map(({ name, path, summary }) => (
          <li key={path}>
            <RouteLink to={path}>
              <CalculatorSymbol of={path.slice(path.lastIndexOf('/') + 1)} />
              <span>
                {name}
                <small>{summary}</small>
              </span>
            </RouteLink>
          </li>
        ))}
      </List>
    </HomeBlock>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${theme.space['2']};
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  a {
    display: flex;
    gap: ${theme.space['3']};
    align-items: center;
    height: 100%;
    min-height: ${theme.size.touch};
    padding: ${theme.space['2']} ${theme.space['4']};
    border: ${theme.border.hairline} solid ${theme.color.border.subtle};
    border-radius: ${theme.radius.panel};
    color: ${theme.color.text.primary};
    font: ${theme.type.ui};
    font-weight: ${theme.weight.semibold};
  }
  small {
    display: none;
    color: ${theme.color.text.tertiary};
    font: ${theme.type.dense};
    ${media.md} {
      display: block;
    }
  }
  a:hover {
    background: ${theme.color.bg.hover};
    text-decoration: none;
  }
`;
