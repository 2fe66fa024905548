import { styled } from 'styled-components';
import { theme } from '#src/ui/theme.ts';
import { symbolParts } from './figure/symbol-parts.ts';

const tags = { italic: 'i', upright: 'span', sub: 'sub' } as const;

/** A formula symbol with italics and index; nothing for quantities that have none. */
export function SymbolText({ symbol }: { symbol: string | undefined }) {
  if (symbol === undefined || symbol === '') return null;
  return (
    <Letters aria-hidden="true">
      {symbolParts(symbol).map(({ text, style }, index) => {
        const Tag = tags[style];
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a symbol never change their order
        return <Tag key={index}>{text}</Tag>;
      })}
    </Letters>
  );
}

const Letters = styled.span`
  font-family: ${theme.font.math};
  font-size: 1.08em;
  font-weight: ${theme.weight.regular};
  color: ${theme.color.text.secondary};
  sub {
    font-size: 0.75em;
  }
`;
