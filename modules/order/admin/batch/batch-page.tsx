import { Form, Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { buttonClass } from "#kit/web/actions/button-class.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { courierCodes, courierName } from "#modules/shipping/contract/couriers.ts";
import { ordersPath } from "../order-list.ts";
import type { OrderRow } from "../order-model.ts";
import { BatchRow } from "./batch-row.tsx";
import { BlockLinks } from "./block-links.tsx";
import { toNextNumber } from "./next-number.ts";
import { type BatchAnswer, withCodes } from "./order-batch.ts";

export type BatchPageProps = {
  orders: readonly OrderRow[];
  /** All chosen orders in groups, and which group this is, from 1. */
  blocks: readonly (readonly string[])[];
  block: number;
  /** Whether more orders match than can be chosen at once. */
  isCut: boolean;
  /** This page with the selection in its address. */
  path: string;
  listPath: string;
  pressKey: string;
  answer: BatchAnswer | null;
};

/** Chosen orders to be packed, handed to the courier and printed, up to 50 by one press. */
export function BatchPage({ orders, blocks, block, isCut, path, listPath, pressKey, answer }: BatchPageProps) {
  const t = useAdminText();
  const packing = useSending("packOrders");
  const shipping = useSending("shipOrders");
  const codes = orders.map(({ orderCode }) => orderCode);
  const refusalOf = new Map(answer?.refused.map(({ orderCode, text }) => [orderCode, text]));
  const mayPack = orders.some(({ can }) => can.includes("pack"));
  const mayShip = orders.some(({ can }) => can.includes("ship"));
  return (
    <div className="grid gap-4">
      <PageHeader
        title={t("batch_title")}
        above={[{ label: t("orders"), to: listPath }]}
        actions={
          codes.length === 0 ? null : (
            <>
              <Link to={withCodes("/admin/orders/slips", codes)} className={printLink}>
                {t("batch_slips")}
              </Link>
              <Link to={withCodes("/admin/orders/labels", codes)} className={printLink}>
                {t("batch_labels")}
              </Link>
            </>
          )
        }
      />
      <p className="max-w-prose text-sm text-ink-soft">{t("batch_lead")}</p>
      {isCut ? <Alert tone="info">{t("batch_more", { count: blocks.flat().length })}</Alert> : null}
      <ActionResult answer={answer} />
      <Refusals answer={answer} />
      <BlockLinks blocks={blocks} block={block} path={path} />
      {orders.length === 0 ? (
        <EmptyState title={t("none")} actions={<Link to={ordersPath}>{t("orders")}</Link>}>
          {t("none_text")}
        </EmptyState>
      ) : (
        <Form method="post" action={path} noValidate className="grid gap-4" onKeyDown={toNextNumber}>
          <input type="hidden" name="key" value={pressKey} />
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {orders.map((order) => (
              <BatchRow
                key={order.orderCode}
                order={order}
                refusal={refusalOf.get(order.orderCode) ?? null}
                typed={answer?.typed ?? {}}
              />
            ))}
          </ul>
          <div className="flex flex-wrap items-end gap-3 rounded-lg border border-line bg-surface p-4">
            {mayPack || !mayShip ? (
              <Button
                type="submit"
                name="intent"
                value="packOrders"
                variant="secondary"
                icon="package"
                loading={packing}
              >
                {t("batch_pack")}
              </Button>
            ) : null}
            {mayShip ? (
              <>
                <div className="min-w-52 grow sm:max-w-72">
                  <SelectField
                    name="courierCode"
                    label={t("courier")}
                    placeholder={t("batch_courier_own")}
                    defaultValue={answer?.typed.courierCode ?? ""}
                    options={courierCodes.map((code) => ({ value: code, label: courierName(code) }))}
                  />
                </div>
                <Button type="submit" name="intent" value="shipOrders" variant="court" icon="truck" loading={shipping}>
                  {t("batch_ship")}
                </Button>
              </>
            ) : null}
          </div>
        </Form>
      )}
    </div>
  );
}

const printLink = buttonClass({ variant: "secondary", size: "sm" });

/** The orders that were refused, by name, with the reason of each. */
function Refusals({ answer }: { answer: BatchAnswer | null }) {
  const t = useAdminText();
  if (!answer || answer.refused.length === 0) return null;
  return (
    <Alert tone="error" live>
      <p className="font-bold">{t("batch_refused", { count: answer.refused.length })}</p>
      <ul className="mt-1 grid gap-1">
        {answer.refused.map(({ orderCode, text }) => (
          <li key={orderCode}>
            <Link to={`/admin/orders/${orderCode}`} className="font-bold tabular-nums underline">
              {orderCode}
            </Link>
            {`: ${text}`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
