import { LogoMark } from '#app/shell/logo.tsx';
import { site } from '#content/site.ts';

export function DeskLogo() {
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5">
      <LogoMark className="size-7" />
      <span className="truncate font-display text-[1.25rem] leading-none tracking-tight">{site.name}</span>
    </span>
  );
}
