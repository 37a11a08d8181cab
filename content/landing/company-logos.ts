/** Logos of the sample customers, as SVG shapes of 24 by 24 pixels. */
export const companyLogos: Record<string, string> = {
  fjordline:
    '<g fill="none" stroke="currentColor" stroke-width="2.4"><path d="M1 18 8.5 6l5 8 3-4.5L23 18"/><path d="M4 22h16"/></g>',
  northbeam: '<path fill="currentColor" d="M11 1h2v9h9v2h-7.2l6 6-1.5 1.5-6.3-6.3V23h-2V12H2v-2h9z"/>',
  'harrow-pike':
    '<path fill="currentColor" d="M2 2h4v8h5V2h3v20h-3v-9H6v9H2zM17 2h1.5a5.5 5.5 0 0 1 0 11H17v-3h1.5a2.5 2.5 0 0 0 0-5H17z"/>',
  'casa-lumen':
    '<path fill="currentColor" d="M12 1 1 11h4v11h14V11h4zm0 7a4.5 4.5 0 0 1 2.5 8.2V20h-5v-3.8A4.5 4.5 0 0 1 12 8"/>',
  lindenhof:
    '<path fill="currentColor" d="M12 1C7 4 4.5 7.6 4.5 11.5A7.5 7.5 0 0 0 10.8 19v4h2.4v-4a7.5 7.5 0 0 0 6.3-7.5C19.5 7.6 17 4 12 1m1.2 6v3.3h3.3v2.4h-3.3V16h-2.4v-3.3H7.5v-2.4h3.3V7z"/>',
};
