import type { Page } from '@playwright/test';

/** Minimum text size on small screens, in pixels after scaling. */
const SMALLEST = 12;

/** Layout faults: a page wider than its screen, cut or overflowing text, words broken over two lines, small text. */
export const layoutFaults = (page: Page) =>
  page.evaluate((smallest) => {
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
     * inside an address.
     */
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
    /** Right edge of a box without its padding. */
    const contentRight = (box: Element | null): number => {
      if (!box) return Number.POSITIVE_INFINITY;
      const { display, borderRightWidth, paddingRight } = getComputedStyle(box);
      if (display === 'contents') return contentRight(box.parentElement);
      return (
        box.getBoundingClientRect().right -
        Number.parseFloat(borderRightWidth) -
        Number.parseFloat(paddingRight)
      );
    };
    /** True if the element is laid out by its parent and should not leave it. */
    const isInFlow = (element: Element) => {
      const { position, display, marginRight, transform } = getComputedStyle(element);
      return (
        /static|relative/.test(position) &&
        !/inline|contents/.test(display) &&
        Number.parseFloat(marginRight) >= 0 &&
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
      const { width, height, right } = element.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const words = text.slice(0, 50);
      if (isInFlow(element) && right > contentRight(element.parentElement) + 1)
        found.push(`wider than its container: ${words}`);
      if (clips(element) && element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${words}`);
      found.push(...own.flatMap(brokenWords));
      const boxes = own.map((node) => {
        const range = document.createRange();
        range.selectNode(node);
        return range.getBoundingClientRect();
      });
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
      if (root.clientWidth < 768 && size < smallest - 0.05) found.push(`${size.toFixed(1)} px: ${words}`);
    }
    return [...new Set(found)];
  }, SMALLEST);
