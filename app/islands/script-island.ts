/**
 * Moment at which an island loads: at once, near the viewport, or at the first sign of intent (pointer, focus, touch,
 * key). An island with `visible` also loads on intent.
 */
export type LoadMoment = 'now' | 'visible' | 'intent';

/** Attributes of an island without React: a script from the registry controls the element. */
export const scriptIsland = (name: string, load: LoadMoment, props?: object) => ({
  'data-island': name,
  'data-load': load,
  'data-props': props && JSON.stringify(props),
});
