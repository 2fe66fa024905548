import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { neighboursOf } from '#calculators/names.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { theme } from '#src/ui/theme.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';

/** Neighbours of a calculator in its group. */
export function RelatedTools() {
  const { t } = useTranslation('tool');
  const { files, words } = useToolContext();
  return (
    <Section aria-labelledby="tool-related">
      <h2 id="tool-related">{t('related')}</h2>
      <ul>
        {neighboursOf(files.name).map((name) => (
          <li key={name}>
            <RouteLink to={buildPath('tool-ToolName', { ToolName: name })}>{words(`related.${name}`)}</RouteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.section`
  padding-block: ${theme.fluid.section} ${theme.space['12']};
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
    gap: ${theme.space['3']};
    margin-block-start: ${theme.space['3']};
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${theme.size.touch};
    padding: ${theme.space['2']} ${theme.space['4']};
    border: ${theme.border.hairline} solid ${theme.color.border.subtle};
    border-radius: ${theme.radius.panel};
    color: ${theme.color.text.primary};
    font: ${theme.type.ui};
    font-weight: ${theme.weight.semibold};
  }
  a:hover {
    background: ${theme.color.bg.hover};
    text-decoration: none;
  }
  @media print {
    display: none;
  }
`;
