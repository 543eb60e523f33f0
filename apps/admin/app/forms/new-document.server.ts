import type { GenericSchema, InferOutput } from "valibot";
import type { TypedDocument } from "#kit/graphql/client.ts";
import { adminCall } from "../request/admin-call.server.ts";
import type { FormAction } from "./form-action.server.ts";

type Reply = {
  success: boolean;
  message: string | null;
  errorCode: string | null;
  errorMessage: string | null;
  data: { code: string } | null;
};

/** An operation that makes a count or a transfer, for one request: `code` is that of the new document. */
export function newDocument<Schema extends GenericSchema, Answer extends Record<string, Reply>>(
  schema: Schema,
  document: TypedDocument<Answer, { input: InferOutput<Schema> }>,
): { readonly action: FormAction; readonly code: () => string | null } {
  let code: string | null = null;
  return {
    code: () => code,
    action: {
      schema,
      async send(values, facts) {
        const answer = await adminCall(facts, ({ api }) => api(document, { input: values as InferOutput<Schema> }));
        const [reply] = Object.values(answer);
        if (!reply) throw new Error("an operation answered nothing");
        code = reply.data?.code ?? null;
        return reply;
      },
    },
  };
}
