import type { ComponentProps, MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { splitHash } from '#domain/paths.ts';
import { scrollToTarget } from './scroll-to-target.ts';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** A link inside the site: a route, an anchor here or on another page, or '#', which stays where it is. */
export function SiteLink({ href, onClick, ...rest }: SiteLinkProps) {
  const [path, navigate] = useLocation();

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (href === '#') return;
    const target = splitHash(href.startsWith('#') ? path + href : href);
    if (target.hash && target.path === path) {
      scrollToTarget(target.hash);
      history.pushState(history.state, '', `#${target.hash}`);
      return;
    }
    navigate(href);
  };

  return <a href={href} onClick={follow} {...rest} />;
}
