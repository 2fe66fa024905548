import { styled } from 'styled-components';
import type { ToolName } from '#calculators/names.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { CalculatorSymbol } from '#src/components/calculator/CalculatorSymbol.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { theme } from '#src/ui/theme.ts';
import { BookmarkStar } from './BookmarkStar.tsx';
import { useToolTitle } from './use-tool-title.ts';

/** A short list of calculators as cards; nothing when it is empty. */
export function ToolCards({ title, names }: { title: string; names: readonly ToolName[] }) {
  if (names.length === 0) return null;
  return (
    <Section>
      <h2>{title}</h2>
      <ul>
        {names.map((name) => (
          <Card key={name} name={name} />
        ))}
      </ul>
    </Section>
  );
}

function Card({ name }: { name: ToolName }) {
  const { title } = useToolTitle(name);
  return (
    <li>
      <CalculatorSymbol of={name} />
      <RouteLink to={buildPath('tool-ToolName', { ToolName: name })}>{title}</RouteLink>
      <BookmarkStar name={name} />
    </li>
  );
}

const Section = styled.section`
  margin-block-start: ${theme.space['5']};
  h2 {
    font: ${theme.type.h3};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
    gap: ${theme.space['3']};
    margin-block-start: ${theme.space['2']};
  }
  li {
    display: flex;
    align-items: center;
    gap: ${theme.space['2']};
    padding: ${theme.space['1']} ${theme.space['1']} ${theme.space['1']} ${theme.space['4']};
    border: ${theme.border.hairline} solid ${theme.color.border.subtle};
    border-radius: ${theme.radius.panel};
  }
  a {
    flex: 1;
    padding-block: ${theme.space['2']};
    color: ${theme.color.text.primary};
    font: ${theme.type.ui};
    font-weight: ${theme.weight.semibold};
  }
`;
