/**
 * Tags for screen readers. The renderer writes no tags, but pdfkit below it can. So every text node of the layout gets
 * a marker before and after it, as an empty drawing. Everything else becomes an artifact.
 */
import type PDFDocument from 'pdfkit';

type Paint = () => void;

/** The parts of the renderer's layout that tagging needs. */
export type LayoutNode = {
  type: string;
  props?: { fixed?: boolean; paint?: Paint; bookmark?: { title?: string } };
  style?: { fontFamily?: string; fontSize?: number | string };
  box?: Record<string, number>;
  children?: LayoutNode[];
};

const DECORATION = 'Artifact';
/** Display text up to this size is a subheading; the first display text of a page is its heading. */
const PART_HEADING = 26;

/** An empty drawing that runs a callback at its position in the drawing order. */
const moment = (paint: Paint): LayoutNode => ({
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
    let headed = false;
    const roleOf = ({ style }: LayoutNode) => {
      if (style?.fontFamily !== 'display') return 'P';
      const role = headed ? 'H2' : 'H1';
      if (headed && Number(style.fontSize) > PART_HEADING) return 'P';
      headed = true;
      return role;
    };
    const around = (text: LayoutNode): LayoutNode[] => {
      const role = roleOf(text);
      return [
        moment(() => {
          pdf.endMarkedContent();
          section.add(pdf.struct(role, {}, pdf.markStructureContent(role)));
        }),
        text,
        moment(() => {
          pdf.endMarkedContent();
          pdf.markContent(DECORATION);
        }),
      ];
    };
    const tag = (node: LayoutNode): LayoutNode[] => {
      if (node.props?.fixed) return [node];
      if (node.type === 'TEXT') return around(node);
      return [node.children ? { ...node, children: node.children.flatMap(tag) } : node];
    };
    return {
      ...page,
      children: [
        moment(() => pdf.markContent(DECORATION)),
        ...(page.children ?? []).flatMap(tag),
        moment(() => {
          pdf.endMarkedContent();
          section.end();
        }),
      ],
    };
  };

  const pages = (document.children ?? []).map(tagPage);
  const last = pages.at(-1);
  last?.children?.push(moment(() => root.end()));
  return { ...document, children: pages };
}
