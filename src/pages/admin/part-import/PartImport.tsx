import { useTranslation } from 'react-i18next';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { Message } from '#src/ui/Message.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { NoCategories } from '#src/pages/admin/shared/NoCategories.tsx';
import { Note, Part, Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { MappingFields } from './MappingFields.tsx';
import { NamedMappings } from './NamedMappings.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { RunImport } from './RunImport.tsx';
import { useImport } from './use-import.ts';

/** Parts from a file: chosen, its columns understood, shown as they will look, checked and read in. */
export function PartImport() {
  const { t } = useTranslation(['admin_import', 'admin_part_sources']);
  const work = useImport();
  const { chosen, step, trouble } = work;
  const mapping = chosen?.preview?.mapping ?? null;
  return (
    <Stack>
      <Row>
        <RouteLink to={adminPath({ tab: 'catalog' })}>{t('back')}</RouteLink>
        <RouteLink to={adminPath({ tab: 'catalog', view: 'sources' })}>{t('admin_part_sources:heading')}</RouteLink>
      </Row>
      <Part>
        <h2>{t('heading')}</h2>
        <Note>{t('hint')}</Note>
        <NoCategories onBegun={work.again} />
        <ChooseFile name={chosen?.file.name ?? null} isBusy={step.isBusy} onFile={work.choose} />
        {trouble === null ? null : (
          <Message tone="danger" role="alert">
            <p>{trouble}</p>
          </Message>
        )}
      </Part>
      {chosen?.preview ? (
        <>
          <NamedMappings mapping={chosen.preview.mapping} columns={chosen.preview.columns.length} onTake={(taken) => work.remap(taken)} />
          <MappingFields preview={chosen.preview} work={work} />
          <PreviewTable preview={chosen.preview} isBeginning={chosen.isBeginning} isBusy={step.isBusy} />
        </>
      ) : null}
      {chosen && !chosen.preview ? <Note>{t('lines')}</Note> : null}
      {chosen && (chosen.preview === null || chosen.preview.header_problems.length === 0) ? (
        <RunImport
          key={`${chosen.file.name} ${chosen.file.lastModified}`}
          file={chosen.file}
          mapping={mapping}
          mayAddMakers={work.mayAddMakers}
        />
      ) : null}
    </Stack>
  );
}
