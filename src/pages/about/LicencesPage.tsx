import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { packages, textsPath } from 'virtual:licences';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { pageTop, Wrap } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';

/** The free software that the shop is built on, each with its licence. */
export function Component() {
  const { t } = useTranslation('about');
  const title = t('licences.title');
  return (
    <Wrap>
      <PageHead title={title} />
      <Place>
        <h1 tabIndex={-1}>{title}</h1>
        <p>
          {t('licences.lead')} <a href={textsPath}>{t('licences.texts')}</a>
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('licences.package')}</th>
              <th scope="col">{t('licences.version')}</th>
              <th scope="col">{t('licences.licence')}</th>
            </tr>
          </thead>
          <tbody lang="en" translate="no">
            {packages.map(({ name, version, licence }) => (
              <tr key={`${name} ${version}`}>
                <th scope="row">
                  <PackageName>{name}</PackageName>
                </th>
                <td>{version}</td>
                <td>{licence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Place>
    </Wrap>
  );
}

/** A name may go on in the next line after its owner's. */
function PackageName({ children }: { children: string }) {
  const [owner, name] = children.split('/');
  if (name === undefined) return children;
  return (
    <>
      {owner}/<wbr />
      {name}
    </>
  );
}

const Place = styled.div`
  max-width: ${theme.layout.prose};
  padding-block: ${pageTop} ${theme.space['12']};
  p {
    margin-block: ${theme.space['3']} ${theme.space['6']};
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font: ${theme.type.dense};
  }
  th,
  td {
    padding: ${theme.space['2']} ${theme.space['3']} ${theme.space['2']} 0;
    border-block-end: 1px solid ${theme.color.border.subtle};
    font-weight: inherit;
    text-align: start;
    vertical-align: top;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  tbody th {
    overflow-wrap: break-word;
  }
  thead th {
    color: ${theme.color.text.secondary};
  }
`;
