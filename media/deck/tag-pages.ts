/**
 * Adds tags for screen readers. The renderer writes no tags, but its library pdfkit can. So this file inserts an empty
 * drawing before and after every text node, whose callback starts or ends a tag. Everything else becomes an artifact,
 * which screen readers skip.
 */
import type PDFDocument from 'pdfkit';

type PaintCallback = () => void;

/** The properties of a layout node that tagging needs. */
export type LayoutNode = {
  type: string;
  props?: { fixed?: boolean; paint?: PaintCallback; bookmark?: { title?: string } };
  style?: { fontFamily?: string | string[]; fontSize?: number | string };
  box?: Record<string, number>;
  children?: LayoutNode[];
};

const DECORATION = 'Artifact';
/** The first text in the display font is the heading of the page. Later ones up to this size are subheadings. */
const MAX_SUBHEADING_SIZE = 26;

/** An empty drawing. The renderer runs its callback when it draws it. */
const callbackNode = (paint: PaintCallback): LayoutNode => ({
  type: 'CANVAS',
  props: { paint },
  style: {},
  box: { top: 0, left: 0, width: 1, height: 1 },
});

export function tagPages(pdf: typeof PDFDocument.prototype, document: LayoutNode): LayoutNode {
  const root = pdf.struct('Document');
  pdf.addStructure(root);

  const tagPage = (page: LayoutNode): LayoutNode => {
    const section = pdf.struct('Sect', { title: page.props?.bookmark?.title });
    root.add(section);
    let hasHeading = false;
    const roleOf = ({ style }: LayoutNode) => {
      if (!style || ![style.fontFamily].flat().includes('display')) return 'P';
      const role = hasHeading ? 'H2' : 'H1';
      if (hasHeading && Number(style.fontSize) > MAX_SUBHEADING_SIZE) return 'P';
      hasHeading = true;
      return role;
    };
    const tagText = (text: LayoutNode): LayoutNode[] => {
      const role = roleOf(text);
      return [
        callbackNode(() => {
          pdf.endMarkedContent();
          section.add(pdf.struct(role, {}, pdf.markStructureContent(role)));
        }),
        text,
        callbackNode(() => {
          pdf.endMarkedContent();
          pdf.markContent(DECORATION);
        }),
      ];
    };
    const tagNode = (node: LayoutNode): LayoutNode[] => {
      if (node.props?.fixed) return [node];
      if (node.type === 'TEXT') return tagText(node);
      return [node.children ? { ...node, children: node.children.flatMap(tagNode) } : node];
    };
    return {
      ...page,
      children: [
        callbackNode(() => pdf.markContent(DECORATION)),
        ...(page.children ?? []).flatMap(tagNode),
        callbackNode(() => {
          pdf.endMarkedContent();
          section.end();
        }),
      ],
    };
  };

  const pages = (document.children ?? []).map(tagPage);
  const lastPage = pages.at(-1);
  lastPage?.children?.push(callbackNode(() => root.end()));
  return { ...document, children: pages };
}
