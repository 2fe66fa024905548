import { and, desc, eq } from 'drizzle-orm';
import type { getInvoice } from '#contract/api/document.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import { FileAnswer } from '#server/http/answer.ts';
import type { Call } from '#server/caller/call.ts';
import { orderDocument } from '#server/db/schema.ts';
import type { DocumentContent } from '#server/db/schema/document-content.ts';
import { findOrder } from '#server/order/find-order.ts';
import { stateConflict } from '#server/order/move-order.ts';
import { readOrderRows } from '#server/order/show-order.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { contentOf } from './document-content.ts';
import { drawInWorker } from './draw-in-worker.ts';
import { type DocumentHead, writeSheet } from './write-sheet.ts';

type Asked = ParsedRequestOf<typeof getInvoice>;

/** A document of the caller's order as a PDF; one that is not issued yet is a `state_conflict`. */
export async function showDocument(asked: Asked, call: Call): Promise<FileAnswer> {
  const row = await findOrder(call, call.deps.db, asked.order_no);
  const { content, head } = asked.kind === 'proforma' ? await proformaOf(call, row) : await issuedOf(call, row, asked.kind, asked.number);
  const bytes = await drawInWorker(writeSheet(content, head));
  return new FileAnswer(bytes, { type: 'application/pdf', saveAs: `${fileName(head)}.pdf` });
}

function fileName({ kind, number }: DocumentHead): string {
  return kind === 'proforma' ? `proforma-${number}` : number;
}

interface Issued {
  content: DocumentContent;
  head: DocumentHead;
}

async function proformaOf(call: Call, row: OrderRow): Promise<Issued> {
  const { lines, documents = [] } = await readOrderRows(call.deps.db, row);
  if (!documents.some(({ kind }) => kind === 'proforma')) throw stateConflict(call, row);
  const head = { kind: 'proforma' as const, number: row.orderNo, issuedAt: row.createdAt };
  return { content: contentOf(call.deps.settings, row, lines), head };
}

async function issuedOf(call: Call, row: OrderRow, kind: 'invoice' | 'credit_note', number: string | undefined): Promise<Issued> {
  const [issued] = await call.deps.db
    .select()
    .from(orderDocument)
    .where(
      and(
        eq(orderDocument.orderNo, row.orderNo),
        eq(orderDocument.kind, kind),
        number === undefined ? undefined : eq(orderDocument.number, number),
      ),
    )
    .orderBy(desc(orderDocument.number))
    .limit(1);
  if (!issued) throw number === undefined ? stateConflict(call, row) : notFound();
  return { content: issued.content, head: { kind, number: issued.number, issuedAt: issued.issuedAt } };
}
