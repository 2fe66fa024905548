import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductDetail } from '#contract/api/part.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { Section } from './Section.tsx';

/** Papers and models that are really there; without any there is no block. */
export function Documents({ documents }: Pick<ProductDetail, 'documents'>) {
  const { t } = useTranslation('product');
  const { quantity } = useFormat();
  if (documents.length === 0) return null;
  return (
    <Section id="documents" title={t('documents.title')}>
      <List>
        {documents.map((paper) => (
          <li key={paper.url}>
            <a href={paper.url} rel="noreferrer" lang={paper.language ?? undefined}>
              <Icon name="document" small />
              {paper.title}
              {paper.size === null ? null : <Size>{quantity(paper.size, 'B')}</Size>}
            </a>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: 0 ${theme.space['8']};
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
  a {
    display: flex;
    gap: ${theme.space['2']};
    align-items: center;
    min-height: ${theme.space['12']};
    border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  }
`;

const Size = styled.small`
  margin-inline-start: auto;
  font: ${theme.type.dense};
  color: ${theme.color.text.tertiary};
  white-space: nowrap;
`;
