/** Modules that the server loads once per language (build/plugins/each-language-plugin.ts). */
declare module '#content/messages/server-words.ts?each-language' {
  /** The module of a language; of the default if there is none. */
  const moduleIn: (code?: string) => typeof import('./server-words.ts');
  export default moduleIn;
}

declare module '#content/messages/mcp.ts?each-language' {
  const moduleIn: (code?: string) => typeof import('./mcp.ts');
  export default moduleIn;
}
