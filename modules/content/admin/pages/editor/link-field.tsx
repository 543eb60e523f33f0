import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { usePagesText } from "../pages-text.ts";
import { FieldGroup } from "./field-group.tsx";
import { useTargetNames } from "./target-names.ts";
import { TargetPicker } from "./target-picker.tsx";

const kinds = ["page", "category", "brand", "product", "article", "place"] as const;

/** A link target: a page of the shop is chosen by name; only an https address of another site is typed. */
export function LinkField({ editor, path }: { editor: RecordEditor; path: string }) {
  const t = usePagesText();
  const { learn, nameAt } = useTargetNames();
  const value = editor.value(path);
  const text = typeof value === "string" ? value : "";
  const [mode, setMode] = useState<"shown" | "choose" | "other">(/^https:/.test(text) ? "other" : "shown");
  return (
    <FieldGroup editor={editor} path={path}>
      {(label) => (
        <div className="grid gap-2">
          {mode === "other" ? (
            <input
              aria-label={`${label}: ${t("other_address")}`}
              type="url"
              value={text}
              placeholder="https://"
              maxLength={300}
              autoComplete="off"
              readOnly={!editor.editable}
              onChange={(event) => editor.set(path, event.currentTarget.value || undefined)}
              className={inputClass()}
            />
          ) : (
            <p className="text-sm break-all">
              {text === "" ? <span className="text-ink-soft">{t("no_link")}</span> : (nameAt(text) ?? text)}
              {text !== "" && nameAt(text) !== null ? <span className="text-ink-soft"> {text}</span> : null}
            </p>
          )}
          {editor.editable ? (
            <div className="flex flex-wrap gap-1.5">
              <Button
                size="sm"
                variant="secondary"
                icon="search"
                aria-expanded={mode === "choose"}
                onClick={() => setMode(mode === "choose" ? "shown" : "choose")}
              >
                {t("choose_link")}
              </Button>
              {mode === "other" ? null : (
                <Button size="sm" variant="quiet" icon="globe" onClick={() => setMode("other")}>
                  {t("other_address")}
                </Button>
              )}
              {text === "" ? null : (
                <Button size="sm" variant="quiet" icon="x" onClick={() => editor.set(path, undefined)}>
                  {t("remove_link")}
                </Button>
              )}
            </div>
          ) : null}
          {mode === "choose" ? (
            <TargetPicker
              label={t("find_target")}
              kinds={kinds}
              onChoose={(target) => {
                learn(target);
                editor.set(path, target.path ?? undefined);
                setMode("shown");
              }}
            />
          ) : null}
        </div>
      )}
    </FieldGroup>
  );
}
