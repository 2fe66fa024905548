import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { theme } from '#src/ui/theme.ts';
import { type ApiCall, type ApiDocument, answersOf, credentialsOf, parametersOf } from './api-document.ts';
import { Code, Entry } from './api-style.ts';
import { schemaText } from './schema-text.ts';

/** One call; what it takes and answers is drawn when it is opened. */
export function ApiCallView({ call, document }: { call: ApiCall; document: ApiDocument }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Entry id={call.operationId} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Method>{call.method}</Method> <PathText path={call.path} />
        <br />
        <span lang="en">{call.summary}</span>
      </summary>
      {isOpen ? <CallDetail call={call} document={document} /> : null}
    </Entry>
  );
}

function CallDetail({ call, document }: { call: ApiCall; document: ApiDocument }) {
  const { t } = useTranslation('about');
  const [kind, body] = Object.entries(call.requestBody?.content ?? {})[0] ?? [];
  const answers = answersOf(call, document);
  const success = answers.find(({ media }) => media !== undefined);
  return (
    <>
      {call.description === undefined ? null : <p lang="en">{call.description}</p>}
      <h3>{t('api.credentials')}</h3>
      <p>
        {credentialsOf(call)
          .map((one) => one ?? t('api.nobody'))
          .join(' · ')}
      </p>
      <Parameters call={call} document={document} />
      {body ? (
        <>
          <h3>{t('api.body', { kind })}</h3>
          <Code tabIndex={0}>{schemaText(body.schema ?? {})}</Code>
          {body.example === undefined ? null : (
            <>
              <h3>{t('api.example')}</h3>
              <Code tabIndex={0}>{JSON.stringify(body.example, null, 2)}</Code>
            </>
          )}
        </>
      ) : null}
      <h3>{t('api.answer', { kind: success?.media?.[0] })}</h3>
      <Code tabIndex={0}>{schemaText(success?.media?.[1].schema ?? {})}</Code>
      <h3>{t('api.statuses')}</h3>
      <dl>
        {answers.map(({ status, text }) => (
          <div key={status}>
            <dt>{status}</dt>
            <dd lang="en">{text.replaceAll('`', '')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Parameters({ call, document }: { call: ApiCall; document: ApiDocument }) {
  const { t } = useTranslation('about');
  return (
    <>
      <h3>{t('api.parameters')}</h3>
      <dl>
        {parametersOf(call, document).map(({ name, in: place, required = false, description, schema }) => (
          <div key={`${place} ${name}`}>
            <dt>
              {name}
              {required ? ' *' : ''}
            </dt>
            <dd lang="en">
              {place} · {description ?? schemaText(schema ?? {})}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** A path may go on in the next line after each of its parts. */
function PathText({ path }: { path: string }) {
  const parts = path.split('/').slice(1);
  return (
    <code>
      {parts.map((part, index) => (
        <Fragment key={parts.slice(0, index + 1).join('/')}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </code>
  );
}

const Method = styled.strong`
  font: ${theme.type.dense};
  font-weight: ${theme.weight.semibold};
`;
