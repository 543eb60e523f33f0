import { useState } from "react";
import { useNavigate } from "react-router";
import { asLocale, fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { languageNames } from "#modules/admin/web/language-names.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import { RemoveRecord } from "#modules/admin/web/record-editor/remove-record.tsx";
import { type EditedRecord, useRecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { shownChart } from "../contract/chart-blocks.ts";
import { sizeGuidePath } from "../contract/choose-size-guide.ts";
import { type GuideState, guideFields, guideKey } from "../contract/guide-state.ts";
import { SizeChart } from "../web/size-chart.tsx";
import { ChartsPanel } from "./charts-panel.tsx";
import { GuideBasics, type GuideChoices } from "./guide-basics.tsx";
import { type SizeGuideAdminTextKey, useSizeGuideAdminText } from "./size-guide-admin-text.ts";

const list = "/admin/size-guides";

export type SizeGuideEditorProps = {
  code: string;
  /** Null for a new one. */
  record: EditedRecord | null;
  choices: GuideChoices;
};

/** One size chart, or a new one. Give it the code as its key. */
export function SizeGuideEditor({ code, record, choices }: SizeGuideEditorProps) {
  const t = useSizeGuideAdminText();
  const navigate = useNavigate();
  const locale = useLocale();
  const isNew = record === null;
  const [chosen, setChosen] = useState({ categoryCode: "", brandCode: "" });
  const [language, setLanguage] = useState<Locale>(isNew ? fallbackLocale : locale);
  const editor = useRecordEditor({
    type: "sizeGuide",
    id: isNew ? `${chosen.categoryCode}-${chosen.brandCode}` : code,
    record,
    labelOf(path) {
      const [field = "", of] = path.split("/");
      const spoken = asLocale(of);
      const name = t((field || "category") as SizeGuideAdminTextKey);
      return spoken === null ? name : `${name} (${languageNames[spoken]})`;
    },
    reveal(path) {
      const asked = asLocale(path.split("/")[1]);
      if (asked !== null) setLanguage(asked);
    },
    onSaved: ({ id }) => (isNew ? void navigate(`${list}/${id}`) : undefined),
  });
  const saved = editor.saved as Partial<GuideState>;
  const key = guideKey(code);
  const category = choices.categories.find((one) => one.code === key?.categoryCode)?.name ?? key?.categoryCode;
  const title = isNew ? t("new") : `${category} · ${saved.brandName ?? key?.brandCode}`;
  const shown = (editor.state as Partial<GuideState>).charts ?? {};
  const chart = shown[language] ?? shown[fallbackLocale] ?? "";
  return (
    <div className="grid gap-3">
      <PageHeader
        title={title}
        above={[{ label: t("size_guides"), to: list }]}
        actions={
          isNew || key === null ? null : (
            <>
              <a
                href={sizeGuidePath({ ...key, brandName: saved.brandName ?? "" })}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-9 items-center gap-1.5 text-sm font-bold underline pointer-coarse:min-h-11"
              >
                <Icon name="external-link" size="sm" />
                {t("see")}
              </a>
              {editor.editable ? (
                <RemoveRecord
                  {...{ editor, fields: guideFields, list }}
                  title={t("remove_title")}
                  text={t("remove_text")}
                />
              ) : null}
              <HistoryButton editor={editor} />
            </>
          )
        }
      />
      <RecordForm editor={editor} label={title}>
        <div className="grid items-start gap-3 xl:grid-cols-2">
          <div className="grid min-w-0 gap-3">
            <GuideBasics {...{ editor, choices }} chosen={isNew ? chosen : null} onChosen={setChosen} />
            <ChartsPanel {...{ editor, language }} onLanguage={setLanguage} />
          </div>
          <div className="min-w-0 xl:sticky xl:top-3">
            <AdminPanel title={t("preview")}>
              <div lang={shown[language] === undefined ? fallbackLocale : language}>
                {chart === "" ? (
                  <p className="text-sm text-ink-soft">{t("preview_empty")}</p>
                ) : (
                  <SizeChart html={shownChart(chart)} />
                )}
              </div>
            </AdminPanel>
          </div>
        </div>
      </RecordForm>
    </div>
  );
}
