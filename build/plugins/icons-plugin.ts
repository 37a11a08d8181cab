import { ExternalPackageIconLoader } from 'unplugin-icons/loaders';
import icons from 'unplugin-icons/vite';

const STROKE_ATTRIBUTES =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/** The shapes of an icon are a string, since React never updates them and a string needs no JSX compiler. */
function compileIcon(svg: string): string {
  const [, attributes = '', shapes = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(svg) ?? [];
  const props = {
    ...Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
    dangerouslySetInnerHTML: { __html: shapes },
  };
  return `import { jsx } from 'react/jsx-runtime';
export default (props) => jsx('svg', { ...${JSON.stringify(props)}, ...props });`;
}

/** Icons as React components. base.css sets their stroke, so that it is not repeated in each icon. */
export const iconsPlugin = () =>
  icons({
    compiler: { compiler: compileIcon },
    customCollections: ExternalPackageIconLoader('@iconify-json/lucide'),
    transform: (svg) => svg.replaceAll(STROKE_ATTRIBUTES, '').replace('<svg', '<svg data-icon=""'),
  });
