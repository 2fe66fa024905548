import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { largestPicture } from '#contract/api/picture.ts';
import { type LocaleKey, locales } from '#contract/locale.ts';
import { useAddArticlePictureMutation } from '#src/api/admin/article.ts';
import { megabyte, useFailureText } from '#src/components/file/use-file-sending.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { FieldHint } from '#src/ui/field-style.ts';
import { FileDropBox, useFileDrop } from '#src/ui/file-drop.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { isPicture, pictureKinds } from '#src/pages/admin/shared/picture-kinds.ts';

interface PictureDropProps {
  body: string;
  language: LocaleKey;
  onBody: (body: string) => void;
  /** The field of the text, which pictures are dropped and pasted on, too. */
  children: ReactNode;
}

/** What Markdown would take for its own in the words of a picture. */
const plain = (alt: string): string => alt.replaceAll(/[[\]\\\n]/g, ' ').trim();

/** Takes pictures that are dropped, pasted or chosen into the text, at the place that was last typed at. */
export function PictureDrop({ body, language, onBody, children }: PictureDropProps) {
  const { t } = useTranslation(['admin_articles', 'file']);
  const { integer } = useFormat();
  const step = useStep();
  const place = useRef<number | null>(null);
  const [add] = useAddArticlePictureMutation();
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [isAltMissing, setAltMissing] = useState(false);
  const failureText = useFailureText(pictureKinds, largestPicture);

  const take = ([chosen]: readonly File[]) => {
    if (!chosen || step.isBusy) return;
    const fault = !isPicture(chosen) ? 'unsupported_type' : chosen.size > largestPicture ? 'too_large' : null;
    setRefused(fault && failureText(chosen.name, fault));
    setAltMissing(false);
    setFile(fault ? null : chosen);
  };
  const insert = async () => {
    const words = plain(alt);
    setAltMissing(words === '');
    if (!file || words === '') return;
    const isDone = await step.run(async () => {
      const answer = await add({ file, idempotencyKey: crypto.randomUUID() });
      if (answer.data) {
        const at = Math.min(place.current ?? body.length, body.length);
        onBody(`${body.slice(0, at)}![${words}](${answer.data.path})${body.slice(at)}`);
      }
      return answer;
    });
    if (!isDone) return;
    setFile(null);
    setAlt('');
  };
  const { area, choose, input } = useFileDrop({
    label: t('admin_articles:picture.add', { language: locales[language].name }),
    accept: pictureKinds.map((kind) => `image/${kind}`).join(),
    onFiles: take,
  });
  const notePlace = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLTextAreaElement) place.current = target.selectionEnd;
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files].filter(isPicture);
    if (files.length === 0) return;
    event.preventDefault();
    notePlace(event);
    take(files);
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // the form around would be saved
    void insert();
  };
  const hint = t('file:hint_single', { kinds: 'PNG, JPEG, WebP', size: integer(largestPicture / megabyte) });
  return (
    <Stack {...area} onSelect={notePlace} onBlur={notePlace} onPaste={paste}>
      {children}
      <FileDropBox data-over={area['data-over']}>
        <Button onClick={choose} busy={step.isBusy}>
          <Icon name="upload" small />
          {t('admin_articles:picture.add', { language: locales[language].name })}
        </Button>
        <span>{t('file:drop_single')}</span>
        <FieldHint as="span">{hint}</FieldHint>
        {input}
      </FileDropBox>
      <div role="alert">
        <FieldError>{refused ?? step.errorAt('file') ?? step.trouble}</FieldError>
      </div>
      {file ? (
        <>
          <TextField
            label={t('admin_articles:picture.alt', { name: file.name })}
            hint={t('admin_articles:picture.alt_hint')}
            lang={locales[language].tag}
            value={alt}
            maxLength={200}
            error={isAltMissing ? t('admin_articles:picture.alt_missing') : undefined}
            onChange={({ target }) => setAlt(target.value)}
            onKeyDown={enter}
          />
          <Row>
            <Button busy={step.isBusy} onClick={() => void insert()}>
              {t('admin_articles:picture.insert')}
            </Button>
            <Button onClick={() => setFile(null)}>{t('admin_articles:picture.leave')}</Button>
          </Row>
        </>
      ) : null}
    </Stack>
  );
}
