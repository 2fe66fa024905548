import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { ProductDetail } from '#contract/api/part.ts';
import { partDocumentId } from '#contract/routes/part-document-path.ts';
import { late } from '#src/components/late/late.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { Section } from '#src/pages/product/Section.tsx';

const DocumentViewer = late(async () => (await import('./DocumentViewer.tsx')).DocumentViewer, ['document_viewer']);
/** Of the address: the document that is looked at. */
const parameter = 'document';

/** Papers and models that are really there; without any there is no block. What the shop keeps opens in its viewer, with an address of its own. */
export function Documents({ documents }: Pick<ProductDetail, 'documents'>) {
  const { t } = useTranslation('product');
  const { quantity } = useFormat();
  const [query, setQuery] = useSearchParams();
  if (documents.length === 0) return null;
  const asked = query.get(parameter);
  const open = documents.find(({ url }) => asked !== null && partDocumentId(url) === asked);
  const withDocument = (id: string | null) => {
    const next = new URLSearchParams(query);
    if (id === null) next.delete(parameter);
    else next.set(parameter, id);
    return next;
  };
  return (
    <Section id="documents" title={t('documents.title')}>
      <List>
        {documents.map((paper) => {
          const id = partDocumentId(paper.url);
          return (
            <li key={paper.url}>
              <a
                href={id === null ? paper.url : `?${withDocument(id).toString()}`}
                rel="noreferrer"
                lang={paper.language ?? undefined}
                onClick={(event) => {
                  if (id === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  setQuery(withDocument(id), { preventScrollReset: true });
                }}
              >
                <Icon name="document" small />
                {paper.title}
                {paper.size === null ? null : <Size>{quantity(paper.size, 'B')}</Size>}
              </a>
            </li>
          );
        })}
      </List>
      {open ? <DocumentViewer paper={open} onClose={() => setQuery(withDocument(null), { preventScrollReset: true })} /> : null}
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
