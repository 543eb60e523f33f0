import type { RouterContextProvider } from "react-router";
import type { GenericSchema, InferOutput } from "valibot";
import type { TypedDocument } from "#kit/graphql/client.ts";
import {
  approveCancelSchema,
  cancelSchema,
  giveUpSchema,
  handOutSchema,
  noteSchema,
  packSchema,
  readySchema,
  receivedSchema,
  refuseCancelSchema,
  shipSchema,
} from "#modules/desk/contract/desk-forms.ts";
import {
  DeskAddNoteDocument,
  DeskApproveCancelDocument,
  DeskCancelDocument,
  DeskGiveUpDocument,
  DeskHandOutDocument,
  DeskMakeReadyDocument,
  DeskMarkReceivedDocument,
  DeskPackDocument,
  DeskRefuseCancelDocument,
  DeskShipDocument,
} from "#modules/desk/web/desk-actions.graphql.gen.ts";
import type { DeskAnswer } from "#modules/desk/web/desk-model.ts";
import { servicesOf } from "../request/page-context.server.ts";
import { checkForm } from "./check-form.server.ts";
import { deskCall, deskForm } from "./desk-call.server.ts";

type Facts = { request: Request; context: Readonly<RouterContextProvider> };
type Reply = { success: boolean; message: string | null; errorCode: string | null; errorMessage: string | null };
type Deed = {
  readonly schema: GenericSchema;
  readonly send: (values: unknown, facts: Facts) => Promise<Reply>;
};

/** Ties the rules of a form to the operation that takes it; the field that speaks for a refusal may be named. */
const deed = <Schema extends GenericSchema, Answer extends Record<string, Reply>>(
  schema: Schema,
  document: TypedDocument<Answer, { input: InferOutput<Schema> }>,
): Deed => ({
  schema,
  async send(values, facts) {
    const answer = await deskCall(facts, ({ api }) => api(document, { input: values as InferOutput<Schema> }));
    const [reply] = Object.values(answer);
    if (!reply) throw new Error("an operation answered nothing");
    return reply;
  },
});

const deeds: Readonly<Record<string, Deed>> = {
  pack: deed(packSchema, DeskPackDocument),
  note: deed(noteSchema, DeskAddNoteDocument),
  ship: deed(shipSchema, DeskShipDocument),
  makeReady: deed(readySchema, DeskMakeReadyDocument),
  handOut: deed(handOutSchema, DeskHandOutDocument),
  received: deed(receivedSchema, DeskMarkReceivedDocument),
  cancel: deed(cancelSchema, DeskCancelDocument),
  giveUp: deed(giveUpSchema, DeskGiveUpDocument),
  approveCancel: deed(approveCancelSchema, DeskApproveCancelDocument),
  refuseCancel: deed(refuseCancelSchema, DeskRefuseCancelDocument),
};

/** Refusals that are about one field stand there. */
const fieldOf: Readonly<Record<string, string>> = { WRONG_CODE: "confirmCode", EXPRESS_CODE_NEEDED: "expressCode" };

const quantityField = /^quantity-(\d+)$/;

const itemsIn = (form: FormData) =>
  [...form].flatMap(([name, value]) => {
    const number = quantityField.exec(name)?.[1];
    return number === undefined ? [] : [{ number: Number(number), quantity: Number(value) || 0 }];
  });

/** Does what a form on the order's page asks for. */
export async function actOnOrder(facts: Facts, orderCode: string): Promise<DeskAnswer> {
  const form = await deskForm(facts);
  const intent = String(form.get("intent") ?? "");
  const wanted = deeds[intent];
  const nothing = { intent, done: null, refusal: null, problems: {} };
  if (!wanted) return nothing;
  const texts = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const values = { ...texts, orderCode, items: itemsIn(form) };
  const checked = checkForm(wanted.schema, values, servicesOf(facts.context).locale);
  if (!checked.ok) return { ...nothing, problems: checked.problems };
  const reply = await wanted.send(checked.values, facts);
  if (reply.success) return { ...nothing, done: reply.message };
  const field = fieldOf[reply.errorCode ?? ""];
  if (field !== undefined) return { ...nothing, problems: { [field]: reply.errorMessage ?? "" } };
  return { ...nothing, refusal: reply.errorMessage };
}
