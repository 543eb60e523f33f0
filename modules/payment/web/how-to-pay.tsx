import { rp } from "#kit/core/format-rupiah.ts";
import { Tabs } from "#kit/web/content/tabs.tsx";
import { menusOf } from "../contract/bank-menus.ts";
import type { PaymentModel } from "./payment-model.ts";
import { type PaymentTextKey, usePaymentText } from "./payment-text.ts";

type Step = { readonly key: PaymentTextKey; readonly values?: Readonly<Record<string, string>> };

/** The steps at a bank's machine, in its app and on its site, with this payment's own number and amount. */
export function HowToPay({ payment }: { payment: PaymentModel }) {
  const t = usePaymentText();
  const { atm, mobile, internet } = menusOf(payment.paymentVia);
  const number = payment.vaNumber ?? "";
  const biller = payment.billerCode;
  const last: Step[] = [
    ...(biller ? [{ key: "stepBiller", values: { biller } } as const] : []),
    { key: "stepNumber", values: { number } },
    { key: "stepCheck", values: { amount: rp(payment.totalAmount) } },
  ];
  const ways: readonly { key: string; label: string; steps: readonly Step[] }[] = [
    {
      key: "atm",
      label: t("atm"),
      steps: [{ key: "stepCard" }, { key: "stepMenu", values: { menu: atm } }, ...last, { key: "stepReceipt" }],
    },
    {
      key: "mobile",
      label: t("mobileBanking"),
      steps: [
        { key: "stepApp", values: { app: mobile.app } },
        { key: "stepMenu", values: { menu: mobile.menu } },
        ...last,
        { key: "stepPin" },
      ],
    },
    {
      key: "internet",
      label: t("internetBanking"),
      steps: [
        { key: "stepSite", values: { site: internet.site } },
        { key: "stepMenu", values: { menu: internet.menu } },
        ...last,
        { key: "stepToken" },
      ],
    },
  ];
  return (
    <section aria-labelledby="how-to-pay">
      <h2 id="how-to-pay" className="text-lg font-extrabold">
        {t("howToPay")}
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{t("menusMayDiffer")}</p>
      <Tabs
        label={t("howToPay")}
        tabs={ways.map(({ key, label, steps }) => ({
          key,
          label,
          content: (
            <ol className="grid gap-3">
              {steps.map((step, index) => (
                <li key={step.key} className="flex gap-3">
                  <span
                    aria-hidden="true"
                    className="flex size-7 shrink-0 items-center justify-center rounded-sm bg-court-soft text-sm font-extrabold text-court-ink tabular-nums"
                  >
                    {index + 1}
                  </span>
                  <span className="min-w-0 pt-0.5 wrap-anywhere">{t(step.key, step.values)}</span>
                </li>
              ))}
            </ol>
          ),
        }))}
      />
    </section>
  );
}
