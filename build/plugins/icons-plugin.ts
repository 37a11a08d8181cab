import { ExternalPackageIconLoader } from 'unplugin-icons/loaders';
import icons from 'unplugin-icons/vite';

const LINES =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/** The shapes of an icon stay a string: React never updates them, and a string needs no JSX compiler. */
function componentOf(svg: string): string {
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

/** Icons as components. The stroke of Lucide's icons is set in base.css, so that no icon has to repeat it. */
export const iconsPlugin = () =>
  icons({
    compiler: { compiler: componentOf },
    customCollections: ExternalPackageIconLoader('@iconify-json/lucide'),
    transform: (svg) => svg.replaceAll(LINES, '').replace('<svg', '<svg data-icon=""'),
  });
