import { ExternalPackageIconLoader } from 'unplugin-icons/loaders';
import icons from 'unplugin-icons/vite';

const LINES =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/** Icons as components. base.css sets the line of Lucide's icons once, instead of every icon in every document. */
export const iconsPlugin = () =>
  icons({
    compiler: 'jsx',
    jsx: 'react',
    customCollections: ExternalPackageIconLoader('@iconify-json/lucide'),
    transform: (svg) => svg.replaceAll(LINES, '').replace('<svg', '<svg data-icon=""'),
  });
