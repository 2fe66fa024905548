import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message, type MessageProps } from '#src/ui/Message.tsx';

function Sample({ tone }: Pick<MessageProps, 'tone'>) {
  const { t } = useTranslation();
  return <Message tone={tone}>{t('cart:summary.hold')}</Message>;
}

function Whole() {
  const { t } = useTranslation();
  return (
    <Message tone="danger" title={t('common:failure.load_title')} action={<Button size="small">{t('common:try_again')}</Button>}>
      {t('common:failure.server')}
    </Message>
  );
}

export const states: States = {
  info: () => <Sample tone="info" />,
  success: () => <Sample tone="success" />,
  warning: () => <Sample tone="warning" />,
  danger: () => <Sample tone="danger" />,
  whole: Whole,
};
