import { type ComponentPropsWithRef, createContext, use } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** Loads code and data of a path ahead; the app provides it, tests and the router's absence leave it out. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

export interface RouteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path made by `buildPath`, with an optional query and hash. */
  to: string;
  replace?: boolean;
}

/** A link inside the shop: no page load, and its target is fetched as soon as a visitor points at it. */
export function RouteLink({ to, replace, target, onClick, onMouseEnter, onFocus, onTouchStart, children, ...rest }: RouteLinkProps) {
  const prefetch = use(PrefetchContext);
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    ...(replace === undefined ? {} : { replace }),
    ...(target === undefined ? {} : { target }),
  });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      data-route={to}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      onMouseEnter={(event) => {
        onMouseEnter?.(event);
        prefetch(to);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(to);
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        prefetch(to);
      }}
    >
      {children}
    </a>
  );
}
