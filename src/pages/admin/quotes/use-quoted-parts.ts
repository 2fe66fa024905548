import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import type { QuotablePart } from '#contract/api/admin/quote.ts';
import type { ShopInquiry } from '#contract/api/quote-answer.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { useGetQuotablePartsQuery } from '#src/api/admin/admin.ts';
import type { TypedLine } from './typed-answer.ts';

/** Time without a key press after which the shop is asked. */
const pauseMilliseconds = 300;
const codeForm = /^[A-Z0-9][A-Z0-9._-]{2,39}$/;

export interface QuotedParts {
  /** What the catalog says of an order code; undefined for one that it does not know, or not yet. */
  find: (sku: string) => QuotablePart | undefined;
  /** Whether the shop has answered for all that is typed. */
  isKnown: boolean;
}

const plain = (sku: string) => sku.trim().toUpperCase();

/** List prices and stock of the order codes that are typed. */
export function useQuotedParts(
  lines: readonly TypedLine[],
  { currency, inquiry_no }: Pick<ShopInquiry, 'currency' | 'inquiry_no'>,
): QuotedParts {
  const codes = lines
    .filter(({ answer }) => answer === 'quoted' || answer === 'alternative')
    .flatMap(({ prices }) => prices.map(({ sku }) => plain(sku)));
  const wanted = [...new Set(codes)]
    .filter((code) => codeForm.test(code))
    .toSorted()
    .join(' ');
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [wanted]);
  // Inquiries are made in listed currencies only.
  const request = { currency: currency as CurrencyCode, inquiry_no, skus: asked.split(' ') };
  const { data, isFetching } = useGetQuotablePartsQuery(asked === '' ? skipToken : request);
  return {
    find: (sku) => data?.list.find((part) => part.sku === plain(sku)),
    isKnown: asked === wanted && !isFetching && data !== undefined,
  };
}
