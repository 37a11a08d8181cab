import type { Page } from '@playwright/test';

const LIMITS = {
  /** Minimum text size on small screens, in pixels after scaling. */
  minFontSize: 12,
  /** Text is squeezed if it has at least this many lines, with on average fewer characters per line than the next limit. */
  squeezedLines: 10,
  squeezedCharacters: 8,
};

/**
 * Finds layout faults: a page wider than the screen, text that is cut, overflows, is squeezed or too small, and words
 * broken over two lines.
 */
export const findLayoutFaults = (page: Page) =>
  page.evaluate((limits) => {
    const root = document.documentElement;
    /** Browsers hyphenate long words in other languages. */
    const mayHyphenate = root.lang !== 'en';
    const faults = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
    const isScrollContainer = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isClipped = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
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
     * Finds words and numbers that are broken over two lines. In running text, a word with a hyphen counts as one word,
     * except inside a URL.
     */
    const findBrokenWords = (node: Node) =>
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
    /** Vertical positions of the lines of a text. */
    const lineTopsOf = (node: Node) => {
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
    /** True if the element must stay inside its parent. */
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
      const textNodes = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      const text = textNodes
        .map((node) => node.nodeValue)
        .join('')
        .trim();
      if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { width, height, left, right } = element.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const excerpt = text.slice(0, 50);
      const parentEdges = contentEdges(element.parentElement);
      if (isInFlow(element) && (right > parentEdges.right + 1 || left < parentEdges.left - 1))
        faults.push(`wider than its container: ${excerpt}`);
      if (isClipped(element) && element.scrollWidth > element.clientWidth + 1) faults.push(`cut: ${excerpt}`);
      if (!mayHyphenate) faults.push(...textNodes.flatMap(findBrokenWords));
      const boxes = textNodes.map((node) => {
        const range = document.createRange();
        range.selectNode(node);
        return range.getBoundingClientRect();
      });
      const lines = new Set(textNodes.flatMap(lineTopsOf)).size;
      if (lines >= limits.squeezedLines && text.length < lines * limits.squeezedCharacters)
        faults.push(`squeezed into ${lines} lines: ${excerpt}`);
      const ancestorElements = ancestors(element);
      const clippingAncestor = ancestorElements.find(
        (ancestor) => isScrollContainer(ancestor) || isClipped(ancestor),
      );
      // Text only for screen readers is in a box of one pixel.
      if (clippingAncestor && clippingAncestor.clientWidth <= 2) continue;
      const edges = [isCard(element) ? element : ancestorElements.find(isCard)];
      if (clippingAncestor && !isScrollContainer(clippingAncestor)) edges.push(clippingAncestor);
      for (const edge of edges.flatMap((box) => box?.getBoundingClientRect() ?? []))
        if (boxes.some(({ left, right }) => right > edge.right + 1 || left < edge.left - 1))
          faults.push(`outside its card: ${excerpt}`);
      const scale =
        element instanceof SVGElement ? Math.abs(element.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (root.clientWidth < 768 && size < limits.minFontSize - 0.05)
        faults.push(`${size.toFixed(1)} px: ${excerpt}`);
    }
    return [...new Set(faults)];
  }, LIMITS);
