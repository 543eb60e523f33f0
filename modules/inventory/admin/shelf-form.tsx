import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { useStockText } from "./stock-text.ts";

type ShelfFormProps = { sourceCode: string; shelf: string; answer: AdminAnswer | null };

/** Where this SKU lies at a place. */
export function ShelfForm({ sourceCode, shelf, answer }: ShelfFormProps) {
  const t = useStockText();
  const sending = useSending("shelf");
  const { problems, typed } = answerTo(answer, "shelf");
  return (
    <AdminPanel title={t("shelf")}>
      <Form method="post" noValidate className="grid gap-3">
        <input type="hidden" name="intent" value="shelf" />
        <input type="hidden" name="sourceCode" value={sourceCode} />
        <TextField
          key={shelf}
          name="shelf"
          label={t("shelf")}
          hint={t("shelf_text")}
          autoComplete="off"
          maxLength={40}
          defaultValue={typed.shelf ?? shelf}
          error={problems.shelf ?? null}
        />
        <Button type="submit" variant="secondary" size="sm" loading={sending} className="justify-self-start">
          {t("save")}
        </Button>
      </Form>
    </AdminPanel>
  );
}
