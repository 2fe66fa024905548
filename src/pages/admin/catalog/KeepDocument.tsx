import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { partDocumentRules } from '#contract/api/part-document.ts';
import type { partDocumentKinds } from '#contract/api/part.ts';
import { isLocaleKey } from '#contract/locale.ts';
import { useAddPartDocumentMutation } from '#src/api/admin/product.ts';
import { megabyte, useFailureText } from '#src/components/file/use-file-sending.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { FileDropBox, useFileDrop } from '#src/ui/file-drop.tsx';
import { FieldHint, FieldLabel } from '#src/ui/field-style.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Stack } from '#src/pages/admin/shared/parts.ts';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { DocumentKind } from './DocumentKind.tsx';
import type { TypedDocument } from './product-draft.ts';

interface KeepDocumentProps {
  productId: string;
  onKept: (kept: TypedDocument) => void;
}

const { kinds, maxBytes } = partDocumentRules;
const longestTitle = 120;
const isPdf = ({ type, name }: File) => type === 'application/pdf' || /\.pdf$/i.test(name);

/** A PDF to drop or to choose, which the shop keeps as a document of the part from then on. */
export function KeepDocument({ productId, onKept }: KeepDocumentProps) {
  const { t } = useTranslation(['admin_catalog', 'file']);
  const { integer } = useFormat();
  const id = useId();
  const step = useStep();
  const [add] = useAddPartDocumentMutation();
  const [kind, setKind] = useState<(typeof partDocumentKinds)[number]>('datasheet');
  const [refused, setRefused] = useState<string | null>(null);
  const failureText = useFailureText(kinds, maxBytes);

  const send = async (file: File) => {
    const fault = isPdf(file) ? (file.size > maxBytes ? 'too_large' : null) : 'unsupported_type';
    setRefused(fault && failureText(file.name, fault));
    if (fault) return;
    const title =
      file.name
        .replace(/\.pdf$/i, '')
        .trim()
        .slice(0, longestTitle) || t('documents.keep');
    await step.run(async () => {
      const answer = await add({ id: productId, file, kind, title, idempotencyKey: crypto.randomUUID() });
      const kept = answer.data?.list.at(-1);
      if (kept) {
        const { language } = kept;
        onKept({ kind: kept.kind, title: kept.title, url: kept.url, language: language !== null && isLocaleKey(language) ? language : '' });
      }
      return answer;
    });
  };

  const { area, choose, input } = useFileDrop({
    label: t('documents.keep'),
    accept: '.pdf,application/pdf',
    onFiles: ([file]) => {
      if (file && !step.isBusy) void send(file);
    },
  });
  const hint = t('file:hint_single', { kinds: 'PDF', size: integer(maxBytes / megabyte) });
  return (
    <Stack role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <div>
        <FieldLabel as="span" id={`${id}-label`}>
          {t('documents.keep')}
        </FieldLabel>
        <FieldHint as="p" id={`${id}-hint`}>
          {hint} · {t('documents.keep_hint')}
        </FieldHint>
      </div>
      <DocumentKind value={kind} onKind={setKind} />
      <div role="alert">
        <FieldError>{refused ?? step.errorAt('file') ?? step.trouble}</FieldError>
      </div>
      <FileDropBox {...area}>
        <Button busy={step.isBusy} onClick={choose} aria-describedby={`${id}-hint`}>
          <Icon name="upload" small />
          {t('file:choose', { count: 1 })}
        </Button>
        <span>{t('file:drop_single')}</span>
        {input}
      </FileDropBox>
    </Stack>
  );
}
