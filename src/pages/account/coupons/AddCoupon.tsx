import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useSaveCouponMutation } from '#src/api/coupon.ts';
import { useCodeField } from '#src/components/coupon/use-code-field.ts';
import { useTypedCode } from '#src/components/coupon/use-typed-code.ts';
import { selectCurrency } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { media, theme } from '#src/ui/theme.ts';

/** A code from a mail or a letter, kept with the account. */
export function AddCoupon() {
  const { t } = useTranslation('coupons');
  const currency = useAppSelector(selectCurrency);
  const [code, setCode] = useTypedCode();
  const [save, { data: saved, isLoading, reset }] = useSaveCouponMutation();
  const { submit, field } = useCodeField({
    code,
    onChange: (next) => {
      setCode(next);
      if (next !== '') reset(); // what was kept before is said until the next code is typed
    },
    currency,
    send: (wanted) => save({ code: wanted }),
  });
  return (
    <div>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLoading) void submit(code);
        }}
      >
        <TextField {...field} compact label={t('mine.code')} hint={t('mine.code_hint')} />
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
