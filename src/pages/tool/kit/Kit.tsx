import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { late } from '#src/components/late/late.tsx';
import type { ShopSearch } from '#src/pages/tool/results/use-shop-searches.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { keptChoice } from './kit-choice.ts';

const KitDialog = late(async () => (await import('./KitDialog.tsx')).KitDialog);

/** Puts the parts of a result on a list of the account. */
export function Kit({ searches }: { searches: readonly ShopSearch[] }) {
  return (
    <WithWords names={['save_part']}>
      <KitButton searches={searches} />
    </WithWords>
  );
}

function KitButton({ searches }: { searches: readonly ShopSearch[] }) {
  const { t } = useTranslation('save_part');
  const { files } = useToolContext();
  // Who left it to sign in comes back to it.
  const isBack = useAppSelector(selectIsLoggedIn) && keptChoice(files.name) !== null;
  const [isOpen, setOpen] = useState(isBack);
  return (
    <>
      <div>
        <Button onClick={() => setOpen(true)}>
          <Icon name="list" small />
          {t('kit.save')}
        </Button>
      </div>
      {isOpen ? <KitDialog searches={searches} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
