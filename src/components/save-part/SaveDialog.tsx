import { useTranslation } from 'react-i18next';
import { mostPartsLists } from '#contract/api/parts-list.ts';
import { useGetPartsListsQuery } from '#src/api/parts-list.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useSignInPaths } from '#src/components/use-sign-in-paths.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { SaveForm } from './SaveForm.tsx';
import { type KeptPart, useSavePart } from './use-save-part.ts';

interface Props {
  part: KeptPart;
  onClose: () => void;
}

const formId = 'save-part';

/** Which list, how many pieces and a note; a visitor is led to the log-in and back. */
export function SaveDialog({ part, onClose }: Props) {
  const { t } = useTranslation('save_part');
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { login, register } = useSignInPaths();
  const title = t('title', { mpn: part.mpn });
  if (isLoggedIn) return <OwnLists part={part} onClose={onClose} title={title} />;
  return (
    <Dialog open onClose={onClose} title={title} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      <p>{t('guest')}</p>
      <p>
        <RouteLink to={login}>{t('sign_in')}</RouteLink> · <RouteLink to={register}>{t('register')}</RouteLink>
      </p>
    </Dialog>
  );
}

function OwnLists({ part, onClose, title }: Props & { title: string }) {
  const { t } = useTranslation('save_part');
  const { data, error, refetch } = useGetPartsListsQuery({ kind: 'list', page: '1', page_size: String(Math.min(100, mostPartsLists)) });
  const lists = data?.list;
  const { save, isSaving, failure } = useSavePart();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {lists ? (
            <Button type="submit" form={formId} tone="primary" busy={isSaving}>
              {t('save')}
            </Button>
          ) : null}
        </>
      }
    >
      {error && !lists ? <LoadError error={error} title={t('load_failed')} onRetry={() => void refetch()} /> : null}
      {lists || error ? null : <Skeleton $height="10rem" />}
      {lists ? <SaveForm id={formId} part={part} lists={lists} save={save} failure={failure} onSaved={onClose} /> : null}
    </Dialog>
  );
}
