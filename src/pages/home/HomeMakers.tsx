import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Manufacturer } from '#contract/api/part.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';
import { type BlockLook, HomeBlock } from './HomeBlock.tsx';

interface HomeMakersProps extends BlockLook {
  makers: readonly Manufacturer[];
}

/** Makers with their parts counted. */
export function HomeMakers({ makers, ...look }: HomeMakersProps) {
  const { t } = useTranslation('home');
  const { integer } = useFormat();
  if (makers.length === 0) return null;
  return (
    <HomeBlock id="makers" title={t('manufacturers')} all={{ to: buildPath('manufacturers'), label: t('all_manufacturers') }} {...look}>
      <List>
        {makers.map(({ web_url, name, product_count }) => (
          <li key={web_url}>
            <RouteLink to={buildPath('manufacturers-brand_web_url', { brand_web_url: web_url })}>
              {name}
              <span>{integer(product_count)}</span>
            </RouteLink>
          </li>
        ))}
      </List>
    </HomeBlock>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  a {
    display: flex;
    gap: ${theme.space['2']};
    align-items: center;
    min-height: ${theme.fluid.control};
    padding-inline: ${theme.space['4']};
    border: ${theme.border.hairline} solid ${theme.color.border.subtle};
    border-radius: ${theme.radius.control};
    color: ${theme.color.text.primary};
    font: ${theme.type.ui};
    font-weight: ${theme.weight.semibold};
  }
  span {
    font-weight: ${theme.weight.regular};
    color: ${theme.color.text.tertiary};
  }
`;
