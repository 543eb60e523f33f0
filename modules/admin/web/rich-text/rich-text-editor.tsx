import Image from "@tiptap/extension-image";
import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useState } from "react";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { contentOf, emptyText, losesMarkup, parseHtml, preparePaste } from "./html-document.ts";
import { productsNode } from "./products-node.ts";
import type { RichTextProps } from "./rich-text-props.ts";
import { useRichTextText } from "./rich-text-text.ts";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";

/** The editor behind `RichText`. Markup it does not know is edited as HTML instead, so that nothing is lost. */
export function RichTextEditor(props: RichTextProps) {
  const { id, label, lang, value, onChange, editable, describedBy, invalid } = props;
  const t = useRichTextText();
  const [asHtml, setAsHtml] = useState(() => losesMarkup(value));
  const frame = `overflow-hidden rounded-md ${boxClass}`;
  if (!asHtml) return <VisualEditor {...props} frame={frame} onHtml={() => setAsHtml(true)} />;
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-ink-soft">{t("kept_as_html")}</p>
      <textarea
        id={id}
        lang={lang}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        readOnly={!editable}
        rows={16}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`${frame} w-full px-3.5 py-2.5 font-mono text-sm`}
      />
    </div>
  );
}

type VisualProps = RichTextProps & { frame: string; onHtml: () => void };

function VisualEditor({ frame, onHtml, ...props }: VisualProps) {
  const { id, label, lang, value, onChange, editable, describedBy, invalid, pickers } = props;
  const t = useRichTextText();
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
        underline: false,
        codeBlock: false,
      }),
      Image.configure({ HTMLAttributes: { loading: "lazy" } }),
      productsNode((codes) => t("products_shown", { codes })),
    ],
    // Without it the library would parse an empty string as HTML, which the page's Trusted Types refuse.
    content: emptyText,
    // The page's own styles have what the editor needs; its policy allows no others.
    injectCSS: false,
    editable,
    onCreate: ({ editor: created }) => {
      if (value !== "") show(created, value);
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : changed.getHTML()),
    editorProps: {
      transformPastedHTML: preparePaste,
      attributes: {
        id,
        lang,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
        ...(invalid ? { "aria-invalid": "true" } : {}),
        // A link may stand alone in its paragraph, where a finger has to hit it.
        class:
          "content-html [&_a]:inline-block [&_a]:min-h-6 min-h-56 max-h-[60dvh] overflow-y-auto px-3.5 py-3 focus:outline-none",
      },
    },
  });
  // A colleague's save or an undo brings another text; the same text in another spelling leaves the cursor alone.
  useEffect(() => {
    if (isAlive(editor) && !parseHtml(value, editor.schema).eq(editor.state.doc)) show(editor, value);
  }, [editor, value]);
  useEffect(() => {
    if (isAlive(editor)) editor.setEditable(editable, false);
  }, [editor, editable]);
  return (
    <div className={frame}>
      {isAlive(editor) && editable ? (
        <RichTextToolbar editor={editor} label={label} pickers={pickers} onHtml={onHtml} />
      ) : null}
      <EditorContent editor={editor} />
    </div>
  );
}

/** On a slow device the library gives an editor up that was drawn but not shown at once, and makes another one right after. */
const isAlive = (editor: Editor | null): editor is Editor => editor !== null && editor.schema !== null;

const show = (editor: Editor, html: string) =>
  editor.commands.setContent(contentOf(html, editor.schema), { emitUpdate: false });
