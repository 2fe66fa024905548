import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/api/admin/catalog.ts';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';

/** More than anybody puts right at once. */
const mostShown = 100;

/** What was wrong with which row of a list of parts; speaks `admin_import`. */
export function RowProblems({ errors }: { errors: Job['errors'] }) {
  const { t } = useTranslation('admin_import');
  return (
    <TableFrame>
      <Table>
        <thead>
          <tr>
            <HeadCell $number>{t('preview.line')}</HeadCell>
            <HeadCell>{t('end.field')}</HeadCell>
            <HeadCell>{t('end.problem')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {errors.slice(0, mostShown).map(({ row, field, code, message }) => (
            <tr key={`${row} ${field} ${code}`}>
              <Cell $number>{row}</Cell>
              <Cell>{field}</Cell>
              <Cell>{message}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
