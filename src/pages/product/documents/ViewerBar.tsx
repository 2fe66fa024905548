import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductDetail } from '#contract/api/part.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import type { useFind } from './use-find.ts';
import { mostPrintedPages, usePrint } from './use-print.tsx';

interface Props {
  titleId: string;
  paper: ProductDetail['documents'][number];
  file: PDFDocumentProxy | null;
  page: number;
  onPage: (page: number) => void;
  zoom: { change: (by: number) => void; isLeast: boolean; isMost: boolean };
  find: ReturnType<typeof useFind>;
  onClose: () => void;
}

/** What can be done with the document. */
export function ViewerBar({ titleId, paper, file, page, onPage, zoom, find, onClose }: Props) {
  const { t } = useTranslation(['document_viewer', 'common']);
  const { integer } = useFormat();
  const { print, progress, sheets } = usePrint(file);
  const pages = file?.numPages ?? 0;
  const isLong = pages > mostPrintedPages;
  return (
    <Bar>
      <h2 id={titleId}>{paper.title}</h2>
      {file ? (
        <>
          <Group>
            <IconButton small icon="up" label={t('common:previous_page')} disabled={page <= 1} onClick={() => onPage(page - 1)} />
            <IconButton small icon="down" label={t('common:next_page')} disabled={page >= pages} onClick={() => onPage(page + 1)} />
            <span>{t('page_of', { page: integer(page), pages: integer(pages) })}</span>
          </Group>
          <Group>
            <IconButton small icon="minus" label={t('zoom_out')} disabled={zoom.isLeast} onClick={() => zoom.change(-1)} />
            <IconButton small icon="plus" label={t('zoom_in')} disabled={zoom.isMost} onClick={() => zoom.change(1)} />
          </Group>
          <Search find={find} />
          <Button
            size="small"
            disabled={isLong || progress !== null}
            title={isLong ? t('print_long', { most: integer(mostPrintedPages) }) : undefined}
            onClick={print}
          >
            {progress === null ? t('print') : t('printing', { page: integer(progress), pages: integer(pages) })}
          </Button>
          {sheets}
        </>
      ) : null}
      <Save href={paper.url} download={`${paper.title}.pdf`}>
        <Icon name="download" small />
        {t('download')}
      </Save>
      <Close icon="close" label={t('common:close')} onClick={onClose} />
    </Bar>
  );
}

function Search({ find }: { find: Props['find'] }) {
  const { t } = useTranslation('document_viewer');
  const { integer } = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const { wanted, setWanted, count, at, isDone, step } = find;
  const said = () => {
    if (wanted.trim() === '') return '';
    if (!isDone) return t('searching');
    return count === 0 ? t('none') : t('found', { at: integer(at + 1), count: integer(count) });
  };
  return (
    <Group role="search">
      <TextField
        ref={field}
        compact
        hideLabel
        type="search"
        label={t('search')}
        placeholder={t('search')}
        maxLength={100}
        autoComplete="off"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
        }}
      />
      <IconButton small icon="left" label={t('match_before')} disabled={count === 0} onClick={() => step(-1)} />
      <IconButton small icon="right" label={t('match_after')} disabled={count === 0} onClick={() => step(1)} />
      <span role="status">{said()}</span>
    </Group>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']} ${theme.space['4']};
  align-items: center;
  padding: ${theme.space['2']} ${theme.space['4']};
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.default};
  background: ${theme.color.bg.raised};
  font: ${theme.type.dense};
  h2 {
    flex: 1 1 8rem;
    min-width: 0;
    overflow: hidden;
    font: ${theme.type.h3};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Group = styled.div`
  display: flex;
  gap: ${theme.space['1']};
  align-items: center;
`;

const Save = styled.a`
  display: inline-flex;
  gap: ${theme.space['1']};
  align-items: center;
  min-height: ${theme.fluid.controlSmall};
`;

const Close = styled(IconButton)`
  order: -1;
`;
