import type { MouseEvent } from 'react';
import { api } from '#src/api/base.ts';
import { useAppDispatch, useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { sharesCookies } from './shares-cookies.ts';
import type { LanguageLink } from './use-language-links.ts';

const leave = (address: string) => location.assign(address);

/** This page in another language; log-in and cart go along, on a host of another domain by a code. */
export function LanguageAnchor({ link: { name, tag, href, current } }: { link: LanguageLink }) {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const hasCart = useAppSelector(({ cart }) => cart.key !== null);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain) return;
    // What was just put into the cart may have no answer yet, and the visitor no cart: whoever leaves now would lose it.
    const isBusy = dispatch(api.util.getRunningMutationsThunk()).length > 0;
    if (!isBusy && (!(isLoggedIn || hasCart) || sharesCookies(event.currentTarget.hostname))) return;
    event.preventDefault();
    const address = event.currentTarget.href;
    void import('./go-to-host.ts').then(
      ({ goToHost }) => dispatch(goToHost(address, leave)),
      () => leave(address),
    );
  }
  return (
    <a href={href} lang={tag} hrefLang={tag} aria-current={current ? 'true' : undefined} onClick={follow}>
      {name}
    </a>
  );
}
