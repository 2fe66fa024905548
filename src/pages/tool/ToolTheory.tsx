import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useDataWords } from '#src/i18n/data-words.ts';
import { theme } from '#src/ui/theme.ts';
import { FormulaList } from './Formula.tsx';
import type { ToolTheory as Theory } from './math-node.ts';
import { useToolContext } from './tool-context.ts';
import { ToolPaper } from './ToolPaper.ts';
import { TypesetText } from './TypesetText.tsx';

/** How the result comes about: the method and where it holds, then the formulas, then where they are from. */
export function ToolTheory({ theory, mode }: { theory: Theory | null; mode: string | null }) {
  const { words } = useToolContext();
  const { t } = useTranslation(['tool', 'tool_method']);
  const speak = useDataWords('tool_method');
  return (
    <Section>
      <ToolPaper />
      <h2>{t('formula')}</h2>
      <Basis>
        {theory ? (
          <div>
            <dt>{t('tool_method:method')}</dt>
            <dd>{speak(`methods.${theory.method}`)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('validity')}</dt>
          <dd>
            <TypesetText>{words('validity')}</TypesetText>
          </dd>
        </div>
      </Basis>
      {theory ? (
        <>
          <FormulaList formulas={theory.formulas} mode={mode ?? ''} label={t('formula')} />
          <SourceList sources={theory.sources} />
        </>
      ) : null}
    </Section>
  );
}

/** Nothing at all for a calculator that is its own model. */
function SourceList({ sources }: { sources: readonly string[] }) {
  const { t } = useTranslation('tool');
  if (sources.length === 0) return null;
  return (
    <>
      <h3>{t('sources')}</h3>
      <ol>
        {sources.map((source) => (
          <li key={source} lang="en">
            <Citation>{source}</Citation>
          </li>
        ))}
      </ol>
    </>
  );
}

/** A citation, whose DOI leads to the work. */
function Citation({ children: source }: { children: string }) {
  const [work = '', doi] = source.split(/(?<=, )doi:/);
  if (doi === undefined) return source;
  return (
    <>
      {work}
      <Doi href={`https://doi.org/${doi}`} rel="noreferrer">
        doi:{doi}
      </Doi>
    </>
  );
}

/** Inside a sentence colour alone does not tell a link. */
const Doi = styled.a`
  text-decoration: underline;
`;

const Section = styled.section`
  padding-block-start: ${theme.fluid.section};
  h2 {
    margin-block-end: ${theme.space['2']};
  }
  h3 {
    margin-block: ${theme.space['4']} ${theme.space['1']};
  }
  ol {
    display: grid;
    gap: ${theme.space['1']};
    padding-inline-start: ${theme.space['5']};
    list-style: decimal;
    font: ${theme.type.dense};
    color: ${theme.color.text.secondary};
  }
`;

const Basis = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${theme.space['3']} ${theme.space['8']};
  margin-block-end: ${theme.space['4']};
  dt {
    font-weight: ${theme.weight.semibold};
  }
  dd {
    margin: 0;
    color: ${theme.color.text.secondary};
  }
`;
