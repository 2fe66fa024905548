import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ApiError } from '#src/api/api-error.ts';
import { SavedLists } from '#src/components/bom/SavedLists.tsx';
import { saveCsv } from '#src/components/file/save-csv.ts';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { useLateWork } from '#src/components/late/use-late-work.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Message } from '#src/ui/Message.tsx';
import { pageTop, Wrap } from '#src/ui/panel.ts';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { isFieldFault, useBomIssueText } from './bom-words.ts';
import { BomDrop } from './BomDrop.tsx';
import type { Bom } from './use-bom-draft.ts';

interface BomStartProps {
  bom: Bom;
  /** Why what was given could not be read. */
  failure?: ApiError | null;
  isMatching?: boolean;
}

/** Where a bill is given: rows to paste, or a file. */
export function BomStart({ bom, failure = null, isMatching = false }: BomStartProps) {
  const { t } = useTranslation(['bom', 'common']);
  const id = useId();
  const issueText = useBomIssueText();
  const [isEmpty, setEmpty] = useState(false);
  const example = useLateWork();
  const { source, text } = bom;
  const words = failure && isFieldFault(failure) ? issueText(failure) : undefined;
  const isTextWrong = source?.kind === 'text' && source.text === text;
  const title = t('bom:title');
  const match = () => {
    setEmpty(text.trim() === '');
    if (text.trim() === '') document.getElementById(id)?.focus();
    else bom.read({ kind: 'text', text });
  };
  const textError = isEmpty && text.trim() === '' ? t('bom:start.required') : isTextWrong ? words : undefined;
  return (
    <Place>
      <PageHead title={words ? t('common:error_title', { title }) : t('bom:page_title')} />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{t('bom:start.lead')}</p>
      <Ways>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            match();
          }}
        >
          <Rows
            id={id}
            label={t('bom:start.text')}
            hint={t('bom:start.text_hint')}
            error={textError}
            rows={9}
            wrap="off"
            spellCheck={false}
            autoComplete="off"
            value={text}
            onChange={(event) => bom.type(event.target.value)}
          />
          <Button type="submit" tone="primary" size="large" busy={isMatching}>
            {t(isMatching ? 'bom:matching' : 'bom:start.match')}
          </Button>
        </form>
        <div>
          <BomDrop
            error={source?.kind === 'file' ? words : undefined}
            onFile={(file) => bom.read({ kind: 'file', id: file.file_id, name: file.name })}
          />
          <Button tone="quiet" onClick={() => example.start(() => downloadExample(t('bom:start.example_name')))}>
            <Icon name="download" small />
            {t('bom:start.example')}
          </Button>
          {example.failure}
        </div>
      </Ways>
      {failure?.code === 'bom_too_long' ? (
        <Message tone="info" action={<Button onClick={() => bom.set({ cut: true })}>{t('bom:start.cut')}</Button>}>
          {t('bom:start.cut_text')}
        </Message>
      ) : null}
      {failure && !words ? (
        <Message tone="danger" role="alert" action={<Button onClick={() => source && bom.read(source)}>{t('common:try_again')}</Button>}>
          {issueText(failure)}
        </Message>
      ) : null}
      <SavedLists />
    </Place>
  );
}

async function downloadExample(name: string): Promise<void> {
  const { exampleBom } = await import('./bom-example.ts');
  saveCsv(name, exampleBom);
}

const Place = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  padding-block: ${pageTop} ${theme.space['12']};
`;

const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['6']};
  align-items: start;
  ${media.lg} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  }
  > form,
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space['3']};
    justify-items: start;
  }
  > form > :first-child,
  > div > :first-child {
    justify-self: stretch;
  }
`;

const Rows = styled(TextAreaField)`
  textarea {
    font: ${theme.type.key};
    white-space: pre;
    overflow: auto;
  }
`;
