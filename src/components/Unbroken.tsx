import { Fragment } from 'react';
import { styled } from 'styled-components';

const letter = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Devanagari}\p{M}\p{N}]`;
/** Names of packages and polarities and the numbers of orders and inquiries: one letter or a short name in capitals, a hyphen and what belongs to it (`SOT-23-6`, `N-channel`, `SO-261128-7KQ2ZD`). */
const tied = new RegExp(
  String.raw`(?<!${letter}|-)((?:\p{L}|[A-Z][A-Z\d]{1,7})-${letter}{1,15}(?:-\d{1,4}|-[A-Z\d]{6})?)(?!${letter})`,
  'u',
);

/** A text whose lines do not end at the hyphen inside the name of a package or a polarity or inside an order's number. The hyphen stays the plain one, for copying and for the browser's search. */
export function Unbroken({ text }: { text: string }) {
  return text
    .replaceAll(' ·', '\u00a0·')
    .split(tied)
    .map((part, index) =>
      // oxlint-disable-next-line react/no-array-index-key -- the parts have no other name than their place
      index % 2 === 1 ? <Tied key={index}>{part}</Tied> : <Fragment key={index}>{part}</Fragment>,
    );
}

const Tied = styled.span`
  white-space: nowrap;
`;
