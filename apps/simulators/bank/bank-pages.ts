import { rp } from "#kit/core/format-rupiah.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { type Html, html } from "../pages/html.ts";
import { layout } from "../pages/layout.ts";
import { ledgerPage, ledgerStyles } from "../pages/ledger-page.ts";
import type { Charge } from "./charge-store.ts";

const money = (amount: number) => rp(rupiah(amount));
const waits = ({ status }: Charge) => status === "pending" || status === "page";

/** GET /dev/bank: the bank's ledger, with forms that pay and that simulate faults. */
export const bankPage = (charges: readonly Charge[]): Html =>
  ledgerPage({
    title: "Bank of the simulators",
    lead: "Its own books, whatever the shop believes. Every payment sends a signed webhook to the shop.",
    empty: "No charges yet.",
    entries: charges.map(chargeCard),
  });

const chargeCard = (charge: Charge) => html`<li class="card charge" data-status="${charge.status}">
<header><span class="channel">${charge.bank ?? charge.paymentType}</span> <b>${money(charge.amount)}</b>
<span class="state">${charge.status}</span><time>${charge.createdAt.toISOString()}</time></header>
<p class="text">${charge.vaNumber ?? charge.orderId}</p>
${
  waits(charge) &&
  html`<form method="post" action="/dev/va/${charge.vaNumber ?? charge.orderId}/pay">
<label>Amount <input name="amount" inputmode="numeric" value="${charge.amount}"></label>
<label>Copies of the webhook <input name="copies" type="number" min="1" max="50" value="1"></label>
<label>Webhook after (ms) <input name="delayMs" type="number" min="0" max="60000" value="0"></label>
<label>Signature <select name="signature"><option>ok</option><option value="bad">forged</option><option value="old">with an old key</option></select></label>
<button>Pay</button>
</form>`
}
</li>`;

/** The hosted payment page of a card or a wallet. */
export function payPage(charge: Charge): Html {
  const name = charge.paymentType === "credit_card" ? "Card payment" : `${charge.paymentType} payment`;
  return layout(
    `${name} (demo)`,
    html`<main class="counter">
<p class="bank-name">Bank of the simulators</p>
<h1>${name}</h1>
<p class="amount">${money(charge.amount)}</p>
<p class="reference">${charge.orderId}</p>
${
  waits(charge)
    ? html`<p class="lead">This page stands in for the gateway outside production. No money moves.</p>
<form method="post" action="/dev/bank/pay/${charge.token ?? ""}">
<button name="choice" value="pay">Pay ${money(charge.amount)}</button>
<button class="quiet" name="choice" value="decline">Decline</button>
<button class="quiet" name="choice" value="back">Back to the shop</button>
</form>`
    : html`<p class="lead">This payment is over: ${charge.status}.</p>
<form method="post" action="/dev/bank/pay/${charge.token ?? ""}"><button class="quiet" name="choice" value="back">Back to the shop</button></form>`
}
</main>`,
    ledgerStyles,
  );
}
