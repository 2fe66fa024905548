import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useRef, useState } from 'react';
import { findText, type Match, mostMatches, type TextPiece } from './find-text.ts';

const [foundName, currentName] = ['document-found', 'document-current'];

/** Milliseconds without another key before the document is searched. */
const pause = 300;

interface Found {
  file: PDFDocumentProxy | null;
  wanted: string;
  matches: readonly Match[];
}

const nothing: Found['matches'] = [];

/** A broken page, or one of a document that was closed, hides nothing that stands on the others. */
const unreadable: TextPiece[] = [];

/** Finds a text in the document, page by page, and marks it on the pages that are drawn. `onShow` brings a page into view. */
export function useFind(file: PDFDocumentProxy | null, onShow: (page: number) => void) {
  const [typed, setWanted] = useState('');
  const [found, setFound] = useState<Found>({ file: null, wanted: '', matches: nothing });
  const [at, setAt] = useState(0);
  /** The elements of the text of the pages that are drawn. */
  const [layers, setLayers] = useState<ReadonlyMap<number, readonly HTMLElement[]>>(new Map());
  const texts = useRef(new WeakMap<PDFDocumentProxy, Map<number, TextPiece[]>>());
  const wanted = typed.trim();
  const isDone = wanted === '' || (found.file === file && found.wanted === wanted);
  const matches = isDone && wanted !== '' ? found.matches : nothing;

  const onText = useCallback((page: number, pieces: readonly HTMLElement[] | null) => {
    setLayers((before) => {
      const next = new Map(before);
      if (pieces) next.set(page, pieces);
      else next.delete(page);
      return next;
    });
  }, []);

  useEffect(() => {
    if (!file || wanted === '') return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const known = texts.current.get(file) ?? new Map<number, TextPiece[]>();
    texts.current.set(file, known);
    const search = async () => {
      const all: Match[] = [];
      for (let page = 1; page <= file.numPages && !signal.aborted && all.length < mostMatches; page += 1) {
        // oxlint-disable-next-line no-await-in-loop -- the first pages are searched first
        const pieces = known.get(page) ?? (await readPieces(file, page).catch(() => unreadable));
        known.set(page, pieces);
        all.push(...findText(pieces, wanted, page));
      }
      return all;
    };
    const show = (all: readonly Match[]) => {
      if (signal.aborted) return;
      setFound({ file, wanted, matches: all });
      setAt(0);
      const [first] = all;
      if (first) onShow(first.page);
    };
    const timer = setTimeout(() => void search().then(show), pause);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [file, wanted, onShow]);

  const current = matches[at];
  useEffect(() => {
    // Browsers without the means go to the page all the same.
    if (!('highlights' in CSS)) return undefined;
    const ranges = matches.flatMap((match) => rangeOf(match, layers) ?? []);
    const range = current && rangeOf(current, layers);
    CSS.highlights.set(foundName, new Highlight(...ranges));
    CSS.highlights.set(currentName, new Highlight(...(range ? [range] : [])));
    range?.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' });
    return () => {
      CSS.highlights.delete(foundName);
      CSS.highlights.delete(currentName);
    };
  }, [matches, current, layers]);

  const step = (by: number) => {
    const next = matches[(at + by + matches.length) % matches.length];
    if (!next) return;
    setAt(matches.indexOf(next));
    onShow(next.page);
  };
  return { wanted: typed, setWanted, count: matches.length, at, isDone, step, onText };
}

async function readPieces(file: PDFDocumentProxy, number: number): Promise<TextPiece[]> {
  const { items } = await (await file.getPage(number)).getTextContent();
  return items.flatMap((item) => ('str' in item ? [{ str: item.str, hasEOL: item.hasEOL }] : []));
}

const lengthOf = (node: Node) => node.textContent?.length ?? 0;

/** Null where the page is not drawn. */
function rangeOf({ page, from, to }: Match, layers: ReadonlyMap<number, readonly HTMLElement[]>): Range | null {
  const pieces = layers.get(page);
  const [start, end] = [pieces?.[from.piece]?.firstChild, pieces?.[to.piece]?.firstChild];
  if (!start || !end) return null;
  const range = document.createRange();
  range.setStart(start, Math.min(from.sign, lengthOf(start)));
  range.setEnd(end, Math.min(to.sign + 1, lengthOf(end)));
  return range;
}
