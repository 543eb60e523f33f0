import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { buttonClass } from "#kit/web/actions/button-class.ts";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { useProductsText } from "./products-text.ts";

/** A name is all a draft needs; the rest is filled in on its page. */
export function NewProduct({ answer }: { answer: AdminAnswer | null }) {
  const t = useProductsText();
  const sending = useSending("create");
  const { problems, typed } = answerTo(answer, "create");
  return (
    <details open={Object.keys(problems).length > 0} className="open:w-full">
      <summary
        className={buttonClass({
          variant: "court",
          size: "sm",
          className: "ml-auto flex! w-fit cursor-pointer list-none",
        })}
      >
        <Icon name="plus" size="sm" />
        {t("new")}
      </summary>
      <Form method="post" noValidate className="mt-2 grid gap-4 rounded-lg border border-line bg-surface p-4">
        <input type="hidden" name="intent" value="create" />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="name"
            label={t("name")}
            autoComplete="off"
            maxLength={200}
            defaultValue={typed.name}
            error={problems.name ?? null}
          />
          <TextField
            name="code"
            label={t("code")}
            hint={t("code_hint")}
            optional={t("optional")}
            autoComplete="off"
            maxLength={40}
            defaultValue={typed.code}
            error={problems.code ?? null}
          />
        </div>
        <div>
          <Button type="submit" variant="court" loading={sending}>
            {t("create")}
          </Button>
        </div>
      </Form>
    </details>
  );
}
