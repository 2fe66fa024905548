import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ImageSet } from '#contract/api/part.ts';
import type { States } from '#src/states/state.ts';
import { Picture } from '#src/ui/Picture.tsx';

const drawing = '/favicon.svg';

function Sample({ placeholder = '' }: { placeholder?: string }) {
  const { t } = useTranslation();
  const image: ImageSet = { src: drawing, srcset: [], alt: t('cart:part'), width: 64, height: 64, format: 'webp', placeholder };
  return (
    <Place>
      <Picture image={image} sizes="4rem" isFirst />
    </Place>
  );
}

export const states: States = {
  plain: () => <Sample />,
  blur: () => <Sample placeholder={drawing} />,
};

const Place = styled.div`
  width: 4rem;
`;
