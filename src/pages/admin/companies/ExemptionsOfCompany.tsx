import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownCompany } from '#contract/api/admin/company.ts';
import { certificateRules, mostExemptions, type TaxExemption } from '#contract/api/admin/tax-exemption.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useAddTaxExemptionMutation, useFetchCertificateMutation, useRemoveTaxExemptionMutation } from '#src/api/admin/company.ts';
import { useGetCountriesQuery } from '#src/api/address.ts';
import { saveFile } from '#src/components/file/save-file.ts';
import { megabyte, useFailureText } from '#src/components/file/use-file-sending.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { FileDropBox, useFileDrop } from '#src/ui/file-drop.tsx';
import { FieldHint } from '#src/ui/field-style.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Asked } from '#src/pages/admin/shared/Asked.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Group, Note, Part, Row, StepForm, WideFields } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useEndError } from '#src/pages/admin/shared/use-end-error.ts';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** Certificates by which a company pays no tax of a country. */
export function ExemptionsOfCompany({ company: { id, exemptions } }: { company: ShownCompany }) {
  const { t } = useTranslation('admin_companies');
  const mayChange = useMayChange()('customers');
  return (
    <Part aria-label={t('exemptions.title')}>
      <h2>{t('exemptions.title')}</h2>
      <Note>{t('exemptions.hint')}</Note>
      {exemptions.map((one) => (
        <OneExemption key={one.id} companyId={id} exemption={one} mayChange={mayChange} />
      ))}
      {mayChange && exemptions.length < mostExemptions ? <NewExemption key={exemptions.length} companyId={id} /> : null}
    </Part>
  );
}

interface OneExemptionProps {
  companyId: string;
  exemption: TaxExemption;
  mayChange: boolean;
}

function OneExemption({ companyId, exemption, mayChange }: OneExemptionProps) {
  const { t } = useTranslation('admin_companies');
  const { date, country: countryName } = useExemptionWords();
  const step = useStep();
  const [remove] = useRemoveTaxExemptionMutation();
  const [fetchFile, { isLoading, error }] = useFetchCertificateMutation();
  const { id, country, number, starts_on: from, ends_on: to, state } = exemption;
  const name = `${countryName(country)}, ${number}`;
  const take = () => step.run(() => remove({ company_id: companyId, id, idempotencyKey: crypto.randomUUID() }));
  const save = async () => {
    const { data } = await fetchFile({ id });
    if (data !== undefined) saveFile(`${country}-${number}.pdf`, data);
  };
  return (
    <Group aria-label={name}>
      <p>{name}</p>
      <Note>
        {t('exemptions.span', { from: date(from), to: date(to) })} · {t(`exemptions.states.${state}`)}
      </Note>
      <Trouble step={step} />
      {error ? <FieldError>{isApiError(error) ? error.message : null}</FieldError> : null}
      <Row>
        <Button size="small" busy={isLoading} aria-label={t('exemptions.file_named', { name })} onClick={() => void save()}>
          <Icon name="download" small />
          {t('exemptions.file')}
        </Button>
        {mayChange ? (
          <Asked
            small
            label={t('exemptions.remove')}
            title={t('exemptions.remove_named', { name })}
            isBusy={step.isBusy}
            onSure={() => void take()}
          >
            <p>{t('exemptions.remove_text')}</p>
          </Asked>
        ) : null}
      </Row>
    </Group>
  );
}

function useExemptionWords() {
  const { date } = useFormat();
  const { data } = useGetCountriesQuery();
  const country = (code: string) => data?.list.find((one) => one.code === code)?.name ?? code;
  return { date, country };
}

const { kinds, maxBytes } = certificateRules;

/** Sent as soon as its file is chosen, for a form of a browser cannot keep one. */
function NewExemption({ companyId }: { companyId: string }) {
  const { t } = useTranslation(['admin_companies', 'file']);
  const { integer } = useFormat();
  const { data } = useGetCountriesQuery();
  const step = useStep();
  const [add] = useAddTaxExemptionMutation();
  const [typed, setTyped] = useState({ country: '', number: '', starts_on: '', ends_on: '' });
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const failureText = useFailureText(kinds, maxBytes);
  const endError = useEndError()(typed.starts_on, typed.ends_on, step.errorAt('ends_on'));
  const { area, choose, input } = useFileDrop({
    label: t('admin_companies:exemptions.file'),
    accept: '.pdf,application/pdf',
    onFiles: ([chosen]) => {
      if (!chosen) return;
      setFile(chosen);
      setFault(chosen.size > maxBytes ? failureText(chosen.name, 'too_large') : null);
    },
  });
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: step.errorAt(name),
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const send = async () => {
    if (!file) return setFault(t('admin_companies:exemptions.no_file'));
    if (file.size > maxBytes) return undefined;
    return step.run(() => add({ ...typed, company_id: companyId, file, idempotencyKey: crypto.randomUUID() }));
  };
  return (
    <StepForm
      noValidate
      aria-label={t('admin_companies:exemptions.new')}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h3>{t('admin_companies:exemptions.new')}</h3>
      <WideFields>
        <SelectField
          label={t('admin_companies:exemptions.country')}
          options={[{ value: '', label: '' }, ...(data?.list ?? []).map(({ code, name }) => ({ value: code, label: name }))]}
          {...field('country')}
        />
        <TextField label={t('admin_companies:exemptions.number')} maxLength={60} {...field('number')} />
        <TextField type="date" label={t('admin_companies:exemptions.from')} {...field('starts_on')} />
        <TextField type="date" label={t('admin_companies:exemptions.to')} {...field('ends_on')} error={endError} />
      </WideFields>
      <FieldHint as="p">{t('file:hint_single', { kinds: 'PDF', size: integer(maxBytes / megabyte) })}</FieldHint>
      <FileDropBox {...area}>
        <Button onClick={choose}>
          <Icon name="upload" small />
          {t('file:choose', { count: 1 })}
        </Button>
        <span>{file?.name ?? t('file:drop_single')}</span>
        {input}
      </FileDropBox>
      <div role="alert">
        <FieldError>{fault ?? step.errorAt('file') ?? null}</FieldError>
      </div>
      <Trouble step={step} />
      <Row>
        <Button type="submit" busy={step.isBusy}>
          {t('admin_companies:exemptions.add')}
        </Button>
      </Row>
    </StepForm>
  );
}
