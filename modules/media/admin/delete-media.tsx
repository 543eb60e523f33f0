import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { useMediaText } from "./media-text.ts";

/** Deletes a file after a confirmation. For a file in use it lists the uses instead. */
export function DeleteMedia({ id, isUsed }: { id: string; isUsed: boolean }) {
  const t = useMediaText();
  const sending = useSending("delete");
  if (isUsed) return <p className="w-full text-xs text-ink-soft">{t("delete_used")}</p>;
  return (
    <details className="open:w-full">
      <summary className="inline-flex min-h-9 cursor-pointer items-center px-2 text-sm font-bold text-danger pointer-coarse:min-h-11">
        {t("delete")}
      </summary>
      <Form method="post" className="mt-1 grid gap-2 rounded-md bg-danger-soft p-3 text-sm">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={id} />
        <p>{t("delete_sure")}</p>
        <div>
          <Button type="submit" variant="danger" size="sm" icon="trash-2" loading={sending}>
            {t("delete_now")}
          </Button>
        </div>
      </Form>
    </details>
  );
}
