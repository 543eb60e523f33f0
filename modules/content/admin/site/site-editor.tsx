import { useMemo, useState } from "react";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import type { PicturePicker } from "#modules/admin/web/record-editor/record-picture.tsx";
import { type EditedRecord, useRecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { PageTarget } from "../../contract/page/page-target.ts";
import { missingInSite } from "../../contract/site/missing-in-site.ts";
import { isNavigation, type SitePart } from "../../contract/site/site-parts.ts";
import type { EntryStates } from "../../contract/site/site-state.ts";
import { TargetNamesContext } from "../pages/editor/target-names.ts";
import { AnnouncementForm } from "./announcement-form.tsx";
import { ContactForm } from "./contact-form.tsx";
import { NavigationForm } from "./navigation/navigation-form.tsx";
import { PartTabs } from "./part-tabs.tsx";
import { PublishSitePanel, PublishSiteTarget } from "./publish-site-panel.tsx";
import { sitePath } from "./site-address.ts";
import { siteFieldLabel } from "./site-field-labels.ts";
import { SitePreview } from "./site-preview.tsx";
import { useSiteText } from "./site-text.ts";

export type SiteEditorProps = {
  part: SitePart;
  record: EditedRecord;
  /** What its links lead to already. */
  targets: readonly PageTarget[];
  answer: AdminAnswer | null;
  year: number;
  picturePicker: PicturePicker;
};

/** One part of what stands around every page. Give it the part as its key. */
export function SiteEditor({ part, record, targets, answer, year, picturePicker }: SiteEditorProps) {
  const t = useSiteText();
  const locale = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  const [learned, setLearned] = useState<readonly PageTarget[]>([]);
  const entriesOf = (state: RecordState) => state.entries as EntryStates | undefined;
  const editor = useRecordEditor({
    type: "site",
    id: part,
    record,
    items: ["entries"],
    labelOf(path) {
      const known = { ...entriesOf(editor.saved), ...entriesOf(editor.state) };
      return siteFieldLabel(t, known, locale, path);
    },
    reveal(path) {
      const [group, id] = path.split("/");
      if (group === "entries" && id !== undefined) setChosen(id);
    },
  });
  const missing = useMemo(() => missingInSite(part, editor.state), [part, editor.state]);
  const names = useMemo(
    () => ({
      targets: [...targets, ...learned],
      learn: (target: PageTarget) => setLearned((known) => [...known, target]),
    }),
    [targets, learned],
  );
  const title = t(`part_${part}`);
  return (
    <TargetNamesContext value={names}>
      <div className="grid gap-3">
        <PageHeader
          title={title}
          above={[{ label: t("site"), to: sitePath }]}
          actions={<HistoryButton editor={editor} />}
        />
        <p className="text-sm text-ink-soft">{t("site_lead")}</p>
        <PartTabs part={part} targets={targets} />
        <ActionResult answer={answer} />
        <PublishSiteTarget />
        <RecordForm editor={editor} label={title}>
          <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_19rem]">
            <div className="grid min-w-0 gap-3">
              {isNavigation(part) ? (
                <NavigationForm editor={editor} part={part} chosen={chosen} missing={missing} onChoose={setChosen} />
              ) : part === "contact" ? (
                <ContactForm editor={editor} picturePicker={picturePicker} />
              ) : (
                <AnnouncementForm editor={editor} />
              )}
            </div>
            <PublishSitePanel editor={editor} missing={missing} year={year} />
          </div>
          <SitePreview version={editor.version} />
        </RecordForm>
      </div>
    </TargetNamesContext>
  );
}
