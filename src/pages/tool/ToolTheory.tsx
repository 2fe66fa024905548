import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { media, theme } from '#src/ui/theme.ts';
import { FormulaList } from './Formula.tsx';
import type { ToolTheory as Theory } from './math-node.ts';
import { useToolContext } from './tool-context.ts';
import { TypesetText } from './TypesetText.tsx';

/** How the result comes about: formulas, where they hold, where they are from. */
export function ToolTheory({ theory, mode }: { theory: Theory; mode: string | null }) {
  const { words } = useToolContext();
  const { t } = useTranslation('tool');
  return (
    <Columns>
      <section>
        <h2>{t('formula')}</h2>
        <FormulaList formulas={theory.formulas} mode={mode ?? ''} label={t('formula')} />
        <SourceList sources={theory.sources} />
      </section>
      <section aria-labelledby="tool-validity">
        <h2 id="tool-validity">{t('validity')}</h2>
        <p>
          <TypesetText>{words('validity')}</TypesetText>
        </p>
      </section>
    </Columns>
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

const Columns = styled.div`
  display: grid;
  gap: ${theme.space['6']} ${theme.space['8']};
  padding-block-start: ${theme.fluid.section};
  > * {
    min-width: 0;
  }
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
  p {
    color: ${theme.color.text.secondary};
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;
