import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonLook } from './button-style.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ComponentPropsWithRef<'button'>, Partial<ButtonLook> {
  /** Shows a spinner and swallows presses; the button keeps its focus. */
  busy?: boolean;
}

/** A button. One `primary` per view; `danger` names its object; `solid` danger only inside a dialog. */
export function Button({ tone = 'secondary', size = 'medium', busy = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  return (
    <Box
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is a button's, with a safe default
      type={type}
      data-tone={tone}
      data-size={size}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : null}
      {children}
    </Box>
  );
}

const Box = styled.button`
  ${buttonStyle}
`;
