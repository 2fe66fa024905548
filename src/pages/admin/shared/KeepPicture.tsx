import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { largestPicture } from '#contract/api/picture.ts';
import { megabyte, useFailureText } from '#src/components/file/use-file-sending.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { FieldHint } from '#src/ui/field-style.ts';
import { FileDropBox, useFileDrop } from '#src/ui/file-drop.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Stack } from './parts.ts';
import { isPicture, pictureKinds } from './picture-kinds.ts';
import { type Answer, useStep } from './use-step.ts';

interface KeepPictureProps {
  label: string;
  /** What the store says of the picture that is there. */
  error?: string | undefined;
  /** Sends one in; the store gives it an address. */
  add: (request: { file: File; idempotencyKey: string }) => Promise<Answer & { data?: { path: string } | undefined }>;
  onKept: (path: string) => void;
}

/** A picture to drop or to choose, which the shop keeps from then on. */
export function KeepPicture({ label, error, add, onKept }: KeepPictureProps) {
  const { t } = useTranslation('file');
  const { integer } = useFormat();
  const step = useStep();
  const [refused, setRefused] = useState<string | null>(null);
  const failureText = useFailureText(pictureKinds, largestPicture);
  const take = async ([file]: readonly File[]) => {
    if (!file || step.isBusy) return;
    const fault = !isPicture(file) ? 'unsupported_type' : file.size > largestPicture ? 'too_large' : null;
    setRefused(fault && failureText(file.name, fault));
    if (fault) return;
    await step.run(async () => {
      const answer = await add({ file, idempotencyKey: crypto.randomUUID() });
      if (answer.data) onKept(answer.data.path);
      return answer;
    });
  };
  const accept = pictureKinds.map((kind) => `image/${kind}`).join();
  const { area, choose, input } = useFileDrop({ label, accept, onFiles: (files) => void take(files) });
  return (
    <Stack {...area}>
      <FileDropBox data-over={area['data-over']}>
        <Button onClick={choose} busy={step.isBusy}>
          <Icon name="upload" small />
          {label}
        </Button>
        <span>{t('drop_single')}</span>
        <FieldHint as="span">{t('hint_single', { kinds: 'PNG, JPEG, WebP', size: integer(largestPicture / megabyte) })}</FieldHint>
        {input}
      </FileDropBox>
      <div role="alert">
        <FieldError>{refused ?? step.errorAt('file') ?? step.trouble ?? error}</FieldError>
      </div>
    </Stack>
  );
}
