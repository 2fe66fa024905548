import { styled } from 'styled-components';
import { encode } from 'uqr';
import { theme } from '#src/ui/theme.ts';

/** A text as a square that a phone reads: dark on light in every scheme, for cameras expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <Square viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="black" />
    </Square>
  );
}

const Square = styled.svg`
  width: min(14rem, 100%);
  border-radius: ${theme.radius.control};
  background: white;
`;
