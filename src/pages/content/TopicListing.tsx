import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { buildPath } from '#contract/routes/build-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx';
import { ContentFrame } from './ContentFrame.tsx';
import { ListingView } from './ListingView.tsx';
import { TopicLinks } from './TopicLinks.tsx';

type ListingProps = ComponentProps<typeof ListingView>;

interface Props extends Pick<ListingProps, 'feed'> {
  list: 'blog' | 'solutions';
  topics: ComponentProps<typeof TopicLinks>['topics'] | undefined;
  query: ComponentProps<typeof ContentFrame<ListingProps['answer']>>['query'];
}

/** Articles of a list that is sorted into topics; the address may name one. */
export function TopicListing({ list, topics = [], query, ...kind }: Props) {
  const { t } = useTranslation('content');
  const { category_web_url: current = null } = useParams();
  const way =
    current === null ? null : (
      <Breadcrumb>
        {[
          <RouteLink key={list} to={buildPath(list)}>
            {t(`${list}.title`)}
          </RouteLink>,
        ]}
      </Breadcrumb>
    );
  const pathOf = (slug: string) => buildPath(`${list}-category_web_url`, { category_web_url: slug });
  return (
    <ContentFrame query={query}>
      {(answer) => (
        <ListingView
          {...kind}
          answer={answer}
          way={way}
          topics={<TopicLinks label={t('topics')} topics={topics} current={current} pathOf={pathOf} />}
        />
      )}
    </ContentFrame>
  );
}
