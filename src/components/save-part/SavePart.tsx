import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { useSaveForm } from './use-save-form.tsx';
import type { KeptPart } from './use-save-part.ts';

/** Puts a part on one of the account's lists. */
export function SavePart({ part }: { part: KeptPart }) {
  const { t } = useTranslation('product');
  const { open, form } = useSaveForm();
  return (
    <>
      <Button onClick={() => open([part])}>
        <Icon name="star" small />
        {t('save')}
      </Button>
      {form}
    </>
  );
}
