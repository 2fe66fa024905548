import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '#src/i18n/format.ts';
import { paperPaint } from '#src/ui/paper-paint.ts';
import { theme } from '#src/ui/theme.ts';
import { drawPage, layText } from './draw-page.ts';

interface PdfPageProps {
  file: PDFDocumentProxy;
  number: number;
  scale: number;
  /** Until the page is drawn. */
  width: number;
  height: number;
  /** The elements of its text, null when the page is put away. */
  onText: (number: number, pieces: readonly HTMLElement[] | null) => void;
}

/** A page of the document; it is drawn while it is near the view, so that a thousand stay light. */
export function PdfPage({ file, number, scale, width, height, onText }: PdfPageProps) {
  const { t } = useTranslation('document_viewer');
  const { integer } = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [size, setSize] = useState({ width: width * scale, height: height * scale, scale });
  const [isBroken, setBroken] = useState(false);
  const shown = size.scale === scale ? size : { width: (size.width / size.scale) * scale, height: (size.height / size.scale) * scale };

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '100% 0%',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const [into, words] = [picture.current, text.current];
    if (!isNear || !into || !words) return undefined;
    const stop = new AbortController();
    const draw = async () => {
      const drawn = await drawPage(file, number, scale, window.devicePixelRatio || 1, stop.signal);
      stop.signal.throwIfAborted();
      into.replaceChildren(drawn.canvas);
      setSize({ width: drawn.width, height: drawn.height, scale });
      words.style.setProperty('--total-scale-factor', String(scale));
      const layer = document.createElement('div');
      // Nobody knows the document's language unless it says so itself; in the page's own, its letters would be as wide as those of another font.
      layer.lang = '';
      const pieces = await layText(file, number, scale, layer);
      stop.signal.throwIfAborted();
      words.replaceChildren(layer);
      onText(number, pieces);
    };
    draw().catch(() => {
      if (!stop.signal.aborted) setBroken(true);
    });
    return () => {
      stop.abort();
      into.replaceChildren();
      words.replaceChildren();
      onText(number, null);
    };
  }, [isNear, file, number, scale, onText]);

  return (
    <Sheet
      ref={place}
      role="group"
      aria-label={t('page_named', { number: integer(number) })}
      data-page={number}
      style={{ width: shown.width, height: shown.height }}
    >
      <div ref={picture} aria-hidden="true" />
      <div ref={text} />
      {isBroken ? <p>{t('page_broken')}</p> : null}
    </Sheet>
  );
}

/** White in both themes, as paper. */
const Sheet = styled.div`
  position: relative;
  flex: none;
  margin-inline: auto;
  background: ${paperPaint.paper};
  color: ${paperPaint.print};
  box-shadow: ${theme.shadow.dialog};
  canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
  > div:first-child {
    position: absolute;
    inset: 0;
  }
  > div:nth-child(2) > div {
    position: absolute;
    inset: 0;
    overflow: clip;
    line-height: 1;
    text-align: initial;
    text-size-adjust: none;
    forced-color-adjust: none;
    transform-origin: 0 0;
  }
  > div:nth-child(2) > div[data-main-rotation='90'] {
    transform: rotate(90deg) translateY(-100%);
  }
  > div:nth-child(2) > div[data-main-rotation='180'] {
    transform: rotate(180deg) translate(-100%, -100%);
  }
  > div:nth-child(2) > div[data-main-rotation='270'] {
    transform: rotate(270deg) translateX(-100%);
  }
  span,
  br {
    position: absolute;
    color: transparent;
    white-space: pre;
    cursor: text;
    transform-origin: 0% 0%;
    font-size: calc(var(--total-scale-factor) * var(--font-height, 0px));
    transform: rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1));
  }
  .markedContent {
    display: contents;
  }
  span::selection {
    background: ${paperPaint.selected};
  }
  span::highlight(document-found) {
    background: ${paperPaint.found};
  }
  span::highlight(document-current) {
    background: ${paperPaint.current};
  }
  p {
    position: relative;
    padding: ${theme.space['6']};
  }
`;
