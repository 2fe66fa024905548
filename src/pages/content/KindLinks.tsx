import { useTranslation } from 'react-i18next';
import { buildPath } from '#contract/routes/build-path.ts';
import { kindRequest } from '#contract/requests/kinds-request.ts';
import { useGetNewsListQuery } from '#src/api/content.ts';
import { TopicLinks } from './TopicLinks.tsx';

/** The two kinds of news. */
export function KindLinks({ current }: { current: 'company_event' | 'knowledge' | null }) {
  const { t } = useTranslation('content');
  const { data: events } = useGetNewsListQuery(kindRequest('company_event'));
  const { data: knowledge } = useGetNewsListQuery(kindRequest('knowledge'));
  const topics = [
    { web_url: 'knowledge', name: t('knowledge.title'), count: knowledge?.total ?? 0, english_only: knowledge?.english_only ?? 0 },
    { web_url: 'company_event', name: t('events.title'), count: events?.total ?? 0, english_only: events?.english_only ?? 0 },
  ];
  return (
    <TopicLinks
      label={t('topics')}
      topics={topics}
      current={current}
      pathOf={(slug) => (slug === 'knowledge' ? buildPath('news-knowledgeHub') : buildPath('news-companyEvents'))}
    />
  );
}
