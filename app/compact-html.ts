/**
 * Makes HTML smaller without changing its meaning. Attribute names become lower case, empty values lose their quotes,
 * JSON values lose their entities, and SVG shapes close themselves. Optional end tags of list items and paragraphs are
 * removed (https://html.spec.whatwg.org/multipage/syntax.html#optional-tags).
 */
export const compactHtml = (html: string) =>
  html
    .replace(/<[a-z][^>]*>/g, (tag) =>
      tag
        .replaceAll(/ [a-z]+[A-Z]\w*(?==")/g, (name) => name.toLowerCase())
        .replaceAll('=""', '')
        .replace(/="([^"']*&quot;[^"']*)"/g, (_, json: string) => `='${json.replaceAll('&quot;', '"')}'`)
        // A class in the same place of every tag compresses better.
        .replace(/^<([a-z][\w-]*)(.*?) (class="[^"]*")/, '<$1 $3$2'),
    )
    .replaceAll(/><\/(?:circle|line|path|rect|use)>/g, '/>')
    .replaceAll(/<\/li>(?=<li\b|<\/[ou]l>)/g, '')
    .replaceAll(/<\/p>(?=<p\b|<div\b|<\/div>)/g, '');
