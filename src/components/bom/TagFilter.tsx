import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';

interface Props {
  label: string;
  /** All tags that something has. */
  tags: readonly string[];
  tag: string | null;
  onChoose: (tag: string | null) => void;
}

/** Narrows saved lists, or rows of one, to those with one tag. */
export function TagFilter({ label, tags, tag, onChoose }: Props) {
  const { t } = useTranslation('bom_lists');
  return (
    <Row role="group" aria-label={label}>
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
