import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetComponentDetailQuery } from '#src/api/content.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { ArticleView } from './ArticleView.tsx';
import { ContentFrame } from './ContentFrame.tsx';
import { GuideParts } from './GuideParts.tsx';

/** A guide to a family of parts, with the parts that it recommends to start from. */
export function Component() {
  const { t } = useTranslation('content');
  const { web_url = '' } = useParams();
  const query = useGetComponentDetailQuery({ web_url });
  return (
    <ContentFrame query={query}>
      {(guide) => (
        <ArticleView
          article={guide}
          way={[
            <RouteLink key="components" to={buildPath('components')}>
              {t('components.title')}
            </RouteLink>,
          ]}
        >
          <GuideParts category={guide.category_web_url} name={guide.category_name} filters={guide.filters} />
        </ArticleView>
      )}
    </ContentFrame>
  );
}
