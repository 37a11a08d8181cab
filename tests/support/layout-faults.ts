import type { Page } from '@playwright/test';

const LIMITS = {
  /** Minimum text size on small screens, in pixels after scaling. */
  smallest: 12,
  /** Text counts as squeezed if it has at least this many lines with fewer than this many characters each. */
  lines: 10,
  characters: 8,
};

/**
 * Layout faults: a page wider than its screen, cut, overflowing or squeezed text, words broken over two lines, small
 * text.
 */
export const findLayoutFaults = (page: Page) =>
  page.evaluate((limits) => {
    const root = document.documentElement;
    const found = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
    /** True for an element that looks like a card: with a border, or with round corners and its own background. */
    const isCard = (element: Element) => {
      const style = getComputedStyle(element);
      const isRound = Number.parseFloat(style.borderTopLeftRadius) > 0;
      return (
        Number.parseFloat(style.borderRightWidth) > 0 ||
        (isRound && !/, 0\)$|transparent/.test(style.backgroundColor))
      );
    };
    /**
     * Words and numbers that are broken over two lines. In running text a hyphenated word counts as one word, except
     * inside a URL. Browsers hyphenate the long words of other languages.
     */
    const isHyphenated = root.lang !== 'en';
    const brokenWords = (node: Node) =>
      [
        ...(node.nodeValue ?? '').matchAll(
          node.parentElement?.closest('p, li, dt, dd, h1, h2, h3')
            ? /(?<![\p{L}\p{N}/])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+|[.,:/]\p{N}+)*/gu
            : /[\p{L}\p{N}]+(?:[-.,:/]\p{N}+)*/gu,
        ),
      ]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map(([word]) => `broken over two lines: ${word}`);
    /** Vertical position of every line. */
    const topsOf = (node: Node) => {
      const range = document.createRange();
      range.selectNode(node);
      return [...range.getClientRects()].map(({ top }) => Math.round(top));
    };
    /** Edges of a box without its padding. */
    const contentEdges = (box: Element | null): { left: number; right: number } => {
      if (!box) return { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY };
      const style = getComputedStyle(box);
      if (style.display === 'contents') return contentEdges(box.parentElement);
      const { left, right } = box.getBoundingClientRect();
      return {
        left: left + Number.parseFloat(style.borderLeftWidth) + Number.parseFloat(style.paddingLeft),
        right: right - Number.parseFloat(style.borderRightWidth) - Number.parseFloat(style.paddingRight),
      };
    };
    /** True if the element is laid out by its parent and should not leave it. */
    const isInFlow = (element: Element) => {
      const { position, display, marginLeft, marginRight, transform } = getComputedStyle(element);
      return (
        /static|relative/.test(position) &&
        !/inline|contents/.test(display) &&
        Math.min(Number.parseFloat(marginLeft), Number.parseFloat(marginRight)) >= 0 &&
        transform === 'none'
      );
    };
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];
    for (const element of document.body.querySelectorAll('*')) {
      const own = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      const text = own
        .map((node) => node.nodeValue)
        .join('')
        .trim();
      if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { width, height, left, right } = element.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const words = text.slice(0, 50);
      const inner = contentEdges(element.parentElement);
      if (isInFlow(element) && (right > inner.right + 1 || left < inner.left - 1))
        found.push(`wider than its container: ${words}`);
      if (clips(element) && element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${words}`);
      if (!isHyphenated) found.push(...own.flatMap(brokenWords));
      const boxes = own.map((node) => {
        const range = document.createRange();
        range.selectNode(node);
        return range.getBoundingClientRect();
      });
      const lines = new Set(own.flatMap(topsOf)).size;
      if (lines >= limits.lines && text.length < lines * limits.characters)
        found.push(`squeezed into ${lines} lines: ${words}`);
      const around = ancestors(element);
      const window = around.find((ancestor) => scrolls(ancestor) || clips(ancestor));
      // Text for screen readers only is in a box of one pixel.
      if (window && window.clientWidth <= 2) continue;
      const edges = [isCard(element) ? element : around.find(isCard)];
      if (window && !scrolls(window)) edges.push(window);
      for (const edge of edges.flatMap((box) => box?.getBoundingClientRect() ?? []))
        if (boxes.some(({ left, right }) => right > edge.right + 1 || left < edge.left - 1))
          found.push(`outside its card: ${words}`);
      const scale =
        element instanceof SVGElement ? Math.abs(element.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (root.clientWidth < 768 && size < limits.smallest - 0.05)
        found.push(`${size.toFixed(1)} px: ${words}`);
    }
    return [...new Set(found)];
  }, LIMITS);

/** Overlapping text. */
export const findOverlaps = (page: Page) =>
  page.evaluate(() => {
    const ancestorsOf = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : [];
    /** Text for screen readers only, and layers above the page. */
    const isApart = (element: Element) =>
      getComputedStyle(element).position === 'fixed' ||
      element.matches('header') ||
      (element.clientWidth <= 2 && getComputedStyle(element).overflow === 'hidden');
    const texts: { element: Element; text: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim();
      // Quotation marks of 9 rem are ornaments.
      if (!(text && /[\p{L}\p{N}]/u.test(text))) continue;
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const around = [element, ...ancestorsOf(element)];
      if (around.some(isApart)) continue;
      const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
      const range = document.createRange();
      range.selectNode(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        // Large letters extend beyond a low line.
        const spare = Math.max(0, (height - lineHeight) / 2);
        if (width > 2)
          texts.push({ element, text, box: new DOMRect(x, y + spare, width, height - 2 * spare) });
      }
    }
    texts.sort((a, b) => a.box.top - b.box.top);
    const found = new Set<string>();
    for (const [i, { element, text, box }] of texts.entries())
      for (const other of texts.slice(i + 1)) {
        if (other.box.top > box.bottom) break;
        if (other.element === element || element.contains(other.element) || other.element.contains(element))
          continue;
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - other.box.top;
        // Lines of one paragraph overlap by a few pixels.
        if (width > 3 && height > 0.4 * Math.min(box.height, other.box.height))
          found.add(`overlap: ${text.slice(0, 40)} / ${other.text.slice(0, 40)}`);
      }
    return [...found];
  });
