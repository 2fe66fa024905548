import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ImageSet } from '#contract/api/part.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { theme } from '#src/ui/theme.ts';

/** Pictures of a part: one large, which opens whole, the others below to choose from. A part without any has none of this. */
export function Gallery({ images }: { images: readonly ImageSet[] }) {
  const { t } = useTranslation('product');
  const { integer } = useFormat();
  const [chosen, setChosen] = useState(0);
  const image = images[chosen] ?? images[0];
  if (!image) return null;
  return (
    <section aria-label={t('gallery.title')}>
      {/* Anew for each picture, so that the one before does not stand in for it. */}
      <a key={image.src} href={image.src} target="_blank" rel="noopener">
        <Large image={image} sizes="(min-width: 32rem) 30rem, calc(100vw - 2rem)" isFirst={chosen === 0} />
      </a>
      {images.length > 1 ? (
        <Choice>
          {images.map((one, at) => (
            <li key={one.src}>
              <Pick
                type="button"
                aria-pressed={at === chosen}
                aria-label={t('gallery.show', { number: integer(at + 1), total: integer(images.length) })}
                onClick={() => setChosen(at)}
              >
                <Picture image={one} sizes="4rem" alt="" />
              </Pick>
            </li>
          ))}
        </Choice>
      ) : null}
    </section>
  );
}

/** Always of this shape, so that a choice moves nothing. */
const Large = styled(Picture)`
  max-width: 30rem;
  margin-block-start: ${theme.space['5']};
  aspect-ratio: 4 / 3;
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.panel};
  img {
    height: 100%;
    object-fit: contain;
  }
`;

const Choice = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  margin-block-start: ${theme.space['2']};
`;

const Pick = styled.button`
  width: 4rem;
  height: 4rem;
  padding: 0;
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.control};
  background: none;
  overflow: hidden;
  cursor: pointer;
  > span,
  img {
    height: 100%;
    object-fit: contain;
  }
  &[aria-pressed='true'] {
    border-color: ${theme.color.accent.text};
    box-shadow: inset 0 0 0 ${theme.border.hairline} ${theme.color.accent.text};
  }
`;
