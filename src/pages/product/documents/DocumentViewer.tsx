import { useCallback, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductDetail } from '#contract/api/part.ts';
import { useModal } from '#src/ui/use-modal.ts';
import { Message } from '#src/ui/Message.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { theme } from '#src/ui/theme.ts';
import { PdfPage } from './PdfPage.tsx';
import { useFind } from './use-find.ts';
import { type OpenPdf, usePdf } from './use-pdf.ts';
import { ViewerBar } from './ViewerBar.tsx';

interface Props {
  paper: ProductDetail['documents'][number];
  onClose: () => void;
}

/** Of the width that there is. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
const whole = zooms.indexOf(1);
/** CSS pixels: a page fits into the window, but no letter gets as large as a thumb. */
const widest = 900;
/** CSS pixels beside a page. */
const sides = 16;

/** A document of the shop over the page: its pages, a search, zoom, printing and saving. */
export function DocumentViewer({ paper, onClose }: Props) {
  const { t } = useTranslation(['document_viewer', 'common']);
  const titleId = useId();
  const { ref, events } = useModal(true, onClose);
  const { open, fault, again } = usePdf(paper.url);
  const [area, setArea] = useState<HTMLDivElement | null>(null);
  const [zoom, setZoom] = useState(whole);
  const [page, setPage] = useState(1);
  const room = useRoom(area);
  const goTo = useCallback((number: number) => area?.querySelector(`[data-page="${number}"]`)?.scrollIntoView({ block: 'start' }), [area]);
  const find = useFind(open?.file ?? null, goTo);
  const change = (by: number) => setZoom((before) => Math.min(zooms.length - 1, Math.max(0, before + by)));
  const scale = open ? (Math.min(room, widest) / open.width) * (zooms[zoom] ?? 1) : 1;
  return (
    <Box
      ref={ref}
      aria-labelledby={titleId}
      {...events}
      onKeyDown={(event) => {
        if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === '+' || event.key === '=') change(1);
        if (event.key === '-') change(-1);
      }}
    >
      <ViewerBar
        titleId={titleId}
        paper={paper}
        file={open?.file ?? null}
        page={page}
        onPage={goTo}
        zoom={{ change, isLeast: zoom === 0, isMost: zoom === zooms.length - 1 }}
        find={find}
        onClose={onClose}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
      <Area
        ref={setArea}
        role="region"
        tabIndex={0}
        aria-label={paper.title}
        onScroll={({ currentTarget }) => setPage(pageIn(currentTarget))}
      >
        {open ? <Pages open={open} scale={scale} onText={find.onText} /> : null}
        {open || fault ? null : (
          <p role="status">
            <Spinner /> {t('loading')}
          </p>
        )}
        {fault ? (
          <Message
            tone="danger"
            role="alert"
            {...(fault === 'failed' && { action: <Button onClick={again}>{t('common:try_again')}</Button> })}
          >
            {t(`fault.${fault}`)}
          </Message>
        ) : null}
      </Area>
    </Box>
  );
}

function Pages({
  open: { file, width, height },
  scale,
  onText,
}: {
  open: OpenPdf;
  scale: number;
  onText: ReturnType<typeof useFind>['onText'];
}) {
  return Array.from({ length: file.numPages }, (_, index) => (
    <PdfPage key={index + 1} file={file} number={index + 1} scale={scale} width={width} height={height} onText={onText} />
  ));
}

/** The page that the middle of the view is on. */
function pageIn(area: HTMLElement): number {
  const middle = area.getBoundingClientRect().top + area.clientHeight / 2;
  const pages = [...area.querySelectorAll('[data-page]')];
  const found = pages.findIndex((one) => one.getBoundingClientRect().bottom >= middle);
  return (found < 0 ? pages.length - 1 : found) + 1;
}

/** Width for a page, in CSS pixels. */
function useRoom(area: HTMLElement | null): number {
  const [room, setRoom] = useState(360);
  useEffect(() => {
    if (!area) return undefined;
    const observer = new ResizeObserver(() => setRoom(area.clientWidth - 2 * sides));
    observer.observe(area);
    return () => observer.disconnect();
  }, [area]);
  return Math.max(200, room);
}

const Box = styled.dialog`
  z-index: ${theme.layer.dialog};
  width: 100vw;
  max-width: 100vw;
  height: 100dvh;
  max-height: 100dvh;
  padding: 0;
  border: 0;
  background: ${theme.color.bg.sunken};
  color: ${theme.color.text.primary};
  &[open] {
    display: flex;
    flex-direction: column;
  }
`;

const Area = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space['4']};
  min-height: 0;
  padding: ${theme.space['4']};
  overflow: auto;
  overscroll-behavior: contain;
`;
