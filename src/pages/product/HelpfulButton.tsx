import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useSaveHelpfulMutation } from '#src/api/review.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';

interface Props {
  id: string;
  helpful: number;
  author: string;
}

/** How many readers a comment helped; who is signed in can say so, once. */
export function HelpfulButton({ id, helpful, author }: Props) {
  const { t } = useTranslation('review');
  const { integer } = useFormat();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const [save, { data, isLoading, isError }] = useSaveHelpfulMutation();
  const count = data?.helpful ?? helpful;
  if (!isLoggedIn && count === 0) return null;
  return (
    <Line>
      {isLoggedIn ? (
        <Button
          size="small"
          busy={isLoading}
          aria-pressed={data !== undefined}
          aria-label={`${t('helpful')}: ${t('says', { author })}`}
          onClick={() => void (data ? undefined : save({ comment_id: id }))}
        >
          {t('helpful')}
        </Button>
      ) : null}
      <span role="status">{isError ? t('helpful_failed') : count > 0 ? t('helpful_count', { count, number: integer(count) }) : ''}</span>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['3']};
  align-items: center;
  margin-block-start: ${theme.space['3']};
  font: ${theme.type.dense};
  color: ${theme.color.text.tertiary};
`;
