import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetSolutionDetailQuery } from '#src/api/content.ts';
import { drawingStyle } from '#src/components/drawing/drawing-style.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { theme } from '#src/ui/theme.ts';
import { useCleanMarkup } from '#src/ui/trusted-types.ts';
import { ArticleView } from './ArticleView.tsx';
import { ContentFrame } from './ContentFrame.tsx';
import { SolutionParts } from './SolutionParts.tsx';

/** A worked design: block diagram, text, and the parts it is made of. */
export function Component() {
  const { t } = useTranslation('content');
  const { category_web_url = '', web_url = '' } = useParams();
  const query = useGetSolutionDetailQuery({ category_web_url, web_url });
  return (
    <ContentFrame query={query}>
      {(solution) => (
        <ArticleView
          article={solution}
          way={[
            <RouteLink key="solutions" to={buildPath('solutions')}>
              {t('solutions.title')}
            </RouteLink>,
            <RouteLink key="topic" to={buildPath('solutions-category_web_url', { category_web_url })}>
              {solution.category?.name}
            </RouteLink>,
          ]}
          before={solution.drawing === null ? null : <BlockDiagram drawing={solution.drawing} />}
        >
          <SolutionParts bom={solution.bom} missing={solution.missing} />
        </ArticleView>
      )}
    </ContentFrame>
  );
}

function BlockDiagram({ drawing }: { drawing: string }) {
  const { t } = useTranslation('content');
  const markup = useCleanMarkup(drawing);
  return (
    <Diagram>
      <div dangerouslySetInnerHTML={markup} />
      <figcaption>{t('diagram')}</figcaption>
    </Diagram>
  );
}

const Diagram = styled.figure`
  margin: ${theme.space['5']} 0 0;
  figcaption {
    margin-block-start: ${theme.space['2']};
    color: ${theme.color.text.secondary};
    font: ${theme.type.dense};
  }
  ${drawingStyle}
`;
