import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { QuotablePart } from '#contract/api/admin/quote.ts';
import type { InquiryLine } from '#contract/api/quote.ts';
import type { ShopInquiry } from '#contract/api/quote-answer.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { useGetQuotablePartsQuery } from '#src/api/admin/admin.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { Button } from '#src/ui/Button.tsx';
import { PartNumber } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { Note, Row } from '#src/pages/admin/shared/parts.ts';
import { usePartFacts } from './use-part-facts.ts';

interface PartFinderProps {
  asked: InquiryLine;
  inquiry: Pick<ShopInquiry, 'currency' | 'inquiry_no'>;
  /** `isSame` says whether it is the number that was asked for. */
  onTake: (sku: string, isSame: boolean) => void;
}

/** Looks in the shop, hidden parts included, for a packaging to answer a line with. */
export function PartFinder(props: PartFinderProps) {
  const { t } = useTranslation('admin_quotes');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Finder {...props} onDone={() => setOpen(false)} />;
  return (
    <Button size="small" onClick={() => setOpen(true)}>
      {t('answer.find', { mpn: props.asked.mpn })}
    </Button>
  );
}

function Finder({ asked, inquiry, onTake, onDone }: PartFinderProps & { onDone: () => void }) {
  const { t } = useTranslation(['admin_quotes', 'admin']);
  const [typed, setTyped] = useState(asked.mpn);
  const [keyword, setKeyword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The button that opened it is gone.
  useEffect(() => field.current?.focus(), []);
  const find = () => setKeyword(typed.trim());
  return (
    <Place>
      <Row>
        <TextField
          compact
          ref={field}
          type="search"
          label={t('admin_quotes:answer.find_word')}
          value={typed}
          maxLength={120}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form around it would send the quote.
            event.preventDefault();
            find();
          }}
        />
        <Button onClick={find}>{t('admin:filter.find')}</Button>
      </Row>
      {keyword === '' ? null : (
        <Found
          keyword={keyword}
          asked={asked}
          inquiry={inquiry}
          onTake={(part) => {
            onTake(part.sku, part.mpn === asked.mpn);
            onDone();
          }}
        />
      )}
    </Place>
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
  const { currentData, error, refetch } = useGetQuotablePartsQuery(keyword === '' ? skipToken : request);
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <Skeleton $height="6rem" />;
  if (currentData.list.length === 0) return <Note role="status">{t('admin_quotes:answer.find_none')}</Note>;
  return (
    <List>
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
    </List>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['3']};
  width: 100%;
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space['2']};
  max-height: 24rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space['2']};
    padding-block: ${theme.space['2']};
    border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  }
  > li > div {
    flex: 1 1 15rem;
    min-width: 0;
  }
`;
