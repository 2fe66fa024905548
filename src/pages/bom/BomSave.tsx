import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useNavigate } from 'react-router';
import type { PartsList } from '#contract/api/parts-list.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { DeleteList } from '#src/components/bom/DeleteList.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useSignInPaths } from '#src/components/account/use-sign-in-paths.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Panel } from '#src/ui/panel.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import type { BillLine } from './bom-bill.ts';
import type { BomSettings } from './bom-draft.ts';
import { BomShare } from './BomShare.tsx';
import { useSaveBom } from './use-save-bom.ts';

interface BomSaveProps {
  rows: readonly BillLine[];
  /** The build that is kept with the rows. */
  settings: BomSettings;
  /** What the bill goes by when it has no name yet. */
  name: string;
  list: PartsList | null;
}

/** Keeps the bill with the account: under a name, by a link for others, or not any more. */
export function BomSave(props: BomSaveProps) {
  const { t } = useTranslation('bom');
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { login } = useSignInPaths();
  return (
    <Panel aria-labelledby="bom-save">
      <h2 id="bom-save">{t('save.title')}</h2>
      {isLoggedIn ? (
        <SaveForm {...props} />
      ) : (
        <p>
          {t('save.guest')} <RouteLink to={login}>{t('list.sign_in')}</RouteLink>
        </p>
      )}
    </Panel>
  );
}

function SaveForm({ rows, settings, name: firstName, list }: BomSaveProps) {
  const { t } = useTranslation('bom');
  const navigate = useNavigate();
  const saving = useSaveBom({ rows, settings, firstName, list });
  const { name, setName, nameError, tags, setTags, tagsError, save, busy, isSaved, failure, isConflict } = saving;
  return (
    <>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save({});
        }}
      >
        <Name
          id="bom-name"
          compact
          label={t('save.name')}
          error={nameError}
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Name
          id="bom-tags"
          compact
          label={t('save.tags')}
          hint={t('save.tags_hint')}
          error={tagsError}
          value={tags}
          onChange={(event) => setTags(event.target.value)}
        />
        <Button type="submit" busy={busy === 'save'}>
          {t(busy === 'save' ? 'save.saving' : 'save.save')}
        </Button>
        {list ? <DeleteList id={list.id} name={list.name} onDeleted={() => void navigate(buildPath('other-bom'))} /> : null}
      </Form>
      <p role="status">{isSaved ? t('save.saved') : ''}</p>
      {failure ? (
        <Message
          tone={isConflict ? 'warning' : 'danger'}
          role="alert"
          {...(isConflict && { action: <Button onClick={() => void save({ asNew: true })}>{t('save.as_new')}</Button> })}
        >
          {failure}
        </Message>
      ) : null}
      {list ? <BomShare list={list} isBusy={busy === 'share'} onShare={(share) => void save({ share })} /> : null}
    </>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  align-items: end;
  margin-block: ${theme.space['2']};
`;

const Name = styled(TextField)`
  flex: 0 1 22rem;
`;
