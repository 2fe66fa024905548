import { useSearchParams } from 'react-router';
import { readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { InquiryDetail } from './InquiryDetail.tsx';
import { InquiryTable } from './InquiryTable.tsx';

/** Requests for prices: their list, or the one that the address names. */
export function Quotes() {
  const [search] = useSearchParams();
  const { inquiry } = readAdminQuery(search);
  return inquiry === null ? <InquiryTable /> : <InquiryDetail key={inquiry} number={inquiry} />;
}
