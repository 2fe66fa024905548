import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { CompanySummary } from '#contract/api/admin/company.ts';
import { useGetCompaniesQuery } from '#src/api/admin/company.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { adminPath, readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { textOf } from '#src/pages/admin/shared/form-text.ts';
import { ListPages } from '#src/pages/admin/shared/ListPages.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { OneCompany } from './OneCompany.tsx';

/** The companies, and one of them. */
export function Companies() {
  const [search] = useSearchParams();
  const { company } = readAdminQuery(search);
  if (company === null) return <AllCompanies />;
  return company === 'new' ? <CompanyForm company={null} /> : <OneCompany key={company} id={company} />;
}

function AllCompanies() {
  const { t } = useTranslation(['admin_companies', 'admin']);
  const mayChange = useMayChange()('customers');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { keyword, page, state } = readAdminQuery(search);
  const ending = state === 'ending';
  const { currentData: data, error, refetch } = useGetCompaniesQuery({ keyword, page, ...(ending && { exemption: 'ending' as const }) });
  const here = { tab: 'customers', view: 'companies' };
  return (
    <Stack>
      <h2>{t('admin_companies:heading')}</h2>
      <Note>{t(ending ? 'admin_companies:exemptions.ending_list' : 'admin_companies:hint')}</Note>
      <form
        role="search"
        aria-label={t('admin:filter.label')}
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(adminPath({ ...here, keyword: textOf(event.currentTarget, 'keyword') }));
        }}
      >
        <Row>
          <TextField
            compact
            key={keyword}
            name="keyword"
            type="search"
            label={t('admin_companies:search')}
            defaultValue={keyword}
            maxLength={120}
          />
          <Button type="submit">{t('admin:filter.find')}</Button>
          {mayChange ? <ButtonLink to={adminPath({ ...here, company: 'new' })}>{t('admin_companies:new')}</ButtonLink> : null}
          <ButtonLink to={adminPath({ tab: 'customers' })}>{t('admin_companies:customers')}</ButtonLink>
        </Row>
      </form>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="20rem" />}
      {data && data.list.length > 0 ? <CompanyTable companies={data.list} /> : null}
      {data ? <ListPages data={data} /> : null}
    </Stack>
  );
}

function CompanyTable({ companies }: { companies: readonly CompanySummary[] }) {
  const { t } = useTranslation('admin_companies');
  const { integer } = useFormat();
  return (
    <TableFrame>
      <Table aria-label={t('heading')}>
        <thead>
          <tr>
            <HeadCell>{t('name')}</HeadCell>
            <HeadCell>{t('tax_id')}</HeadCell>
            <HeadCell>{t('price_list')}</HeadCell>
            <HeadCell $number>{t('people')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {companies.map((one) => (
            <tr key={one.id}>
              <Cell>
                <RouteLink to={adminPath({ tab: 'customers', view: 'companies', company: one.id })}>{one.name}</RouteLink>
                {one.may_pay_by_invoice ? <div>{t('invoice')}</div> : null}
              </Cell>
              <Cell>{one.tax_id}</Cell>
              <Cell>{one.price_list}</Cell>
              <Cell $number>{integer(one.people)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
