import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FieldError } from '#src/ui/FieldError.tsx';
import { controlStyle, FieldBox, FieldHint, FieldLabel } from '#src/ui/field-style.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { theme } from '#src/ui/theme.ts';
import { type FieldTexts, useField } from '#src/ui/use-field.ts';

export interface PasswordFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'>, FieldTexts {
  label: string;
  /** Tells password managers whether to fill in or to make one. */
  autoComplete: 'current-password' | 'new-password';
  /** Stands at the end of the label's line, such as a link. */
  aside?: ReactNode;
}

/** A password that can be shown; paste and password managers work. */
export function PasswordField({ label, aside, hint, error, className, id, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('user');
  const [isShown, setShown] = useState(false);
  const field = useField(id, { hint, error });
  return (
    <FieldBox className={className}>
      <Head>
        <FieldLabel htmlFor={field.id}>{label}</FieldLabel>
        {aside}
      </Head>
      {hint ? <FieldHint id={field.hintId}>{hint}</FieldHint> : null}
      <FieldError id={field.errorId}>{error}</FieldError>
      <Box>
        <Input {...input} {...field.aria} id={field.id} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
        <Show type="button" aria-label={t(isShown ? 'hide_password' : 'show_password')} onClick={() => setShown(!isShown)}>
          <Icon name="eye" small />
          {t(isShown ? 'hide' : 'show')}
        </Show>
      </Box>
    </FieldBox>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['3']};
  align-items: baseline;
  justify-content: space-between;
  font: ${theme.type.dense};
`;

const Box = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlStyle}
  padding-inline-end: 7rem;
`;

const Show = styled.button`
  position: absolute;
  inset-block: ${theme.space['1']};
  inset-inline-end: ${theme.space['1']};
  display: flex;
  align-items: center;
  gap: ${theme.space['1']};
  padding: 0 ${theme.space['3']};
  border: 0;
  border-radius: ${theme.radius.control};
  background: ${theme.color.bg.raised};
  color: ${theme.color.accent.text};
  font: ${theme.type.dense};
  font-weight: ${theme.weight.semibold};
  &:hover {
    background: ${theme.color.bg.hover};
  }
`;
