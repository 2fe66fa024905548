import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useGetSavedCalculationsQuery } from '#src/api/saved-calculation.ts';
import { useSignInPaths } from '#src/components/account/use-sign-in-paths.ts';
import { calculationPath, savedCalculationsPath } from '#src/components/account/calculation/calculation-path.ts';
import { DeviceCalculations } from '#src/components/account/calculation/DeviceCalculations.tsx';
import { remember, useRemembered } from '#src/components/account/calculation/kept-list.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { SaveCalculationForm } from './SaveCalculationForm.tsx';
import { useCurrent } from './use-current.ts';

/** Saves the calculator with its values in the account; a guest's stay on the device until they log in. */
export function SaveCalculation({ state }: { state: ToolPageState }) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  return (
    <WithWords names={['saved_calculations', 'tools']} fallback={<Skeleton $height="16rem" />}>
      <Box>{isLoggedIn ? <Own state={state} /> : <Guest state={state} />}</Box>
    </WithWords>
  );
}

function Guest({ state }: { state: ToolPageState }) {
  const { t } = useTranslation('saved_calculations');
  const { login, register } = useSignInPaths();
  const current = useCurrent(state);
  const isKept = useRemembered('kept').some(({ tool, query }) => tool === current?.tool && query === current.query);
  return (
    <>
      <p>{t('guest.text')}</p>
      <p>
        <RouteLink to={login}>{t('guest.sign_in')}</RouteLink> · <RouteLink to={register}>{t('guest.register')}</RouteLink>
      </p>
      <Button disabled={!current || isKept} onClick={() => current && remember('kept', { ...current, at: Date.now() })}>
        {t(isKept ? 'guest.is_kept' : 'guest.keep')}
      </Button>
    </>
  );
}

function Own({ state }: { state: ToolPageState }) {
  const { t } = useTranslation('saved_calculations');
  const { files } = useToolContext();
  const current = useCurrent(state);
  const { data, error, refetch } = useGetSavedCalculationsQuery({ tool: files.name, page_size: '100' });
  const same = data?.list.find(({ query }) => query === current?.query);
  return (
    <>
      <DeviceCalculations />
      {error && !data ? <LoadError error={error} title={t('load_failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="12rem" />}
      {data ? <SaveCalculationForm current={current} saved={same ?? null} /> : null}
      {data && data.list.length > 0 ? (
        <section aria-labelledby="saved-of-tool">
          <h3 id="saved-of-tool">{t('of_tool')}</h3>
          <List>
            {data.list.map(({ id, query, name, note }) => (
              <li key={id}>
                <RouteLink to={calculationPath(files.name, query)}>{name}</RouteLink>
                {note === null ? null : <small>{note}</small>}
              </li>
            ))}
          </List>
        </section>
      ) : null}
      <RouteLink to={savedCalculationsPath()}>{t('all')}</RouteLink>
    </>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  justify-items: start;
  padding-block-start: ${theme.space['3']};
  > form,
  > section {
    width: 100%;
  }
`;

const List = styled.ul`
  max-height: 24rem;
  margin-block-start: ${theme.space['2']};
  overflow-y: auto;
  li {
    display: grid;
    align-content: center;
    min-height: ${theme.size.touch};
    padding-block: ${theme.space['1']};
    border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
    overflow-wrap: anywhere;
  }
  small {
    color: ${theme.color.text.tertiary};
    font: ${theme.type.dense};
  }
`;
