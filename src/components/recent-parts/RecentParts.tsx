import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { PartNumber } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';
import { forgetRecentParts, readRecentParts, type RecentPart } from './recent-parts.ts';

/** Links to the parts that were looked at before the one on screen. */
export function RecentParts({ current }: { current: RecentPart }) {
  const { t } = useTranslation('recent_parts');
  const [parts, setParts] = useState(() => readRecentParts().filter(({ web_url }) => web_url !== current.web_url));
  if (parts.length === 0) return null;
  return (
    <Block aria-labelledby="recent-parts">
      <Head>
        <h2 id="recent-parts">{t('title')}</h2>
        <Button
          size="small"
          onClick={() => {
            forgetRecentParts();
            setParts([]);
          }}
        >
          {t('forget')}
        </Button>
      </Head>
      <List>
        {parts.map(({ web_url, mpn, manufacturer, name }) => (
          <li key={web_url}>
            <RouteLink to={buildPath('product-web_url', { web_url })}>
              <PartNumber>{mpn}</PartNumber>
            </RouteLink>
            <small>
              {manufacturer} · {name}
            </small>
          </li>
        ))}
      </List>
    </Block>
  );
}

const Block = styled.section`
  padding-block-start: ${theme.fluid.section};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']} ${theme.space['4']};
  align-items: center;
  justify-content: space-between;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${theme.space['3']} ${theme.space['5']};
  margin-block-start: ${theme.space['3']};
  li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
  }
`;
