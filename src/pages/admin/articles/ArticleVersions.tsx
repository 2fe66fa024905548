import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminArticle, ArticleFacts, ArticleVersion, WrittenText } from '#contract/api/admin/article.ts';
import { localeKeys, locales } from '#contract/locale.ts';
import { useGetArticleVersionsQuery } from '#src/api/admin/article.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Part, Row } from '#src/pages/admin/shared/parts.ts';
import { typedFacts } from './fact-draft.ts';
import { Changes, Lines } from './version-lines.tsx';

interface ArticleVersionsProps {
  article: Pick<AdminArticle, 'kind' | 'slug' | 'shipped'>;
  onRestore: (version: ArticleVersion) => void;
}

const atOnce = 10;
const parts = ['title', 'summary', 'body'] as const;

/** As the article was saved, by whom and when, and what was changed each time; each can be put back into the form. */
export function ArticleVersions({ article: { kind, slug, shipped }, onRestore }: ArticleVersionsProps) {
  const { t } = useTranslation('admin_articles');
  const [count, setCount] = useState(atOnce);
  // One more than is shown: what the oldest one changed is told, too.
  const { data, error, refetch } = useGetArticleVersionsQuery({ kind, slug, page_size: count + 1 });
  const list = data?.list.slice(0, count) ?? [];
  return (
    <Part aria-label={t('versions.heading')}>
      <h2>{t('versions.heading')}</h2>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {list.map((version, index) => (
        <Version
          key={version.id}
          version={version}
          before={data?.list[index + 1] ?? { texts: shipped.texts, facts: null }}
          shipped={shipped}
          onRestore={onRestore}
        />
      ))}
      {data && data.total > count ? (
        <Row>
          <Button onClick={() => setCount(99)}>{t('versions.more')}</Button>
        </Row>
      ) : null}
    </Part>
  );
}

const coverLines = (cover: ArticleFacts['cover']): string => (cover ? [cover.path, ...Object.values(cover.alt)].join('\n') : '');

interface VersionProps {
  version: ArticleVersion;
  before: Pick<ArticleVersion, 'texts' | 'facts'>;
  shipped: AdminArticle['shipped'];
  onRestore: (version: ArticleVersion) => void;
}

function Version({ version, before, shipped, onRestore }: VersionProps) {
  const { t } = useTranslation('admin_articles');
  const { dateTime } = useFormat();
  const mayChange = useMayChange()('content');
  const { at, actor, how } = version;
  const textOf = ({ texts }: Pick<ArticleVersion, 'texts'>, key: (typeof localeKeys)[number], part: keyof WrittenText) =>
    (texts[key] ?? shipped.texts[key])?.[part] ?? '';
  const texts = localeKeys.flatMap((key) =>
    parts.map((part) => ({
      label: t(part, { language: locales[key].name }),
      was: textOf(before, key, part),
      is: textOf(version, key, part),
    })),
  );
  const [factsBefore, factsNow] = [before, version].map(({ facts }) => Object.values(typedFacts(facts ?? shipped.facts)).join('\n'));
  const [coverBefore, coverNow] = [before, version].map(({ facts }) =>
    coverLines(facts?.cover === undefined ? shipped.facts.cover : facts.cover),
  );
  const beside = [
    { label: t('cover.heading'), was: coverBefore ?? '', is: coverNow ?? '' },
    { label: t('facts.heading'), was: factsBefore ?? '', is: factsNow ?? '' },
  ];
  const changed = [...texts, ...beside].filter(({ was, is }) => was !== is);
  return (
    <details>
      <summary>{[dateTime(at), actor, t(`versions.how.${how}`)].join(' · ')}</summary>
      {changed.length === 0 ? <Note>{t('versions.same')}</Note> : null}
      <Changes>
        {changed.map(({ label, was, is }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Lines was={was} is={is} />
            </dd>
          </div>
        ))}
      </Changes>
      {mayChange && how !== 'removed' ? (
        <Row>
          <Button onClick={() => onRestore(version)}>{t('versions.restore')}</Button>
        </Row>
      ) : null}
    </details>
  );
}
