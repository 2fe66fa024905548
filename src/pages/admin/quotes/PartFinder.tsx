import { useTranslation } from 'react-i18next';
import type { QuotablePart } from '#contract/api/admin/quote.ts';
import type { InquiryLine } from '#contract/api/quote.ts';
import type { ShopInquiry } from '#contract/api/quote-answer.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { useGetQuotablePartsQuery } from '#src/api/admin/admin.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { Button } from '#src/ui/Button.tsx';
import { PartNumber } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { FindPart, FoundParts } from '#src/pages/admin/shared/FindPart.tsx';
import { Note } from '#src/pages/admin/shared/parts.ts';
import { usePartFacts } from './use-part-facts.ts';

interface PartFinderProps {
  asked: InquiryLine;
  inquiry: Pick<ShopInquiry, 'currency' | 'inquiry_no'>;
  /** `isSame` says whether it is the number that was asked for. */
  onTake: (sku: string, isSame: boolean) => void;
}

/** Looks in the shop, hidden parts included, for a packaging to answer a line with. */
export function PartFinder({ asked, inquiry, onTake }: PartFinderProps) {
  const { t } = useTranslation('admin_quotes');
  return (
    <FindPart
      open={t('answer.find', { mpn: asked.mpn })}
      label={t('answer.find_word')}
      typed={asked.mpn}
      renderFound={(keyword, close) => (
        <Found
          keyword={keyword}
          asked={asked}
          inquiry={inquiry}
          onTake={(part) => {
            onTake(part.sku, part.mpn === asked.mpn);
            close();
          }}
        />
      )}
    />
  );
}

interface FoundProps {
  keyword: string;
  asked: InquiryLine;
  inquiry: PartFinderProps['inquiry'];
  onTake: (part: QuotablePart) => void;
}

function Found({ keyword, asked, inquiry: { currency, inquiry_no }, onTake }: FoundProps) {
  const { t } = useTranslation(['admin_quotes', 'buy']);
  const factsOf = usePartFacts(currency);
  // Inquiries are made in listed currencies only.
  const request = { currency: currency as CurrencyCode, inquiry_no, keyword };
  const { currentData, error, refetch } = useGetQuotablePartsQuery(request);
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <Skeleton $height="6rem" />;
  if (currentData.list.length === 0) return <Note role="status">{t('admin_quotes:answer.find_none')}</Note>;
  return (
    <FoundParts>
      {currentData.list.map((part) => (
        <li key={part.sku}>
          <div>
            <PartNumber>{part.mpn}</PartNumber>
            <Note>{`${part.manufacturer} · ${t(`buy:packaging.${part.packaging}`)} · ${factsOf(part, asked.quantity)}`}</Note>
          </div>
          {part.hidden ? null : (
            <Button size="small" onClick={() => onTake(part)}>
              {t('admin_quotes:answer.take', { sku: part.sku })}
            </Button>
          )}
        </li>
      ))}
    </FoundParts>
  );
}
