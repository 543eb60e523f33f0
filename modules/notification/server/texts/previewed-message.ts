import type { RequestContext } from "#kit/graphql/context.ts";
import { demandPermission, type StaffMember, writeContactViews } from "#modules/staff/server/index.ts";
import type { MessageContent, MessageKind } from "../../contract/message.ts";
import type { NotificationAdminDeps } from "../notification-admin-deps.ts";
import { samplesOf, type TextTarget } from "./check-texts.ts";

type AboutKind = "order" | "customer";

const aboutKinds: Readonly<Partial<Record<MessageKind, AboutKind>>> = {
  orderReceived: "order",
  orderChanged: "order",
  refundChanged: "order",
  returnChanged: "order",
  memberWelcome: "customer",
};

/** What a preview of this kind can be about besides made-up data. */
export const aboutKindOf = (kind: MessageKind): AboutKind | null => aboutKinds[kind] ?? null;

/**
 * The message a preview or a test shows. One about a real order or customer needs the permissions to read it with its contact data,
 * and the look is audited. Null when there is no such message.
 */
export async function previewedMessage(
  deps: NotificationAdminDeps,
  staff: StaffMember,
  context: RequestContext,
  { template, locale }: TextTarget,
  code: string | null,
): Promise<MessageContent | null> {
  if (code === null) return fullestSample(template);
  const about = aboutKindOf(template.kind);
  if (about === null) return null;
  demandPermission(staff, context, about === "order" ? "orders.read" : "customers.read");
  demandPermission(staff, context, "customers.contact");
  const { kind, variant } = template;
  const wanted = { kind, variant, code, locale, storeCode: staff.storeCode };
  const content = await (about === "order" ? deps.realMessages.ofOrder(wanted) : deps.realMessages.ofCustomer(wanted));
  const subjects = [about === "order" ? `order:${code}` : `customer:${code}`];
  if (content) await writeContactViews(deps.database.kysely, { staff, subjects }, deps.clock.now());
  return content;
}

/** The sample with the most to show. */
const fullestSample = (template: TextTarget["template"]): MessageContent | null => {
  const size = (content: MessageContent) => JSON.stringify(content.data).length;
  return samplesOf(template).reduce<MessageContent | null>(
    (best, one) => (best === null || size(one) > size(best) ? one : best),
    null,
  );
};
