import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { failureText } from "#kit/web/api/failure-text.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { AdminBrandsDocument, AdminMergeBrandsDocument } from "./brands.graphql.gen.ts";
import { useBrandsText } from "./brands-text.ts";

type Choice = { readonly code: string; readonly name: string };

/** The button that merges a brand into another, after asking which. */
export function MergeBrand({ editor, name }: { editor: RecordEditor; name: string }) {
  const t = useBrandsText();
  const locale = useLocale();
  const api = useApi();
  const [open, setOpen] = useState(false);
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [into, setInto] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    await work().catch((thrown: unknown) => setProblem(failureText(t("failed"), thrown, locale)));
    setBusy(false);
  };
  const begin = () =>
    attempt(async () => {
      setOpen(true);
      const found: Choice[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const { adminBrands } = await api(AdminBrandsDocument, { page });
        found.push(...adminBrands.brands.filter(({ code }) => code !== editor.id));
        pages = Math.ceil(adminBrands.total / adminBrands.pageSize);
      }
      setChoices(found);
    });
  const merge = () =>
    attempt(async () => {
      const input = { fromCode: editor.id, intoCode: into, reason: null };
      const { adminMergeBrands: reply } = await api(AdminMergeBrandsDocument, { input });
      if (!reply.success) return setProblem(reply.errorMessage ?? t("failed"));
      await editor.refresh();
      setOpen(false);
    });

  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => void begin()}>
        {t("merge")}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t("merge")}
        closeLabel={t("close")}
        footer={
          <Button variant="danger" loading={busy} disabled={into === "" || editor.dirty} onClick={() => void merge()}>
            {t("merge_do")}
          </Button>
        }
      >
        <div className="grid gap-4">
          <p>{t("merge_text", { name })}</p>
          {editor.dirty ? <Alert tone="warning">{t("merge_save_first")}</Alert> : null}
          {problem ? (
            <Alert tone="error" live>
              {problem}
            </Alert>
          ) : null}
          <SelectField
            name="into"
            label={t("merge_into")}
            placeholder={t("choose")}
            value={into}
            onChange={(event) => setInto(event.currentTarget.value)}
            options={choices.map((one) => ({ value: one.code, label: one.name }))}
          />
        </div>
      </Dialog>
    </>
  );
}
