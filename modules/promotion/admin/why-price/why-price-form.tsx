import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { boxClass, inputClass } from "#kit/web/forms/input-class.ts";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import type { WhyPriceForm as Typed } from "../../contract/why/why-price-address.ts";
import { fieldIdOf, mostCharacters, type WhyPriceAnswer } from "./why-price-model.ts";
import { useWhyPriceText } from "./why-price-text.ts";

type WhyPriceFormProps = {
  form: Typed;
  problems: WhyPriceAnswer["problems"];
  /** Folded once there is a price to read. */
  isOpen: boolean;
};

/** A moment that a field of date and time can show; anything else stays visible as text. */
const isMoment = (text: string) => text === "" || /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text);

/** The question: an order, or lines with buyer, coupon and moment. A plain form that is sent as an address. */
export function WhyPriceForm({ form, problems, isOpen }: WhyPriceFormProps) {
  const t = useWhyPriceText();
  const errorAt = (name: string) =>
    problems
      .filter(({ path }) => path === name)
      .map(({ message }) => message)
      .join(" ") || null;
  const field = (name: "order" | "customer" | "coupon", hint?: string) => (
    <TextField
      id={fieldIdOf(name)}
      name={name}
      label={t(name)}
      {...(hint === undefined ? {} : { hint })}
      defaultValue={form[name]}
      maxLength={mostCharacters[name]}
      spellCheck={false}
      autoComplete="off"
      error={errorAt(name)}
    />
  );
  const asked = (
    <Form className="grid gap-4">
      <div className="grid md:grid-cols-2">{field("order", t("order_hint"))}</div>
      <p className="text-sm font-bold text-ink-soft">{t("or_lines")}</p>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <FieldFrame id={fieldIdOf("lines")} label={t("lines")} hint={t("lines_hint")} error={errorAt("lines")}>
          {(links) => (
            <textarea
              {...links}
              name="lines"
              rows={8}
              maxLength={mostCharacters.lines}
              autoComplete="off"
              spellCheck={false}
              defaultValue={form.lines}
              className={`w-full min-w-0 px-3.5 py-2.5 text-base leading-snug ${boxClass}`}
            />
          )}
        </FieldFrame>
        <div className="grid content-start gap-4">
          {field("coupon")}
          {field("customer", t("customer_hint"))}
          <Checkbox name="member" value="1" label={t("member")} defaultChecked={form.member === "1"} />
          <FieldFrame id={fieldIdOf("at")} label={t("at")} hint={t("at_hint")} error={errorAt("at")}>
            {(links) => (
              <input
                {...links}
                name="at"
                type={isMoment(form.at) ? "datetime-local" : "text"}
                defaultValue={form.at}
                maxLength={mostCharacters.at}
                className={inputClass()}
              />
            )}
          </FieldFrame>
        </div>
      </div>
      <div>
        <Button type="submit" variant="court">
          {t("explain")}
        </Button>
      </div>
    </Form>
  );
  if (isOpen) return <AdminPanel title={t("question")}>{asked}</AdminPanel>;
  return (
    <details className="rounded-lg border border-line bg-surface p-4 lg:p-3.5" data-print="hide">
      <summary className="w-fit cursor-pointer py-1 text-sm font-bold pointer-coarse:py-3">{t("change")}</summary>
      <div className="mt-3">{asked}</div>
    </details>
  );
}
