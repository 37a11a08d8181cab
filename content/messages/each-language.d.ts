/** Modules that the server loads once per language (build/plugins/each-language-plugin.ts). */
type EachLanguage<Module> = Readonly<Record<import('../languages.ts').Language['code'], Module>>;

declare module '#content/messages/server-words.ts?each-language' {
  const all: EachLanguage<typeof import('./server-words.ts')>;
  export default all;
}

declare module '#content/messages/mcp.ts?each-language' {
  const all: EachLanguage<typeof import('./mcp.ts')>;
  export default all;
}
