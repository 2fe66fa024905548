import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AdminMaker, mergeMakers } from '#contract/api/admin/manufacturer.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { useMergeMakersMutation } from '#src/api/admin/manufacturer.ts';
import { useGetProductChoicesQuery } from '#src/api/admin/product.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { Asked } from '#src/pages/admin/shared/Asked.tsx';
import { Note, Row, StepForm } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

type Told = ResponseOf<typeof mergeMakers>;

/** Makes a maker one with another: first what would move, then the question, then the merge. */
export function MergeMaker({ maker }: { maker: AdminMaker }) {
  const { t } = useTranslation('admin_manufacturers');
  const navigate = useNavigate();
  const { data: choices } = useGetProductChoicesQuery();
  const [merge] = useMergeMakersMutation();
  const step = useStep();
  const [into, setInto] = useState('');
  const [told, setTold] = useState<Told | null>(null);
  const others = (choices?.manufacturers ?? []).filter(({ web_url: slug }) => slug !== maker.web_url);
  const send = (isDry: boolean) =>
    step.run(
      async () => {
        const answer = await merge({ from: maker.web_url, into, dry_run: isDry, idempotencyKey: crypto.randomUUID() });
        setTold(answer.data ?? null);
        if (answer.data?.done) void navigate(adminPath({ tab: 'catalog', view: 'makers', maker: into }));
        return answer;
      },
      isDry ? null : 'done',
    );
  return (
    <StepForm
      aria-label={t('merge.heading')}
      onSubmit={(event) => {
        event.preventDefault();
        void send(true);
      }}
    >
      <h3>{t('merge.heading')}</h3>
      <Note>{t('merge.hint', { name: maker.name })}</Note>
      <Row>
        <SelectField
          compact
          label={t('merge.into')}
          value={into}
          error={step.errorAt('from') ?? step.errorAt('into')}
          options={[{ value: '', label: '–' }, ...others.map(({ web_url: value, name: label }) => ({ value, label }))]}
          onChange={({ target }) => {
            setInto(target.value);
            setTold(null);
          }}
        />
        <Button type="submit" busy={step.isBusy} disabled={into === ''}>
          {t('merge.preview')}
        </Button>
      </Row>
      <Trouble step={step} />
      {told ? <Preview told={told} isBusy={step.isBusy} onSure={() => void send(false)} /> : null}
    </StepForm>
  );
}

function Preview({ told, isBusy, onSure }: { told: Told; isBusy: boolean; onSure: () => void }) {
  const { t } = useTranslation('admin_manufacturers');
  const { integer, series } = useFormat();
  const { from, into, moved, doubled, differing } = told;
  const label = t('merge.confirm', { name: into.name });
  const facts = (
    <>
      <p>{t('merge.moved', { number: integer(moved) })}</p>
      <p>{t('merge.doubled', { number: integer(doubled), name: into.name })}</p>
      <p>{t('merge.names', { names: series(into.aliases) })}</p>
    </>
  );
  return (
    <div role="status">
      {facts}
      {differing.length > 0 ? (
        <>
          <p>{t('merge.differing')}</p>
          <ul>
            {differing.map(({ mpn, from: one, into: other }) => (
              <li key={mpn}>
                {mpn}: {partText(one)} / {partText(other)}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Asked label={label} title={label} isBusy={isBusy} onSure={onSure}>
          <p>{t('merge.hint', { name: from.name })}</p>
          {facts}
        </Asked>
      )}
    </div>
  );
}

function partText({ category, package: housing }: Told['differing'][number]['from']): string {
  return [category, housing].filter(Boolean).join(', ');
}
