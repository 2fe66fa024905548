import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { theme } from '#src/ui/theme.ts';
import { BannerTitle } from './BannerTitle.tsx';
import { useOpenBanners } from './use-open-banners.ts';

/** The operator's notices over every page, where and as the edge paints them (`edge/first-view/first-style.ts`). */
export function Notices() {
  const { t } = useTranslation();
  const { open, close } = useOpenBanners(useAppSelector(selectConfig)?.notices ?? []);
  const [first] = open;
  if (!first) return null;
  return (
    <Bar aria-labelledby={`notice-${first.id}`}>
      {open.map((notice) => (
        <Row key={notice.id}>
          <p lang={notice.language}>
            <strong id={`notice-${notice.id}`}>
              <BannerTitle banner={notice} />
            </strong>
            {notice.text === '' ? null : ` ${notice.text}`}
          </p>
          <IconButton icon="close" label={`${t('common:close')}: ${notice.title}`} onClick={() => close(notice.id)} />
        </Row>
      ))}
    </Bar>
  );
}

const Bar = styled.aside`
  background: ${theme.color.accent.subtle};
  font: ${theme.type.ui};
  @media print {
    display: none;
  }
  a {
    color: ${theme.color.text.link};
    text-decoration: underline;
  }
`;

/** The text leaves room for the button, which stands over the end of the first line. */
const Row = styled.div`
  position: relative;
  max-width: ${theme.layout.page};
  margin: auto;
  padding: ${theme.space['3']} calc(${theme.fluid.gutter} + ${theme.size.touch}) ${theme.space['3']} ${theme.fluid.gutter};
  button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: ${theme.space['1']};
    width: ${theme.size.touch};
    height: ${theme.size.touch};
  }
`;
