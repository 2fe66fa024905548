import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminMaker } from '#contract/api/admin/manufacturer.ts';
import { useGetMakersQuery, useSaveMakerAliasesMutation } from '#src/api/admin/manufacturer.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { OnePicture } from '#src/pages/admin/shared/OnePicture.tsx';
import { Row, Stack, StepForm } from '#src/pages/admin/shared/parts.ts';
import { SaveRow } from '#src/pages/admin/shared/SaveRow.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { MergeMaker } from './MergeMaker.tsx';

/** One maker: the names it goes by, and the way to make it one with another. */
export function OneMaker({ slug }: { slug: string }) {
  const { t } = useTranslation('admin_manufacturers');
  const mayChange = useMayChange()('catalog');
  const { data, error, refetch } = useGetMakersQuery({ web_url: slug });
  const maker = data?.list[0];
  return (
    <Stack>
      <Row>
        <ButtonLink to={adminPath({ tab: 'catalog', view: 'makers' })}>{t('back')}</ButtonLink>
      </Row>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="20rem" />}
      {data && !maker ? <p role="status">{t('gone')}</p> : null}
      {maker ? (
        <>
          <h2>{maker.name}</h2>
          <Aliases maker={maker} />
          <OnePicture
            kind="maker"
            slug={slug}
            name={maker.name}
            picture={maker.picture}
            words={{ heading: t('picture.heading'), hint: t('picture.hint'), choose: t('picture.choose'), remove: t('picture.remove') }}
          />
          {mayChange ? <MergeMaker maker={maker} /> : null}
        </>
      ) : null}
    </Stack>
  );
}

function Aliases({ maker }: { maker: AdminMaker }) {
  const { t } = useTranslation(['admin_manufacturers', 'admin']);
  const mayChange = useMayChange()('catalog');
  const step = useStep('saved');
  const [save] = useSaveMakerAliasesMutation();
  const [text, setText] = useState(maker.aliases.join('\n'));
  const [sent, setSent] = useState<string[]>([]);
  const wrong = sent.flatMap((name, at) => {
    const code = step.codeAt(`aliases.${at}`);
    return code === undefined
      ? []
      : [code === 'not_unique' ? t('admin_manufacturers:taken', { name }) : `${name}: ${step.errorAt(`aliases.${at}`) ?? ''}`];
  });
  const send = () =>
    step.run(async () => {
      const aliases = text.split('\n').flatMap((line) => line.trim() || []);
      setSent(aliases);
      const answer = await save({ web_url: maker.web_url, aliases, idempotencyKey: crypto.randomUUID() });
      if (answer.data) setText(answer.data.aliases.join('\n'));
      return answer;
    });
  return (
    <StepForm
      noValidate
      aria-label={t('admin_manufacturers:aliases')}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextAreaField
        label={t('admin_manufacturers:aliases_field')}
        hint={t('admin_manufacturers:hint')}
        rows={6}
        value={text}
        readOnly={!mayChange}
        error={wrong.length > 0 ? wrong.join(' · ') : step.errorAt('aliases')}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <SaveRow step={step} label={t('admin_manufacturers:save')} scope="catalog" />
    </StepForm>
  );
}
