import { courierStatuses } from "#adapters/courier/courier-events.ts";
import { failReasons } from "#modules/shipping/contract/parcel-texts.ts";
import { type Html, html } from "../pages/html.ts";
import { ledgerPage } from "../pages/ledger-page.ts";
import type { Shipment } from "./shipment-store.ts";

const isOver = ({ status }: Shipment) => status === "delivered" || status === "returned";

/** GET /dev/courier: every shipment, with forms that move it. */
export const courierPage = (shipments: readonly Shipment[]): Html =>
  ledgerPage({
    title: "Courier of the simulators",
    lead: "Its own books, whatever the shop believes. Every move sends a signed webhook to the shop.",
    empty: "No parcels yet.",
    entries: shipments.map(shipmentCard),
  });

const shipmentCard = (shipment: Shipment) => html`<li class="card charge" data-status="${shipment.status}">
<header><span class="channel">${shipment.courier}</span> <b>${shipment.receiver}</b>
<span class="state">${shipment.status}</span><time>${shipment.createdAt.toISOString()}</time></header>
<p class="text">${shipment.trackingNumber}</p>
<p>${shipment.place} &middot; ${String(shipment.pieces)} pieces</p>
${
  !isOver(shipment) &&
  html`<form method="post" action="/dev/courier/shipments/${shipment.trackingNumber}/move">
<label>Now it is <select name="status">${courierStatuses.map((status) => html`<option>${status}</option>`)}</select></label>
<label>Place <input name="place" value="${shipment.place}"></label>
<label>Signed by <input name="signer" value="${shipment.receiver}"></label>
<label>Why not <select name="reason">${failReasons.map((reason) => html`<option>${reason}</option>`)}</select></label>
<label>Copies of the webhook <input name="copies" type="number" min="1" max="50" value="1"></label>
<label>Webhook after (ms) <input name="delayMs" type="number" min="0" max="60000" value="0"></label>
<label>Webhook <select name="signature"><option value="ok">signed</option><option value="bad">forged</option><option value="old">of yesterday</option><option value="none">lost</option></select></label>
<button>Move on</button>
</form>`
}
</li>`;
