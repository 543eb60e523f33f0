import { type Locale, locales } from "#kit/core/locale.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { languageNames } from "#modules/admin/web/language-names.ts";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import {
  type CertificateType,
  certificateTypes,
  type FactState,
  type ProductState,
  type SomeTexts,
} from "../../contract/product/product-state.ts";
import { moved, replaced } from "./list-edits.ts";
import { useProductEditorText } from "./product-editor-text.ts";

const box = `${boxClass} min-h-9 w-full min-w-0 px-2.5 text-base pointer-coarse:min-h-11 md:text-sm`;

/** Facts with their names and values in four languages (material, care, disclaimer, …), and certificates. */
export function FactsPanel({ editor }: { editor: RecordEditor }) {
  const t = useProductEditorText();
  const { facts = [] } = editor.state as ProductState;
  const set = (list: readonly FactState[]) => editor.set("facts", list.length > 0 ? (list as never) : undefined);
  return (
    <AdminPanel title={t("label_facts")}>
      <div id={fieldId("facts")} tabIndex={-1} className="grid gap-3">
        <FieldError id="facts-problem" error={editor.problemAt("facts")} />
        {facts.map((fact, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fact has no name of its own while its code is typed
          <fieldset key={at} className="grid gap-2 rounded-md border border-line p-3">
            <legend className="sr-only">{fact.code || t("new_fact")}</legend>
            <div className="flex items-end gap-1">
              <label className="grid grow gap-1 text-xs font-bold text-ink-soft">
                {t("fact_code")}
                <input
                  className={box}
                  value={fact.code}
                  readOnly={!editor.editable}
                  list="fact-codes"
                  onChange={(event) => set(replaced(facts, at, { ...fact, code: event.currentTarget.value }))}
                />
              </label>
              {editor.editable ? (
                <ListButtons
                  name={fact.code}
                  onUp={at > 0 ? () => set(moved(facts, at, at - 1)) : null}
                  onDown={at < facts.length - 1 ? () => set(moved(facts, at, at + 1)) : null}
                  onRemove={() => set(facts.toSpliced(at, 1))}
                />
              ) : null}
            </div>
            <div className="grid gap-2 md:grid-cols-2">
              {locales.map((locale) => (
                <div key={locale} className="grid grid-cols-[1fr_2fr] gap-1.5">
                  {(["names", "values"] as const).map((part) => (
                    <label key={part} className="grid gap-1 text-xs font-bold text-ink-soft">
                      {t(`fact_${part}`, { language: languageNames[locale] })}
                      <input
                        className={box}
                        lang={locale}
                        value={fact[part][locale] ?? ""}
                        readOnly={!editor.editable}
                        onChange={(event) =>
                          set(
                            replaced(facts, at, {
                              ...fact,
                              [part]: withText(fact[part], locale, event.currentTarget.value),
                            }),
                          )
                        }
                      />
                    </label>
                  ))}
                </div>
              ))}
            </div>
          </fieldset>
        ))}
        <datalist id="fact-codes">
          {["material", "care", "disclaimer", "age", "pieces", "origin"].map((code) => (
            <option key={code} value={code} />
          ))}
        </datalist>
        {editor.editable ? (
          <div>
            <Button
              size="sm"
              variant="secondary"
              icon="plus"
              onClick={() => set([...facts, { code: "", names: {}, values: {} }])}
            >
              {t("add_fact")}
            </Button>
          </div>
        ) : null}
        <Certificates editor={editor} />
      </div>
    </AdminPanel>
  );
}

const withText = (texts: SomeTexts, locale: Locale, text: string): SomeTexts => {
  const { [locale]: _before, ...others } = texts;
  return text === "" ? others : { ...others, [locale]: text };
};

function Certificates({ editor }: { editor: RecordEditor }) {
  const t = useProductEditorText();
  const { certificates = [] } = editor.state as ProductState;
  const set = (list: typeof certificates) => editor.set("certificates", list.length > 0 ? (list as never) : undefined);
  return (
    <fieldset id={fieldId("certificates")} tabIndex={-1} className="grid gap-2">
      <legend className="text-sm font-extrabold tracking-tight">{t("label_certificates")}</legend>
      <FieldError id="certificates-problem" error={editor.problemAt("certificates")} />
      {certificates.map((certificate, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two certificates of one type differ by their number, which is typed here
        <div key={at} className="flex items-center gap-1.5">
          <select
            aria-label={t("certificate_type")}
            className={`${box} max-w-28`}
            value={certificate.type}
            disabled={!editor.editable}
            onChange={(event) =>
              set(replaced(certificates, at, { ...certificate, type: event.currentTarget.value as CertificateType }))
            }
          >
            {certificateTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
          <input
            aria-label={t("certificate_number")}
            placeholder={t("certificate_number")}
            className={box}
            value={certificate.number}
            readOnly={!editor.editable}
            onChange={(event) => set(replaced(certificates, at, { ...certificate, number: event.currentTarget.value }))}
          />
          {editor.editable ? (
            <IconButton
              size="sm"
              icon="trash-2"
              label={t("remove", { name: `${certificate.type} ${certificate.number}` })}
              onClick={() => set(certificates.toSpliced(at, 1))}
            />
          ) : null}
        </div>
      ))}
      {editor.editable ? (
        <div>
          <Button
            size="sm"
            variant="secondary"
            icon="plus"
            onClick={() => set([...certificates, { type: "SNI", number: "" }])}
          >
            {t("add_certificate")}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

type ListButtonsProps = { name: string; onUp: (() => void) | null; onDown: (() => void) | null; onRemove: () => void };

/** Moves an entry of a list up or down, or takes it away. */
function ListButtons({ name, onUp, onDown, onRemove }: ListButtonsProps) {
  const t = useProductEditorText();
  return (
    <span className="flex shrink-0">
      <IconButton
        size="sm"
        icon="chevron-up"
        label={t("move_up", { name })}
        disabled={!onUp}
        onClick={() => onUp?.()}
      />
      <IconButton
        size="sm"
        icon="chevron-down"
        label={t("move_down", { name })}
        disabled={!onDown}
        onClick={() => onDown?.()}
      />
      <IconButton size="sm" icon="trash-2" label={t("remove", { name })} onClick={onRemove} />
    </span>
  );
}
