import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { drawPage } from './draw-page.ts';

/** Pictures of more pages would not fit into the memory of a phone; the saved file can be printed whole. */
export const mostPrintedPages = 60;
/** CSS pixels a point: 150 dots an inch. */
const printScale = 150 / 72;

/** Prints all pages as pictures. `progress` is the page that is being drawn; `sheets` stands beside the page for as long as it is printed. */
export function usePrint(file: PDFDocumentProxy | null): { print: () => void; progress: number | null; sheets: ReactNode } {
  const [progress, setProgress] = useState<number | null>(null);
  const [pictures, setPictures] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!file || progress === null) return undefined;
    let isLeft = false;
    const draw = async () => {
      const { canvas } = await drawPage(file, progress, printScale, 1);
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
      if (isLeft || !blob) return;
      setPictures((before) => [...before, URL.createObjectURL(blob)]);
      setProgress(progress < file.numPages ? progress + 1 : null);
    };
    draw().catch(() => setProgress(null));
    return () => void (isLeft = true);
  }, [file, progress]);

  const isReady = progress === null && pictures.length > 0;
  useEffect(() => {
    if (!isReady) return;
    const show = async () => {
      const images = [...document.querySelectorAll<HTMLImageElement>('[data-printed] img')];
      await Promise.all(images.map((image) => image.decode()));
      window.print();
    };
    show()
      .catch(() => {}) // the pictures are let go of all the same
      .finally(() => {
        for (const picture of pictures) URL.revokeObjectURL(picture);
        setPictures([]);
      });
  }, [isReady, pictures]);

  const sheets = createPortal(
    <Sheets data-printed>
      {pictures.length > 0 ? <OnlyPrinted /> : null}
      {pictures.map((picture) => (
        <img key={picture} src={picture} alt="" />
      ))}
    </Sheets>,
    document.body,
  );
  return { print: () => setProgress(1), progress, sheets: pictures.length > 0 ? sheets : null };
}

const Sheets = styled.div`
  display: none;
  @media print {
    display: block;
  }
  img {
    display: block;
    width: 100%;
    break-after: page;
  }
`;

const OnlyPrinted = createGlobalStyle`
  @media print {
    body > :not([data-printed]) {
      display: none !important;
    }
  }
`;
