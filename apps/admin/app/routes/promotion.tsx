import { data, redirect, useRevalidator } from "react-router";
import * as v from "valibot";
import { AdminRecordDocument } from "#modules/admin/web/record-editor/records.graphql.gen.ts";
import { AdminProposalsDocument } from "#modules/approvals/admin/proposals.graphql.gen.ts";
import { WaitingNotice } from "#modules/approvals/admin/waiting-notice.tsx";
import {
  AdminDeletePromotionDocument,
  AdminStopPromotionDocument,
} from "#modules/promotion/admin/promotion-editor/promotion-editor.graphql.gen.ts";
import { PromotionPage } from "#modules/promotion/admin/promotion-editor/promotion-page.tsx";
import type { PromotionState } from "#modules/promotion/contract/record/promotion-state.ts";
import { adminMeta } from "../admin-meta.ts";
import { type FormAction, runFormAction, textsIn } from "../forms/form-action.server.ts";
import { adminCall, adminForm, adminPage } from "../request/admin-call.server.ts";
import { promotionChoices } from "../request/promotion-choices.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs<"code">) {
  const code = facts.params.code.slice(0, 60);
  const [{ adminRecord }, { adminProposals }] = await adminCall(facts, ({ api }) =>
    Promise.all([
      api(AdminRecordDocument, { type: "promotion", id: code }),
      api(AdminProposalsDocument, { input: { subject: `promotion:${code}` } }),
    ]),
  );
  if (!adminRecord) throw data(null, { status: 404 });
  const state = adminRecord.state as PromotionState;
  const choices = await promotionChoices(facts, state);
  const name = state.names?.["en-US"] ?? Object.values(state.names ?? {})[0] ?? code;
  const page = adminPage(facts.context, "promotions", name);
  const { proposals } = adminProposals;
  return { code, record: adminRecord, proposals, choices, now: new Date().toISOString(), ...page };
}

const stopSchema = v.object({
  promotionCode: v.string(),
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ""),
});
const stop: FormAction = {
  schema: stopSchema,
  async send(values, facts) {
    const input = values as v.InferOutput<typeof stopSchema>;
    return (await adminCall(facts, ({ api }) => api(AdminStopPromotionDocument, { input }))).adminStopPromotion;
  },
};

const remove: FormAction = {
  schema: v.object({ promotionCode: v.string() }),
  async send(values, facts) {
    const input = values as { promotionCode: string };
    const { adminDeletePromotion: reply } = await adminCall(facts, ({ api }) =>
      api(AdminDeletePromotionDocument, { input }),
    );
    if (reply.success) throw redirect("/admin/promotions");
    return reply;
  },
};

/** Stops the promotion, or deletes a draft, which leads to the list. */
export async function action(facts: RouteArgs<"code">) {
  const { intent = "", ...values } = textsIn(await adminForm(facts));
  return runFormAction({ stop, delete: remove }, intent, { ...values, promotionCode: facts.params.code }, facts);
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Promotion({
  loaderData: { code, record, proposals, choices, now },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const { revalidate } = useRevalidator();
  return (
    <PromotionPage
      key={code}
      code={code}
      record={record}
      {...choices}
      now={now}
      answer={actionData ?? null}
      notice={<WaitingNotice proposals={proposals} />}
      onWaiting={() => void revalidate()}
    />
  );
}
