import { type FlatErrors, flatten, type InferOutput, safeParse } from "valibot";
import type { Locale } from "#kit/core/locale.ts";
import type { Api } from "#kit/graphql/client.ts";
import type { Problems } from "#kit/web/forms/use-checked-form.ts";
import { contactMessageSchema } from "../../contract/contact-message.ts";
import { sendContactMessageDocument } from "./contact-message.graphql.gen.ts";

type ContactMessage = InferOutput<typeof contactMessageSchema>;

/** A form that was sent without script and comes back with its page. */
export type ReturnedForm =
  | { readonly sentTo: string }
  | { readonly typed: Readonly<Record<string, string>>; readonly problems: Problems };

/** The name of the problem that belongs to no field; its text is empty when the server could not be reached. */
export const formProblem = "form";

/** Sends a checked form. Null when the message is on its way. */
export async function sendContactMessage(api: Api, input: ContactMessage): Promise<Problems | null> {
  try {
    const { success, errorMessage } = (await api(sendContactMessageDocument, { input })).sendContactMessage;
    return success ? null : { [formProblem]: errorMessage ?? "" };
  } catch {
    return { [formProblem]: "" };
  }
}

/** The same for a form sent without script: nothing in it has been checked. */
export async function sendContactForm(api: Api, form: FormData, lang: Locale): Promise<ReturnedForm> {
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  // A page without script has no key of its own.
  const checked = safeParse(contactMessageSchema, { ...typed, key: typed.key || crypto.randomUUID() }, { lang });
  const problems = checked.success
    ? await sendContactMessage(api, checked.output)
    : firstProblems(flatten<typeof contactMessageSchema>(checked.issues));
  return problems === null ? { sentTo: typed.contact ?? "" } : { typed, problems };
}

const firstProblems = ({ nested = {} }: FlatErrors<typeof contactMessageSchema>): Problems =>
  Object.fromEntries(Object.entries(nested).flatMap(([name, [first] = [""]]) => (first ? [[name, first]] : [])));
