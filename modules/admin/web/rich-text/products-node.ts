import { mergeAttributes, Node } from "@tiptap/core";

/** The cards of some products as a block of a text: `<div data-products="A,B"></div>`. The storefront draws them. */
export const productsNode = (labelOf: (codes: string) => string) =>
  Node.create({
    name: "products",
    group: "block",
    atom: true,
    addAttributes: () => ({
      codes: {
        default: "",
        parseHTML: (element: HTMLElement) => element.getAttribute("data-products") ?? "",
        renderHTML: ({ codes }: { codes?: string }) => ({ "data-products": codes }),
      },
    }),
    parseHTML: () => [{ tag: "div[data-products]" }],
    renderHTML: ({ HTMLAttributes }) => ["div", mergeAttributes(HTMLAttributes)],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement("div");
        dom.className = "rounded-md border border-line bg-sunken px-3 py-4 text-sm font-bold";
        dom.textContent = labelOf(String(node.attrs.codes).replaceAll(",", ", "));
        return { dom };
      },
  });
