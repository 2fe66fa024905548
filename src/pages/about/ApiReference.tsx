import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { theme } from '#src/ui/theme.ts';
import { type ApiDocument, callsOf, hasWords } from './api-document.ts';
import { ApiCallView } from './ApiCallView.tsx';
import { Code, Entry } from './api-style.ts';
import { schemaText } from './schema-text.ts';

/** Calls by their section, and the types that they share; those alone that have the words. English is the language of the interface. */
export function ApiReference({ document, keyword }: { document: ApiDocument; keyword: string }) {
  const { t } = useTranslation('about');
  const calls = callsOf(document).filter((call) => hasWords([call.path, call.summary, call.operationId], keyword));
  const types = Object.entries(document.components.schemas).filter(([name]) => hasWords([name], keyword));
  const sections = document.tags.flatMap(({ name, description }) => {
    const its = calls.filter(({ tags }) => tags.includes(name));
    return its.length === 0 ? [] : [{ name, description, its }];
  });
  return (
    <Sections>
      <p role="status">{calls.length + types.length === 0 ? t('api.none') : null}</p>
      {keyword === '' ? (
        <section aria-labelledby="api-credentials">
          <h2 id="api-credentials">{t('api.credentials')}</h2>
          <dl>
            {Object.entries(document.components.securitySchemes).map(([name, { description }]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd lang="en">{description.replaceAll('`', '')}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {sections.map(({ name, description, its }) => (
        <section key={name} aria-labelledby={`api-${name}`}>
          <h2 id={`api-${name}`} lang="en">
            {description}
          </h2>
          {its.map((call) => (
            <ApiCallView key={call.operationId} call={call} document={document} />
          ))}
        </section>
      ))}
      {types.length > 0 ? (
        <section aria-labelledby="api-types">
          <h2 id="api-types">{t('api.types')}</h2>
          {types.map(([name, schema]) => (
            <Entry key={name}>
              <summary>{name}</summary>
              <Code tabIndex={0}>{schemaText(schema)}</Code>
            </Entry>
          ))}
        </section>
      ) : null}
    </Sections>
  );
}

const Sections = styled.div`
  h2 {
    margin-block: ${theme.space['8']} ${theme.space['3']};
    font: ${theme.type.h2};
  }
  h3 {
    margin-block: ${theme.space['4']} ${theme.space['1']};
    font: ${theme.type.h3};
  }
  dl {
    margin: 0;
    font: ${theme.type.dense};
  }
  dt {
    font-weight: ${theme.weight.semibold};
  }
  dd {
    margin: 0 0 ${theme.space['2']};
    overflow-wrap: anywhere;
  }
`;
