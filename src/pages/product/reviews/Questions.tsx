import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductDetail } from '#contract/api/part.ts';
import type { Question } from '#contract/api/review.ts';
import { useGetProductQuestionsQuery } from '#src/api/review.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { AskQuestion } from './AskQuestion.tsx';
import { Section } from '#src/pages/product/Section.tsx';

const pageSize = 20;
const mostAtOnce = 100;

/** What was asked about the part, with the answers. */
export function Questions({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('review');
  const [size, setSize] = useState(pageSize);
  const { data, error, isFetching, refetch } = useGetProductQuestionsQuery({ web_url: product.web_url, page_size: size });
  return (
    <Section id="questions" title={t('question.title')}>
      <Body>
        {error && !data ? <LoadError error={error} title={t('question.load_failed')} onRetry={() => void refetch()} /> : null}
        {data || error ? null : <Skeleton $height="6rem" />}
        {data?.total === 0 ? <p>{t('question.none')}</p> : null}
        {data && data.total > 0 ? (
          <ul>
            {data.list.map((question) => (
              <Item key={question.id} question={question} />
            ))}
          </ul>
        ) : null}
        {data && data.total > data.list.length && size < mostAtOnce ? (
          <div>
            <Button busy={isFetching} onClick={() => setSize(Math.min(mostAtOnce, size + pageSize))}>
              {t('question.more')}
            </Button>
          </div>
        ) : null}
        <AskQuestion product={product} />
      </Body>
    </Section>
  );
}

function Item({ question: { author, text, created_at, answers } }: { question: Question }) {
  const { t } = useTranslation('review');
  const { date } = useFormat();
  return (
    <li>
      <Asked dir="auto">{text}</Asked>
      <small>{t('question.asked', { author: author || t('erased'), date: date(created_at) })}</small>
      {answers.map((answer) => (
        <Answer key={answer.at + answer.text}>
          <p dir="auto">{answer.text}</p>
          <small>
            {answer.staff
              ? t('question.shop_answered', { date: date(answer.at) })
              : t('question.answered', { author: answer.author || t('erased'), date: date(answer.at) })}
          </small>
        </Answer>
      ))}
      {answers.length === 0 ? <Answer>{t('question.unanswered')}</Answer> : null}
    </li>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  small {
    font: ${theme.type.dense};
    color: ${theme.color.text.tertiary};
  }
  li {
    max-width: ${theme.layout.prose};
    padding-block: ${theme.space['3']};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Asked = styled.p`
  font-weight: ${theme.weight.semibold};
`;

const Answer = styled.div`
  margin-block-start: ${theme.space['2']};
  padding-inline-start: ${theme.space['4']};
  border-inline-start: ${theme.border.focus} solid ${theme.color.border.default};
`;
