import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { faultOf, openPdf, type PdfFault } from './open-pdf.ts';

export interface OpenPdf {
  file: PDFDocumentProxy;
  /** Of the first page, in points; others are drawn as large as they are. */
  width: number;
  height: number;
}

/** A document while it is looked at; `again` asks for it once more. */
export function usePdf(url: string): { open: OpenPdf | null; fault: PdfFault | null; again: () => void } {
  const [turn, setTurn] = useState(0);
  const [open, setOpen] = useState<OpenPdf | null>(null);
  const [fault, setFault] = useState<PdfFault | null>(null);
  useEffect(() => {
    let isLeft = false;
    const { file, close } = openPdf(turn === 0 ? url : `${url}?again=${turn}`);
    const read = async () => {
      const opened = await file;
      const { width, height } = (await opened.getPage(1)).getViewport({ scale: 1 });
      if (!isLeft) setOpen({ file: opened, width, height });
    };
    read().catch((error: unknown) => {
      if (!isLeft) setFault(faultOf(error));
    });
    return () => {
      isLeft = true;
      setOpen(null);
      setFault(null);
      void close();
    };
  }, [url, turn]);
  return { open, fault, again: () => setTurn((before) => before + 1) };
}
