import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';

interface Props {
  /** All tags of the account's lists. */
  tags: readonly string[];
  tag: string | null;
  onChoose: (tag: string | null) => void;
}

/** Narrows the saved lists to those with one tag. */
export function TagFilter({ tags, tag, onChoose }: Props) {
  const { t } = useTranslation('bom_lists');
  return (
    <Row role="group" aria-label={t('tags.filter')}>
      <Button size="small" aria-pressed={tag === null} onClick={() => onChoose(null)}>
        {t('tags.all')}
      </Button>
      {tags.map((one) => (
        <Button key={one} size="small" aria-pressed={one === tag} onClick={() => onChoose(one)}>
          {one}
        </Button>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  margin-block: ${theme.space['2']};
  [aria-pressed='true'] {
    border-color: ${theme.color.accent.border};
    background: ${theme.color.accent.subtle};
    color: ${theme.color.accent.text};
  }
`;
