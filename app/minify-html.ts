/**
 * Makes HTML smaller without changing its meaning. Attribute names become lower case and empty values are removed. JSON
 * values get single quotes instead of entities. SVG shapes become self-closing. Optional end tags of list items and
 * paragraphs are removed (https://html.spec.whatwg.org/multipage/syntax.html#optional-tags).
 */
export const minifyHtml = (html: string) =>
  html
    .replace(/<[a-z][^>]*>/g, (tag) =>
      tag
        .replaceAll(/ [a-z]+[A-Z]\w*(?==")/g, (name) => name.toLowerCase())
        .replaceAll('=""', '')
        .replace(/="([^"']*&quot;[^"']*)"/g, (_, json: string) => `='${json.replaceAll('&quot;', '"')}'`)
        // Moves the class to the front: HTML compresses better if it is at the same place in every tag.
        .replace(/^<([a-z][\w-]*)(.*?) (class="[^"]*")/, '<$1 $3$2'),
    )
    .replaceAll(/><\/(?:circle|line|path|rect|use)>/g, '/>')
    .replaceAll(/<\/li>(?=<li\b|<\/[ou]l>)/g, '')
    .replaceAll(/<\/p>(?=<p\b|<div\b|<\/div>)/g, '');
