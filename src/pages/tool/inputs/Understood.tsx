import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '#src/ui/Button.tsx';
import { FieldHint } from '#src/ui/field-style.ts';
import { theme } from '#src/ui/theme.ts';

interface UnderstoodProps {
  id: string;
  value: string;
  /** The other meaning of what was typed, where it has two. */
  other: string | null;
  onOther: (() => void) | undefined;
}

/** As the keys are labelled. */
const otherKeys = 'Alt+Enter';

/** What a field has understood, with the other meaning one press away. */
export function Understood({ id, value, other, onOther }: UnderstoodProps) {
  const { t } = useTranslation('tool');
  const text = t('understood', { value });
  if (other === null) return <FieldHint id={id}>{text}</FieldHint>;
  return (
    <Doubtful>
      <strong id={id}>{text}</strong>
      <Button size="small" title={otherKeys} aria-keyshortcuts={otherKeys} onClick={onOther}>
        {t('take_instead', { value: other })}
      </Button>
    </Doubtful>
  );
}

const Doubtful = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space['1']} ${theme.space['2']};
  margin: 0;
  font: ${theme.type.ui};
  color: ${theme.color.text.primary};
`;
