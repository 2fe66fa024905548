import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ToolGroup, ToolName } from '#calculators/names.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { CalculatorSymbol } from '#src/components/calculator/CalculatorSymbol.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { theme } from '#src/ui/theme.ts';
import { BookmarkStar } from './BookmarkStar.tsx';
import { useToolTitle } from './use-tool-title.ts';

/** The calculators of a group in columns, each with its star. */
export function ToolGroupList({ group, names }: { group: ToolGroup; names: readonly ToolName[] }) {
  const { t } = useTranslation('tool_index');
  return (
    <Section id={group} aria-labelledby={`${group}-title`}>
      <h2 id={`${group}-title`}>
        <CalculatorSymbol of={group} />
        {t(`groups.${group}`)}
        <small>{names.length}</small>
      </h2>
      <ul>
        {names.map((name) => (
          <Entry key={name} name={name} />
        ))}
      </ul>
    </Section>
  );
}

function Entry({ name }: { name: ToolName }) {
  const { title, summary } = useToolTitle(name);
  return (
    <li>
      <RouteLink to={buildPath('tool-ToolName', { ToolName: name })} title={summary}>
        {title}
      </RouteLink>
      <BookmarkStar name={name} />
    </li>
  );
}

const Section = styled.section`
  margin-block-start: ${theme.space['8']};
  scroll-margin-block-start: calc(${theme.fluid.header} + ${theme.space['4']});
  h2 {
    display: flex;
    gap: ${theme.space['2']};
    align-items: center;
    padding-block-end: ${theme.space['2']};
    border-block-end: ${theme.border.strong} solid ${theme.color.border.subtle};
  }
  small {
    margin-inline-start: auto;
    font: ${theme.type.dense};
    color: ${theme.color.text.tertiary};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
    column-gap: ${theme.space['6']};
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space['2']};
    border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  }
  a {
    flex: 1;
    padding-block: ${theme.space['2']};
    color: ${theme.color.text.primary};
    font: ${theme.type.ui};
  }
`;
