import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { MediaPicker, type PickedMedia } from "#modules/media/admin/media-picker.tsx";
import type { MediaState, ProductState } from "../../../contract/product/product-state.ts";
import { moved, replaced } from "../list-edits.ts";
import type { ProductChoices } from "../product-choices.ts";
import { useProductEditorText } from "../product-editor-text.ts";
import { MediaItem, moveButtonId } from "./media-item.tsx";

const box = `${boxClass} min-h-9 min-w-0 px-2.5 text-base pointer-coarse:min-h-11 md:text-sm`;

/** Pictures and films in the order of the product page, for every SKU or for one value of an attribute. */
export function MediaPanel({ editor, choices }: { editor: RecordEditor; choices: ProductChoices }) {
  const t = useProductEditorText();
  const [address, setAddress] = useState("");
  const [news, setNews] = useState("");
  const [picking, setPicking] = useState(false);
  const { media = [], picturedBy = "", skus = {} } = editor.state as ProductState;
  const set = (list: readonly MediaState[]) => editor.set("media", list.length > 0 ? (list as never) : undefined);
  const attribute = choices.attributes.find(({ code }) => code === picturedBy);
  const used = new Set(Object.values(skus).map(({ options }) => options?.[picturedBy]));
  const values = attribute?.values.filter(({ code }) => used.has(code)) ?? [];
  const add = () => {
    const url = address.trim();
    if (url === "") return;
    set([...media, { url, type: /\.(mp4|webm)$/i.test(url) ? "video" : "image" }]);
    setAddress("");
  };
  const move = (from: number, to: number) => {
    set(moved(media, from, to));
    setNews(t("moved_to", { place: to + 1, count: media.length }));
  };
  /** By a button or by keys: the focus goes along, so that the picture can be moved on. */
  const moveOn = (from: number, to: number) => {
    if (to < 0 || to >= media.length) return;
    move(from, to);
    const [way, other] = to < from ? (["forward", "back"] as const) : (["back", "forward"] as const);
    requestAnimationFrame(() => {
      const buttons = [way, other].map((one) => document.getElementById(moveButtonId(to, one)));
      buttons.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus();
    });
  };
  return (
    <AdminPanel title={t("label_media")}>
      <div id={fieldId("media")} tabIndex={-1} className="grid gap-3">
        <FieldError id="media-problem" error={editor.problemAt("media")} />
        <label className="flex flex-wrap items-center gap-2 text-sm font-bold">
          {t("label_picturedBy")}
          <select
            id={fieldId("picturedBy")}
            className={`${box} font-normal`}
            value={picturedBy}
            disabled={!editor.editable}
            onChange={(event) => editor.set("picturedBy", event.currentTarget.value || undefined)}
          >
            <option value="">{t("pictured_by_none")}</option>
            {choices.attributes.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <ol className="grid gap-2 sm:grid-cols-2 2xl:grid-cols-3">
          {media.map((item, at) => (
            <MediaItem
              // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand in the list twice
              key={`${item.url} ${at}`}
              item={item}
              place={at}
              count={media.length}
              values={values}
              editable={editor.editable}
              onChange={(next) => set(replaced(media, at, next))}
              onMove={(to) => moveOn(at, to)}
              onDrop={(from) => move(from, at)}
              onRemove={() => set(media.toSpliced(at, 1))}
            />
          ))}
        </ol>
        <p role="status" className="sr-only">
          {news}
        </p>
        {editor.editable ? (
          <div className="flex flex-wrap items-end gap-2">
            <Button size="sm" variant="court" icon="image" onClick={() => setPicking(true)}>
              {t("choose_media")}
            </Button>
            <MediaPicker
              open={picking}
              onClose={() => setPicking(false)}
              many
              present={media.map(({ url }) => url)}
              onChoose={(chosen) => {
                set([...media, ...chosen.map(mediaFrom)]);
                setPicking(false);
              }}
            />
            <label className="grid grow gap-1 text-xs font-bold text-ink-soft">
              {t("media_address")}
              <input
                className={`${box} w-full text-ink`}
                value={address}
                placeholder="/pictures/products/…"
                spellCheck={false}
                autoComplete="off"
                onChange={(event) => setAddress(event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key !== "Enter") return;
                  // Enter would save the product.
                  event.preventDefault();
                  add();
                }}
              />
            </label>
            <Button size="sm" variant="secondary" icon="plus" onClick={add}>
              {t("add_media")}
            </Button>
          </div>
        ) : null}
      </div>
    </AdminPanel>
  );
}

/** A file of the library as a picture of the product; its texts and focal point start with the library's. */
const mediaFrom = ({ path, kind, alt, focus }: PickedMedia): MediaState => ({
  url: path,
  type: kind === "video" ? "video" : "image",
  ...(Object.keys(alt).length > 0 ? { alt } : {}),
  ...(focus ? { focus: [focus.x, focus.y] as const } : {}),
});
