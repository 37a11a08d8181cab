import type { ComponentProps, ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { type LoadMoment, scriptIsland } from './script-island.ts';

type IslandProps<Props extends object> = {
  /** Key of the island in the registry. */
  name: string;
  /** Distinguishes islands with the same name on a page. */
  instance?: string;
  load: LoadMoment;
  component: ComponentType<Props>;
  /** Small JSON values only. Text is not passed here: the component imports it. */
  props?: Props;
  className?: string;
};

/** Runs only in the build. Renders a component separately, so that the browser can hydrate it separately. */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, instance, load, component: IslandComponent, props, className } = island;
  const html = renderToString(<IslandComponent {...(props as ComponentProps<typeof IslandComponent>)} />, {
    identifierPrefix: name + (instance ?? ''),
  });
  return (
    <div
      {...scriptIsland(name, load, props)}
      data-instance={instance}
      className={className}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
