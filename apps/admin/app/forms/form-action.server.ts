import { data, type RouterContextProvider } from "react-router";
import type { GenericSchema, InferOutput } from "valibot";
import type { TypedDocument } from "#kit/graphql/client.ts";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { adminCall } from "../request/admin-call.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import { checkForm } from "./check-form.server.ts";

export type Facts = { request: Request; context: Readonly<RouterContextProvider> };
type Reply = { success: boolean; message: string | null; errorCode: string | null; errorMessage: string | null };

/** One thing a form may ask for: its rules, and the operation that does it. */
export type FormAction = {
  readonly schema: GenericSchema;
  readonly send: (values: unknown, facts: Facts) => Promise<Reply>;
};

/** Ties the rules of a form to the operation that takes it. */
export const formAction = <Schema extends GenericSchema, Answer extends Record<string, Reply>>(
  schema: Schema,
  document: TypedDocument<Answer, { input: InferOutput<Schema> }>,
): FormAction => ({
  schema,
  async send(values, facts) {
    const answer = await adminCall(facts, ({ api }) => api(document, { input: values as InferOutput<Schema> }));
    const [reply] = Object.values(answer);
    if (!reply) throw new Error("an operation answered nothing");
    return reply;
  },
});

/** Refusals that are about one field stand there. */
const fieldOf: Readonly<Record<string, string>> = {
  WRONG_CODE: "confirmCode",
  EXPRESS_CODE_NEEDED: "expressCode",
  TAKEN: "email",
  NO_SUCH_STORE: "storeCode",
  NO_SUCH_PAGE: "path",
  CODE_TAKEN: "code",
  RECEIVED_LATER: "receivedAt",
  VALUE_REFUSED: "value",
  SAME_VALUE: "value",
  REASON_NEEDED: "reason",
  NO_SUCH_GATEWAY: "gateway",
  NO_REFERENCE: "reference",
  NO_GROSS: "gross",
};

/** Validates the input and performs it; returns the result, or the refusal. */
export async function runFormAction(
  actions: Readonly<Record<string, FormAction>>,
  intent: string,
  values: object,
  facts: Facts,
): Promise<AdminAnswer> {
  // Names that every object has are no actions either.
  const wanted = Object.hasOwn(actions, intent) ? actions[intent] : undefined;
  if (!wanted) throw data(null, { status: 400 });
  const nothing = { intent, done: null, refusal: null, problems: {}, typed: textsAmong(values) };
  const checked = checkForm(wanted.schema, values, servicesOf(facts.context).locale);
  if (!checked.ok) return { ...nothing, problems: checked.problems };
  const reply = await wanted.send(checked.values, facts);
  if (reply.success) return { ...nothing, done: reply.message, typed: {} };
  const field = fieldOf[reply.errorCode ?? ""];
  if (field !== undefined) return { ...nothing, problems: { [field]: reply.errorMessage ?? "" } };
  return { ...nothing, refusal: reply.errorMessage };
}

/** The input of a form; ticked values of one name are joined by commas. */
const textsAmong = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const texts = [value].flat().filter((one) => typeof one === "string");
      return texts.length > 0 ? [[name, texts.join(",")]] : [];
    }),
  );

/** The texts of a form, by name. */
export const textsIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
