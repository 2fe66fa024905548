import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ShownBanner } from '#contract/api/shown-banner.ts';
import { BannerTitle } from '#src/components/banner/BannerTitle.tsx';
import { useOpenBanners } from '#src/components/banner/use-open-banners.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { theme } from '#src/ui/theme.ts';

/** What the operator tells those who come to the home page. */
export function HomeBanners({ banners }: { banners: readonly ShownBanner[] }) {
  const { t } = useTranslation();
  const { open, close } = useOpenBanners(banners);
  if (open.length === 0) return null;
  return (
    <List>
      {open.map((banner) => (
        <li key={banner.id}>
          <div lang={banner.language}>
            <h2>
              <BannerTitle banner={banner} />
            </h2>
            {banner.text === '' ? null : <p>{banner.text}</p>}
          </div>
          <IconButton icon="close" label={`${t('common:close')}: ${banner.title}`} onClick={() => close(banner.id)} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${theme.space['3']};
  padding-block-start: ${theme.fluid.section};
  li {
    display: flex;
    gap: ${theme.space['2']};
    align-items: start;
    justify-content: space-between;
    padding: ${theme.space['4']};
    border: ${theme.border.hairline} solid ${theme.color.accent.border};
    border-radius: ${theme.radius.panel};
    background: ${theme.color.accent.subtle};
  }
  h2 {
    font: ${theme.type.h3};
  }
  p {
    margin-block-start: ${theme.space['1']};
    color: ${theme.color.text.secondary};
  }
`;
