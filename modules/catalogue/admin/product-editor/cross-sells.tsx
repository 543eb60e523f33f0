import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { ProductState } from "../../contract/product/product-state.ts";
import { AdminProductNamesDocument } from "../categories/categories.graphql.gen.ts";
import { moved } from "./list-edits.ts";
import { type Choice, nameOf } from "./product-choices.ts";
import { useProductEditorText } from "./product-editor-text.ts";

const most = 10;

/** Products that are recommended beside this one, in their order; chosen by name. */
export function CrossSells({ editor, known }: { editor: RecordEditor; known: readonly Choice[] }) {
  const t = useProductEditorText();
  const [found, setFound] = useState<readonly Choice[]>([]);
  const { crossSells = [] } = editor.state as ProductState;
  const set = (codes: readonly string[]) => editor.set("crossSells", codes.length > 0 ? codes : undefined);
  const names = [...known, ...found];
  return (
    <section id={fieldId("crossSells")} tabIndex={-1} aria-label={t("label_crossSells")} className="grid gap-2">
      <h3 className="text-sm font-extrabold tracking-tight">{t("label_crossSells")}</h3>
      <p className="text-sm text-ink-soft">{t(crossSells.length === 0 ? "cross_sells_none" : "cross_sells_hint")}</p>
      <ol className="grid gap-1">
        {crossSells.map((code, at) => {
          const name = nameOf(names, code);
          return (
            <li key={code} className="flex items-center gap-2 rounded-md border border-line px-2 text-sm">
              <span className="min-w-0 grow py-1.5 break-words">
                {name} <span className="text-ink-soft">{code}</span>
              </span>
              {editor.editable ? (
                <span className="flex shrink-0">
                  <IconButton
                    size="sm"
                    icon="chevron-up"
                    label={t("move_up", { name })}
                    disabled={at === 0}
                    onClick={() => set(moved(crossSells, at, at - 1))}
                  />
                  <IconButton
                    size="sm"
                    icon="chevron-down"
                    label={t("move_down", { name })}
                    disabled={at === crossSells.length - 1}
                    onClick={() => set(moved(crossSells, at, at + 1))}
                  />
                  <IconButton
                    size="sm"
                    icon="x"
                    label={t("remove", { name })}
                    onClick={() => set(crossSells.filter((one) => one !== code))}
                  />
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
      <FieldError id="cross-sells-problem" error={editor.problemAt("crossSells")} />
      {editor.editable && crossSells.length < most ? (
        <ProductFinder
          taken={[editor.id, ...crossSells]}
          onChoose={(choice) => {
            setFound((before) => [...before, choice]);
            set([...crossSells, choice.code]);
          }}
        />
      ) : null}
    </section>
  );
}

function ProductFinder({ taken, onChoose }: { taken: readonly string[]; onChoose: (choice: Choice) => void }) {
  const t = useProductEditorText();
  const api = useApi();
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<readonly Choice[] | "failed" | null>(null);
  const find = () => {
    api(AdminProductNamesDocument, { codes: null, categoryCode: null, search }).then(
      ({ adminProductNames }) => setShown(adminProductNames),
      () => setShown("failed"),
    );
  };
  const free = Array.isArray(shown) ? (shown as readonly Choice[]).filter(({ code }) => !taken.includes(code)) : [];
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <label className="grid grow gap-1 text-xs font-bold text-ink-soft md:max-w-80">
          {t("find_product")}
          <input
            type="search"
            value={search}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => setSearch(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // Enter here searches; the form around it saves.
              event.preventDefault();
              find();
            }}
            className={`${boxClass} min-h-9 w-full px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`}
          />
        </label>
        <Button size="sm" variant="secondary" icon="search" onClick={find}>
          {t("find")}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {shown === "failed" ? t("find_failed") : shown !== null && free.length === 0 ? t("nothing_found") : ""}
      </p>
      <ul className="flex flex-wrap gap-1.5">
        {free.slice(0, most).map((choice) => (
          <li key={choice.code}>
            <Button
              size="sm"
              variant="secondary"
              icon="plus"
              aria-label={t("recommend", { name: `${choice.name} ${choice.code}` })}
              onClick={() => onChoose(choice)}
            >
              {choice.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
