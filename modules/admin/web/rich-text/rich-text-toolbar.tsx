import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type ReactNode, useState } from "react";
import { cx } from "#kit/web/class-names.ts";
import { Icon } from "#kit/web/icons/icon.tsx";
import { LinkDialog, PictureTextDialog, ProductsDialog } from "./rich-text-dialogs.tsx";
import type { ChosenPicture, RichTextPickers } from "./rich-text-props.ts";
import { useRichTextText } from "./rich-text-text.ts";

type ToolbarProps = { editor: Editor; label: string; pickers: RichTextPickers; onHtml: () => void };

type Tool = { name: string; face: ReactNode; active?: boolean; disabled?: boolean; press: () => void };

/** Formatting by press; the usual keys (Ctrl or ⌘ with B, I, Z) work as well. Arrow keys move along it as Tab does. */
export function RichTextToolbar({ editor, label, pickers, onHtml }: ToolbarProps) {
  const t = useRichTextText();
  const [open, setOpen] = useState<"link" | "picture" | "products" | null>(null);
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      h2: now.isActive("heading", { level: 2 }),
      h3: now.isActive("heading", { level: 3 }),
      list: now.isActive("bulletList"),
      numbered: now.isActive("orderedList"),
      quote: now.isActive("blockquote"),
      link: now.isActive("link"),
      href: String(now.getAttributes("link").href ?? ""),
      products: now.isActive("products"),
      codes: String(now.getAttributes("products").codes ?? ""),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  const close = () => setOpen(null);
  const tools: readonly Tool[] = [
    { name: t("bold"), face: <b>B</b>, active: on.bold, press: () => run().toggleBold().run() },
    {
      name: t("italic"),
      face: <i className="font-serif">I</i>,
      active: on.italic,
      press: () => run().toggleItalic().run(),
    },
    { name: t("heading"), face: "H2", active: on.h2, press: () => run().toggleHeading({ level: 2 }).run() },
    { name: t("subheading"), face: "H3", active: on.h3, press: () => run().toggleHeading({ level: 3 }).run() },
    {
      name: t("list"),
      face: <Icon name="list" size="sm" />,
      active: on.list,
      press: () => run().toggleBulletList().run(),
    },
    {
      name: t("numbered_list"),
      face: <Icon name="list-ordered" size="sm" />,
      active: on.numbered,
      press: () => run().toggleOrderedList().run(),
    },
    { name: t("quote"), face: "“ ”", active: on.quote, press: () => run().toggleBlockquote().run() },
    { name: t("link"), face: <Icon name="external-link" size="sm" />, active: on.link, press: () => setOpen("link") },
    { name: t("picture"), face: <Icon name="image" size="sm" />, press: () => setOpen("picture") },
    {
      name: t("products"),
      face: <Icon name="shopping-bag" size="sm" />,
      active: on.products,
      press: () => setOpen("products"),
    },
    { name: t("undo"), face: <Icon name="undo-2" size="sm" />, disabled: !on.undo, press: () => run().undo().run() },
    {
      name: t("redo"),
      face: <Icon name="undo-2" size="sm" className="-scale-x-100" />,
      disabled: !on.redo,
      press: () => run().redo().run(),
    },
  ];
  return (
    <div
      role="toolbar"
      aria-label={t("toolbar", { field: label })}
      className="flex flex-wrap gap-0.5 border-b border-line bg-sunken p-1"
    >
      {tools.map(({ name, face, active, disabled, press }) => (
        <button
          key={name}
          type="button"
          title={name}
          aria-pressed={active}
          disabled={disabled}
          onClick={press}
          className={cx(
            "inline-flex h-8 min-w-8 items-center justify-center rounded-sm px-1.5 text-sm font-bold disabled:opacity-45 pointer-coarse:h-11 pointer-coarse:min-w-11",
            active ? "bg-ink text-paper" : "hover:bg-line",
          )}
        >
          <span aria-hidden="true">{face}</span>
          <span className="sr-only">{name}</span>
        </button>
      ))}
      <button
        type="button"
        onClick={onHtml}
        className="ml-auto inline-flex h-8 items-center px-2 text-xs font-bold text-ink-soft hover:text-ink hover:underline pointer-coarse:h-11"
      >
        {t("as_html")}
      </button>
      {open === "link" ? (
        <LinkDialog
          href={on.href}
          onClose={close}
          onSet={(href) => {
            close();
            if (href === "") run().extendMarkRange("link").unsetLink().run();
            else if (editor.state.selection.empty && !on.link)
              run()
                .insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] })
                .run();
            else run().extendMarkRange("link").setLink({ href }).run();
          }}
        />
      ) : null}
      {open === "picture" && picture === null ? pickers.picture({ onClose: close, onChoose: setPicture }) : null}
      {open === "picture" && picture !== null ? (
        <PictureTextDialog
          picture={picture}
          onClose={() => {
            setPicture(null);
            close();
          }}
          onSet={(alt) => {
            const { path, width, height } = picture;
            run()
              .setImage({ src: path, alt, ...(width && height ? { width, height } : {}) })
              .run();
            setPicture(null);
            close();
          }}
        />
      ) : null}
      {open === "products" ? (
        <ProductsDialog
          codes={on.codes === "" ? [] : on.codes.split(",")}
          picker={pickers.products}
          onClose={close}
          onSet={(codes) => {
            close();
            const content = { type: "products", attrs: { codes: codes.join(",") } };
            if (codes.length > 0) run().insertContent(content).run();
            else if (on.products) run().deleteSelection().run();
          }}
        />
      ) : null}
    </div>
  );
}
