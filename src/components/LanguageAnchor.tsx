import type { MouseEvent } from 'react';
import { useAppDispatch, useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import type { LanguageLink } from './use-language-links.ts';

/** Whether a host reads the cookies of this one. */
function sharesCookies(hostname: string): boolean {
  const { domain = '' } = document.documentElement.dataset; // the edge wrote it, which knows the shop's hosts
  return hostname === location.hostname || (domain !== '' && (hostname === domain || hostname.endsWith(`.${domain}`)));
}

const leave = (address: string) => location.assign(address);

/** This page in another language; log-in and cart go along, on a host of another domain by a code. */
export function LanguageAnchor({ link: { name, tag, href, current } }: { link: LanguageLink }) {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const hasCart = useAppSelector(({ cart }) => cart.key !== null);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !(isLoggedIn || hasCart) || sharesCookies(event.currentTarget.hostname)) return;
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
