import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

const rows = Array.from({ length: 12 }, (_, index) => index);

/** Rows in the place and height of those that are loading. */
export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <Frame aria-busy="true">
      <VisuallyHidden>{t('common:loading')}</VisuallyHidden>
      {rows.map((row) => (
        <Row key={row}>
          <Skeleton $width={theme.size.thumbRow} $height={theme.size.thumbRow} />
          <Skeleton $width="30%" />
          <Skeleton $width="40%" />
        </Row>
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.panel};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space['3']};
  min-height: ${theme.space['12']};
  padding: ${theme.space['1']} ${theme.space['3']};
  & + & {
    border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  }
`;
