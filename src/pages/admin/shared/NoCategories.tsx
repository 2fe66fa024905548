import { useTranslation } from 'react-i18next';
import { useBeginCategoriesMutation } from '#src/api/admin/category.ts';
import { useGetProductChoicesQuery } from '#src/api/admin/product.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { useMayChange } from './me.ts';
import { Trouble } from './Trouble.tsx';
import { useStep } from './use-step.ts';

/** Says so where a shop has no category, without which no part can be made, and offers those that come with the shop. */
export function NoCategories({ onBegun }: { onBegun?: () => void }) {
  const { data } = useGetProductChoicesQuery();
  const mayChange = useMayChange()('catalog');
  if (!mayChange || !data || data.categories.length > 0) return null;
  return (
    <WithWords names={['admin_categories']}>
      <Offer {...(onBegun && { onBegun })} />
    </WithWords>
  );
}

function Offer({ onBegun }: { onBegun?: () => void }) {
  const { t } = useTranslation('admin_categories');
  const step = useStep();
  const [begin] = useBeginCategoriesMutation();
  const take = async () => {
    if (await step.run(() => begin())) onBegun?.();
  };
  return (
    <>
      <Message
        tone="info"
        action={
          <Button busy={step.isBusy} onClick={() => void take()}>
            {t('begin.take')}
          </Button>
        }
      >
        <p>{t('begin.none')}</p>
      </Message>
      <Trouble step={step} />
    </>
  );
}
