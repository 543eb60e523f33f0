import type { ReactNode } from "react";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import type { EditedRecord, RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { useCustomersText } from "../customers-text.ts";
import { customersPath } from "../list/customer-list-model.ts";
import { AccessPanel } from "./access-panel.tsx";
import { AccountPanel } from "./account-panel.tsx";
import { AddressesPanel } from "./addresses-panel.tsx";
import { AdjustPoints } from "./adjust-points.tsx";
import { CartPanels } from "./cart-panels.tsx";
import { ClubLinkStep } from "./club-link-step.tsx";
import { ConsentsPanel } from "./consents-panel.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import type { Customer } from "./customer-model.ts";
import { MessagesPanel } from "./messages-panel.tsx";
import { PointsPanel } from "./points-panel.tsx";
import { ProfileEditor, useCustomerEditor } from "./profile-editor.tsx";
import { PurchasePanels } from "./purchase-panels.tsx";
import { ReasonedStep } from "./reasoned-step.tsx";

export type CustomerPageProps = {
  customer: Customer;
  /** The profile to edit; null for staff who see it masked. */
  record: EditedRecord | null;
  /** Whether the viewer may open the audit of accesses to this customer. */
  mayAudit: boolean;
  /** Whether the viewer may block the account, end its sessions and send the verification again. */
  mayBlock: boolean;
  /** Whether the viewer may link and unlink the club on behalf of the customer. */
  mayEdit: boolean;
  /** Whether the viewer may add and take points. */
  mayAdjust: boolean;
  /** Whether the viewer may handle requests about personal data. */
  mayHandle: boolean;
  answer: AdminAnswer | null;
  /** Made with the page: a repeated press of its forms counts once. */
  stepKey: string;
  /** Adjustments of points that wait for approval. */
  notice?: ReactNode;
  year: number;
};

/** The page of one customer. Pass the code as React key. */
export function CustomerPage({ record, ...page }: CustomerPageProps) {
  useAdminKeys();
  return record === null ? <CustomerParts {...page} editor={null} /> : <EditedCustomer {...page} record={record} />;
}

function EditedCustomer({ record, ...page }: CustomerPageProps & { record: EditedRecord }) {
  return <CustomerParts {...page} editor={useCustomerEditor(page.customer.code, record)} />;
}

type PartsProps = Omit<CustomerPageProps, "record"> & { editor: RecordEditor | null };

/** Purchases on the left, personal data on the right. */
function CustomerParts({
  customer,
  editor,
  mayAudit,
  mayBlock,
  mayAdjust,
  mayEdit,
  mayHandle,
  answer,
  stepKey,
  notice,
  year,
}: PartsProps) {
  const t = useCustomersText();
  const { code, name, status, registeredAt, importedAt } = customer;
  return (
    <div className="grid gap-4">
      <PageHeader
        title={name || code}
        above={[{ label: t("title"), to: customersPath }]}
        status={
          <>
            {status === "BLOCKED" ? <Badge tone="danger">{t("blocked")}</Badge> : null}
            {importedAt === null ? null : <Badge tone="neutral">{t("imported")}</Badge>}
            {customer.points.state === "NOT_LINKED" ? null : <Badge tone="court">{t("club")}</Badge>}
          </>
        }
        actions={
          <>
            {mayAudit ? (
              <LinkButton
                to={`/admin/audit?${new URLSearchParams({ subject: `customer:${code}` })}`}
                variant="secondary"
                size="sm"
                icon="eye"
              >
                {t("looks")}
              </LinkButton>
            ) : null}
            {mayHandle ? (
              <LinkButton
                to={`/admin/privacy-requests?${new URLSearchParams({ customer: code })}`}
                variant="secondary"
                size="sm"
                icon="shield-check"
              >
                {t("data_requests")}
              </LinkButton>
            ) : null}
            {editor ? <HistoryButton editor={editor} /> : null}
          </>
        }
      />
      <p className="text-sm text-ink-soft tabular-nums">
        {code} · {t("registered_at", { time: shortTime(registeredAt, year) })}
        {importedAt === null ? "" : ` · ${t("imported_at", { time: shortTime(importedAt, year) })}`}
      </p>
      <ActionResult answer={answer} />
      <div className="grid items-start gap-4 lg:grid-cols-[1.5fr_1fr]">
        <div className="grid min-w-0 gap-4">
          <PurchasePanels customer={customer} year={year} />
          <CartPanels customer={customer} year={year} />
          <MessagesPanel customer={customer} year={year} />
        </div>
        <div className="grid min-w-0 gap-4">
          <ContactPanel customer={customer} />
          {editor ? <ProfileEditor editor={editor} name={name} /> : null}
          <PointsPanel
            points={customer.points}
            form={mayAdjust ? <AdjustPoints stepKey={stepKey} answer={answer} /> : null}
            unlock={mayBlock ? <ReasonedStep intent="unlockPin" answer={answer} stepKey={stepKey} /> : null}
            link={mayEdit ? <ClubLinkStep isLinked={customer.points.state === "LINKED"} answer={answer} /> : null}
            notice={notice}
            year={year}
          />
          <AddressesPanel addresses={customer.addresses} />
          <ConsentsPanel customer={customer} year={year} />
          <AccountPanel customer={customer} answer={answer} mayBlock={mayBlock} year={year} />
          <AccessPanel customer={customer} year={year} />
        </div>
      </div>
    </div>
  );
}
