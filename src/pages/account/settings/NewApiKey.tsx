import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { theme } from '#src/ui/theme.ts';
import { useCopy } from '#src/ui/use-copy.ts';

/** A key that was just made: it is shown this once. */
export function NewApiKey({ apiKey, onDone }: { apiKey: string; onDone: () => void }) {
  const { t } = useTranslation('account');
  const { copy, outcome } = useCopy();
  return (
    <Message
      tone="success"
      role="status"
      title={t('keys.made')}
      action={
        <>
          <Button onClick={() => void copy(apiKey)}>{t(outcome === 'copied' ? 'keys.copied' : 'keys.copy')}</Button>
          <Button tone="quiet" onClick={onDone}>
            {t('keys.hide')}
          </Button>
        </>
      }
    >
      <p>{t('keys.once')}</p>
      <Key>{apiKey}</Key>
      {outcome === 'refused' ? <p>{t('keys.copy_failed')}</p> : null}
    </Message>
  );
}

const Key = styled.code`
  display: block;
  margin-block: ${theme.space['2']};
  font: ${theme.type.partNumber};
  overflow-wrap: anywhere;
  user-select: all;
`;
