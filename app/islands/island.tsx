import type { ComponentProps, ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { type LoadMoment, scriptIsland } from './script-island.ts';

type IslandProps<Props extends object> = {
  /** Its key in the registry. */
  name: string;
  /** Tells islands of one name on one page apart. */
  instance?: string;
  load: LoadMoment;
  component: ComponentType<Props>;
  /** Small facts only: words come with the component's own imports. They must survive JSON. */
  props?: Props;
  className?: string;
};

/** Build only: renders a component by itself, so that the browser can hydrate it by itself. */
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
