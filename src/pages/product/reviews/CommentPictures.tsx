import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ImageSet } from '#contract/api/part.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { theme } from '#src/ui/theme.ts';

/** Small pictures, each opening the whole one. */
export function CommentPictures({ images, author }: { images: readonly ImageSet[]; author: string }) {
  const { t } = useTranslation('review');
  const { integer } = useFormat();
  if (images.length === 0) return null;
  return (
    <List>
      {images.map((image, at) => (
        <li key={image.src}>
          <a href={image.src} target="_blank" rel="noreferrer">
            <Small image={image} sizes="6rem" alt={t('picture', { number: integer(at + 1), author })} />
          </a>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  margin-block-start: ${theme.space['3']};
`;

const Small = styled(Picture)`
  width: 6rem;
  height: 6rem;
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.control};
  img {
    height: 100%;
    object-fit: cover;
  }
`;
