import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Inquiry } from '#contract/api/quote.ts';
import type { UploadedFile } from '#contract/api/upload.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useSendQuoteMessageMutation } from '#src/api/quote.ts';
import { FileField } from '#src/components/file/FileField.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { theme } from '#src/ui/theme.ts';

/** A message to the shop, or the wish for other prices. */
export function QuoteMessageForm({ inquiry, quoteKey }: { inquiry: Inquiry; quoteKey: string | null }) {
  const { t } = useTranslation('quote_page');
  const { inquiry_no, allowed, revisions_left: left } = inquiry;
  const [post, { isLoading, error, isSuccess }] = useSendQuoteMessageMutation();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const [isMissing, setMissing] = useState(false);
  const canRevise = allowed.includes('request_revision');

  const send = async (asksRevision: boolean) => {
    setMissing(text.trim() === '');
    if (text.trim() === '' || isLoading) return;
    const wish = asksRevision ? { request_revision: true } : {};
    const ids = files.map(({ file_id }) => file_id);
    const { data } = await post({ inquiry_no, text, ...wish, ...(ids.length > 0 && { files: ids }), accessKey: quoteKey ?? undefined });
    if (!data) return;
    setText('');
    setFiles([]);
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(false);
      }}
    >
      <TextAreaField
        label={t('message.label')}
        hint={canRevise ? t('message.revisions', { count: left }) : undefined}
        error={isMissing ? t('message.required') : undefined}
        rows={4}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FileField label={t('message.files')} purpose="inquiry" optional files={files} onChange={setFiles} />
      {error ? (
        <Message tone="danger" role="alert">
          {(isApiError(error) && error.message) || t('end.failed')}
        </Message>
      ) : null}
      <Buttons>
        <Button type="submit" busy={isLoading}>
          {t(isLoading ? 'message.sending' : 'message.send')}
        </Button>
        {canRevise ? (
          <Button busy={isLoading} onClick={() => void send(true)}>
            {t('message.revise')}
          </Button>
        ) : null}
      </Buttons>
      <p role="status">{isSuccess && text === '' ? t('message.done') : ''}</p>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['3']};
  max-width: 40rem;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
`;
