import type { ReactNode } from 'react';
import { FigureFrame } from './FigureFrame.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';

interface Props {
  /** Width and height of the drawing in its own pixels; at most 340 wide, so that a phone shows it at full size. */
  size: readonly [width: number, height: number];
  /** Ids whose symbols and values make the sentence for those who do not see the figure. */
  of: readonly string[];
  /** Name above the figure; the word `figure.title` of the calculator without it. */
  title?: string;
  children: ReactNode;
}

const largest = 1.3;

/** A sheet for drawings of a fixed size, such as schematics: centred, enlarged a little where there is room; text keeps its size. */
export function SchematicFrame({ size: [width, height], of, title, children }: Props) {
  const sheet = useSheet(height);
  const enlarged = Math.min(largest, sheet.width / width);
  const wide = sheet.width / enlarged;
  return (
    <FigureFrame
      sheet={{ ...sheet, height: Math.ceil(height * enlarged) }}
      of={of}
      view={{ x: (width - wide) / 2, y: 0, width: wide, height }}
      {...(title === undefined ? {} : { title })}
    >
      {children}
    </FigureFrame>
  );
}
