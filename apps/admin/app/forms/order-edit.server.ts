import { editOrderSchema, previewEditSchema } from "#modules/admin/contract/order-edit-forms.ts";
import { type EditAnswer, hadField, keepField } from "#modules/order/admin/edit/edit-model.ts";
import { AdminEditOrderDocument, AdminOrderEditDocument } from "#modules/order/admin/edit/order-edit.graphql.gen.ts";
import { textOnServer } from "../i18n/message-source.server.ts";
import { adminCall, adminForm } from "../request/admin-call.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import { checkForm } from "./check-form.server.ts";
import { type Facts, formAction, runFormAction, textsIn } from "./form-action.server.ts";
import { numberIn } from "./number-in.ts";

type Texts = Readonly<Record<string, string>>;

const actions = { edit: formAction(editOrderSchema, AdminEditOrderDocument) };

/** The lines of the form: the pieces a line had on the page, and those that are to stay. */
const linesIn = (texts: Texts) =>
  Object.keys(texts).flatMap((name) => {
    const number = Number(/^had-(\d{1,4})$/.exec(name)?.[1] ?? Number.NaN);
    return Number.isNaN(number)
      ? []
      : [{ number, had: numberIn(texts[hadField(number)]), keep: numberIn(texts[keepField(number)]) }];
  });

function wishIn(texts: Texts, orderCode: string) {
  const { version = "", reasonCode, firstName, lastName = "", mobile = "", address1, zip = "" } = texts;
  const place = address1 === undefined ? null : { address1, zip };
  return {
    orderCode,
    version,
    items: linesIn(texts)
      .filter(({ had, keep }) => keep !== had)
      .map(({ number, had, keep }) => ({ number, quantity: had - keep })),
    contact: firstName === undefined ? null : { firstName, lastName, mobile, place },
    reasonCode: reasonCode || null,
  };
}

/** Previews an edit of an order, or makes it as it was previewed. */
export async function actOnOrderEdit(facts: Facts, orderCode: string): Promise<EditAnswer> {
  const { intent = "", ...texts } = textsIn(await adminForm(facts));
  const wish = wishIn(texts, orderCode);
  if (intent !== "preview") {
    const expected = { expectedMoney: numberIn(texts.expectedMoney), expectedPoints: numberIn(texts.expectedPoints) };
    return { answer: await runFormAction(actions, intent, { ...wish, ...expected }, facts), preview: null };
  }
  const nothing = { intent, done: null, refusal: null, problems: {}, typed: texts };
  const problems = problemsIn(texts, wish, facts);
  if (Object.keys(problems).length > 0) return { answer: { ...nothing, problems }, preview: null };
  const { reasonCode: _why, ...input } = wish;
  const { adminOrderEdit: preview } = await adminCall(facts, ({ api }) => api(AdminOrderEditDocument, { input }));
  const refusal = preview?.refusal ?? null;
  return { answer: { ...nothing, refusal }, preview: refusal === null ? preview : null };
}

function problemsIn(texts: Texts, wish: ReturnType<typeof wishIn>, { context }: Facts): Texts {
  const { locale } = servicesOf(context);
  const t = textOnServer("admin", locale);
  const pieces = linesIn(texts).flatMap(({ number, had, keep }) =>
    Number.isInteger(keep) && keep >= 0 && keep <= had ? [] : [[keepField(number), t("edit_at_most", { count: had })]],
  );
  const checked = checkForm(previewEditSchema, wish, locale);
  const reasonMissing = wish.items.length > 0 && wish.reasonCode === null ? { reasonCode: t("edit_why_needed") } : {};
  return { ...(checked.ok ? {} : checked.problems), ...reasonMissing, ...Object.fromEntries(pieces) };
}
