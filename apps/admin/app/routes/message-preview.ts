import {
  AdminPreviewMessageDocument,
  type AdminPreviewMessageVariables,
} from "#modules/notification/admin/message-texts/message-texts.graphql.gen.ts";
import { adminCall, adminForm } from "../request/admin-call.server.ts";
import type { RouteArgs } from "../request/route-types.ts";

/** Inline styles, because mails have nothing else; no scripts, no requests, no forms. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** The HTML part of an e-mail with unsaved texts, for the frame of its editor. */
export async function action(facts: RouteArgs) {
  const typed = (await adminForm(facts)).get("input");
  const input = readInput(typed);
  if (input === null) return new Response(null, { status: 400 });
  const { adminPreviewMessage } = await adminCall(facts, ({ api }) => api(AdminPreviewMessageDocument, { input }));
  return new Response(adminPreviewMessage?.html ?? "<!doctype html><title>–</title>", {
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": mailPolicy },
  });
}

/** The operation checks the values. */
function readInput(typed: unknown): AdminPreviewMessageVariables["input"] | null {
  try {
    return JSON.parse(String(typed));
  } catch {
    return null;
  }
}
