import { createElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';
import type { ToolFormula, MathAttributes, MathElement, MathNode } from './math-node.ts';

function isChild(part: MathElement[number]): part is MathNode {
  return typeof part === 'string' || Array.isArray(part);
}

/** `sign` stands before the decimals. */
function draw(node: MathNode, sign: string): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, ...parts] = node;
  if (tag === 'mn') return createElement(tag, null, ...parts.map((part) => (typeof part === 'string' ? part.replace('.', sign) : '')));
  const attributes = parts.find((part): part is MathAttributes => !isChild(part));
  return createElement(tag, attributes ?? null, ...parts.filter(isChild).map((part) => draw(part, sign)));
}

/** One formula, set by the browser itself as MathML. */
function Formula({ tree }: { tree: MathNode }) {
  const { number } = useFormat();
  return createElement('math', { display: 'block' }, draw(tree, number(0.5).charAt(1)));
}

interface FormulaListProps {
  formulas: readonly ToolFormula[];
  /** Formulas of other modes are left out. */
  mode: string;
  /** Names the frame, which scrolls by itself where a formula is wider than the page. */
  label: string;
}

/** The formulas of a tool in its present mode, side by side while they fit. */
export function FormulaList({ formulas, mode, label }: FormulaListProps) {
  const shown = formulas.filter(({ modes }) => modes === null || modes.includes(mode));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
    <Frame role="region" aria-label={label} tabIndex={0}>
      <List>
        {shown.map(({ tree }) => (
          <li key={JSON.stringify(tree)}>
            <Formula tree={tree} />
          </li>
        ))}
      </List>
    </Frame>
  );
}

const Frame = styled.div`
  overflow-x: auto;
  border-radius: ${theme.radius.panel};
  background: ${theme.color.bg.subtle};
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space['4']} ${theme.space['10']};
  margin: 0;
  padding: ${theme.space['4']} ${theme.space['5']};
  font: ${theme.type.lead};
  list-style: none;
  math {
    font-family: ${theme.font.formula};
  }
  mtd {
    padding: ${theme.space['1']} 0;
  }
  mtd[data-side='left'] {
    text-align: start;
  }
  mtd[data-side='right'] {
    text-align: end;
  }
  mtd[data-gap] {
    padding-inline-start: 1em;
  }
`;
