import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isApiError } from '#src/api/api-error.ts';
import { useSaveCouponMutation } from '#src/api/coupon.ts';
import { type CouponIssue, useCouponIssueText } from '#src/components/coupon/use-coupon-issue-text.ts';
import { codeFault, useTypedCode } from '#src/components/coupon/use-typed-code.ts';
import { selectCurrency } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { media, theme } from '#src/ui/theme.ts';

/** A code from a mail or a letter, kept with the account. */
export function AddCoupon() {
  const { t } = useTranslation('coupon');
  const id = useId();
  const issueText = useCouponIssueText(useAppSelector(selectCurrency));
  const [code, setCode] = useTypedCode();
  const [save, { data: saved, isLoading, reset }] = useSaveCouponMutation();
  const [issue, setIssue] = useState<CouponIssue | null>(null);
  const [fault, setFault] = useState<ReturnType<typeof codeFault>>(null);
  const submit = async () => {
    const wrong = codeFault(code);
    setFault(wrong);
    setIssue(null);
    if (wrong !== null) return document.getElementById(id)?.focus();
    const { error } = await save({ code });
    if (!error) return setCode('');
    setIssue(isApiError(error) ? error : { code: 'network', message: '' });
  };
  const type = (next: string) => {
    setCode(next);
    setIssue(null);
    reset();
    if (fault !== null) setFault(codeFault(next));
  };
  const words = fault !== null ? t(`issue.${fault}`) : issue ? issueText(issue) : undefined;
  return (
    <div>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLoading) void submit();
        }}
      >
        <TextField
          id={id}
          compact
          label={t('mine.code')}
          hint={t('mine.code_hint')}
          error={words}
          value={code}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" busy={isLoading}>
          {t(isLoading ? 'mine.adding' : 'mine.add')}
        </Button>
      </Form>
      <p role="status">{saved ? t('mine.added', { code: saved.coupon.code }) : ''}</p>
    </div>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['2']};
  align-items: end;
  ${media.sm} {
    grid-template-columns: minmax(0, 22rem) auto;
    justify-content: start;
  }
`;
