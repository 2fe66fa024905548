import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopSearch } from '#src/pages/tool/results/use-shop-searches.ts';
import { mostPartsLists } from '#contract/api/parts-list.ts';
import { useGetPartsListsQuery } from '#src/api/parts-list.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useSignInPaths } from '#src/components/account/use-sign-in-paths.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { type KitChoice, keepChoice, keptChoice } from './kit-choice.ts';
import { kitForm } from './kit-form.ts';
import { kitPlaces } from './kit-places.ts';
import { KitList } from './KitList.tsx';
import { KitPlaces } from './KitPlaces.tsx';
import { useKitOffers } from './use-kit-offers.ts';

interface Props {
  searches: readonly ShopSearch[];
  onClose: () => void;
}

/** A part for each place of the circuit, and the list that they go to; what is chosen is kept on the way through the log-in. */
export function KitDialog({ searches, onClose }: Props) {
  const { t } = useTranslation('save_part');
  const { files } = useToolContext();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const [choice, setChoice] = useState<KitChoice>(() => keptChoice(files.name) ?? {});
  const offers = useKitOffers(kitPlaces(searches));
  const lists = useGetPartsListsQuery({ kind: 'list', page: '1', page_size: String(Math.min(100, mostPartsLists)) }, { skip: !isLoggedIn });
  const [isSaving, setSaving] = useState(false);
  useEffect(() => keepChoice(files.name, choice), [files.name, choice]);
  const close = () => {
    keepChoice(files.name, null);
    onClose();
  };
  const own = isLoggedIn ? lists.data?.list : undefined;
  const places = offers.state === 'there' ? offers.places : [];
  const isNone = offers.state === 'there' && places.every(({ products }) => products.length === 0);
  return (
    <Dialog
      open
      onClose={close}
      title={t('kit.title')}
      actions={
        <>
          <Button onClick={close}>{t('close')}</Button>
          {own && places.length > 0 && !isNone ? (
            <Button type="submit" form={kitForm} tone="primary" busy={isSaving}>
              {t('save')}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{t('kit.text')}</p>
      {offers.state === 'failed' ? <LoadError error={offers.error} onRetry={offers.retry} /> : null}
      {offers.state === 'loading' ? <Skeleton $height="14rem" /> : null}
      {places.length > 0 ? <KitPlaces places={places} choice={choice} onChange={setChoice} onAdd={offers.add} /> : null}
      {isNone ? <Message tone="info">{t('kit.none')}</Message> : null}
      {places.length > 0 && !isNone ? (
        <>
          {isLoggedIn ? null : <SignIn />}
          {lists.error && !own ? <LoadError error={lists.error} title={t('load_failed')} onRetry={() => void lists.refetch()} /> : null}
          {own ? <KitList places={places} choice={choice} lists={own} onBusy={setSaving} onSaved={close} /> : null}
        </>
      ) : null}
    </Dialog>
  );
}

/** Leads to the log-in and back to these values, where the dialog opens as it was left. */
function SignIn() {
  const { t } = useTranslation('save_part');
  const { login, register } = useSignInPaths();
  return (
    <Message tone="info">
      {t('guest')} <RouteLink to={login}>{t('sign_in')}</RouteLink> · <RouteLink to={register}>{t('register')}</RouteLink>
    </Message>
  );
}
