import { createContext, type ReactNode, use } from 'react';

export interface ToastContent {
  text: ReactNode;
  /** Takes the done thing back. */
  undo?: () => void;
  /** A further link, such as to the cart. */
  link?: ReactNode;
}

export const ToastContext = createContext<(content: ToastContent) => void>(() => {});

/** Shows a toast for something that is done and can be undone; never for errors. A new one replaces the old one. */
export function useToast(): (content: ToastContent) => void {
  return use(ToastContext);
}
