import type { ReactNode } from 'react';
import { buttonClass } from '#app/components/ui/button.tsx';
import DownloadIcon from '~icons/lucide/download';

type DownloadProps = { url: URL; request: object; children: ReactNode; look?: 'button' | 'item' };

/** A form, so that the browser saves the response while it arrives and the URL contains no filter. */
export function Download({ url, request, children, look = 'button' }: DownloadProps) {
  return (
    <form method="post" action={url.pathname}>
      <input type="hidden" name="request" value={JSON.stringify(request)} />
      <button
        type="submit"
        className={look === 'item' ? 'menu-item' : buttonClass({ variant: 'outline', size: 'sm' })}
      >
        <DownloadIcon aria-hidden="true" className="size-4" />
        {children}
      </button>
    </form>
  );
}
