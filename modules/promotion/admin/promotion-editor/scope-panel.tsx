import type { ReactNode } from "react";
import { Chip } from "#kit/web/actions/chip.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { FieldError, FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { audiences } from "../../contract/audience.ts";
import type { PromotionState } from "../../contract/record/promotion-state.ts";
import { NumberField } from "./fields.tsx";
import { Finder } from "./finder.tsx";
import { type Choice, nameOf, usePromotionChoices } from "./promotion-choices.ts";
import { AdminPromotionProductsDocument } from "./promotion-editor.graphql.gen.ts";
import { usePromotionEditorText } from "./promotion-editor-text.ts";

/** The scope of the promotion: its targets, the prices of the units it applies to, and the buyers it is for. */
export function ScopePanel({ editor }: { editor: RecordEditor }) {
  const t = usePromotionEditorText();
  const api = useApi();
  const choices = usePromotionChoices();
  const { scope = {} } = editor.state as PromotionState;
  const add = (path: string, codes: readonly string[], code: string) => editor.set(path, [...codes, code]);
  return (
    <AdminPanel title={t("label_scope")}>
      <div id={fieldId("scope")} tabIndex={-1} className="grid gap-4">
        <FieldError id={`${fieldId("scope")}-error`} error={editor.problemAt("scope")} />
        <Checkbox
          id={fieldId("scope/everything")}
          name="scope/everything"
          label={editor.labelOf("scope/everything")}
          checked={scope.everything === true}
          disabled={!editor.editable}
          // Choosing "everything" replaces all named targets.
          onChange={(event) => editor.set("scope", event.currentTarget.checked ? { everything: true } : undefined)}
        />
        {scope.everything ? null : (
          <>
            <Codes editor={editor} path="scope/products" codes={scope.products ?? []} names={choices.products}>
              <Finder<Choice>
                label={t("find_product")}
                find={async (search) =>
                  (await api(AdminPromotionProductsDocument, { codes: null, search })).adminProductNames
                }
                keyOf={({ code }) => code}
                nameOf={({ code, name }) => `${name} ${code}`}
                render={({ name }) => name}
                taken={scope.products ?? []}
                onChoose={(found) => {
                  choices.learnProducts([found]);
                  add("scope/products", scope.products ?? [], found.code);
                }}
              />
            </Codes>
            {(["categories", "brands"] as const).map((group) => {
              const codes = scope[group] ?? [];
              const path = `scope/${group}`;
              return (
                <Codes key={group} editor={editor} path={path} codes={codes} names={choices[group]}>
                  <div className="md:max-w-80">
                    <SelectBox
                      aria-label={t("add_to", { field: editor.labelOf(path) })}
                      value=""
                      onChange={(event) => add(path, codes, event.currentTarget.value)}
                    >
                      <option value="">{t("choose")}</option>
                      {choices[group]
                        .filter(({ code }) => !codes.includes(code))
                        .map(({ code, name }) => (
                          <option key={code} value={code}>
                            {name}
                          </option>
                        ))}
                    </SelectBox>
                  </div>
                </Codes>
              );
            })}
          </>
        )}
        <fieldset className="grid gap-2">
          <legend className="mb-1 text-sm font-extrabold tracking-tight">{t("prices")}</legend>
          <p className="text-sm text-ink-soft">{t("prices_hint")}</p>
          <div className="grid items-start gap-3 md:grid-cols-2">
            <NumberField editor={editor} path="priceFrom" />
            <NumberField editor={editor} path="priceUntil" />
          </div>
        </fieldset>
        <AudienceField editor={editor} />
      </div>
    </AdminPanel>
  );
}

function AudienceField({ editor }: { editor: RecordEditor }) {
  const t = usePromotionEditorText();
  const { audience = "everyone" } = editor.state as PromotionState;
  return (
    <FieldFrame
      id={fieldId("audience")}
      label={t("label_audience")}
      hint={t("audience_hint")}
      error={editor.problemAt("audience")}
    >
      {(links) => (
        <SelectBox
          {...links}
          value={audience}
          disabled={!editor.editable}
          onChange={({ currentTarget: { value } }) => editor.set("audience", value === "everyone" ? undefined : value)}
        >
          {(["everyone", ...audiences] as const).map((one) => (
            <option key={one} value={one}>
              {t(`audience_${one}`)}
            </option>
          ))}
        </SelectBox>
      )}
    </FieldFrame>
  );
}

type CodesProps = {
  editor: RecordEditor;
  path: string;
  codes: readonly string[];
  names: readonly Choice[];
  /** The control that adds another target. */
  children: ReactNode;
};

function Codes({ editor, path, codes, names, children }: CodesProps) {
  const t = usePromotionEditorText();
  const remove = (code: string) => {
    const left = codes.filter((one) => one !== code);
    editor.set(path, left.length > 0 ? left : undefined);
  };
  return (
    <fieldset id={fieldId(path)} tabIndex={-1} className="grid gap-2">
      <legend className="mb-1 text-sm font-extrabold tracking-tight">{editor.labelOf(path)}</legend>
      {codes.length === 0 ? null : (
        <div className="flex flex-wrap gap-1.5">
          {codes.map((code) => (
            <Chip
              key={code}
              {...(editor.editable
                ? { onRemove: () => remove(code), removeLabel: t("remove", { name: nameOf(names, code) }) }
                : {})}
            >
              {nameOf(names, code)}
            </Chip>
          ))}
        </div>
      )}
      <FieldError id={`${fieldId(path)}-error`} error={editor.problemAt(path)} />
      {editor.editable ? children : null}
    </fieldset>
  );
}
