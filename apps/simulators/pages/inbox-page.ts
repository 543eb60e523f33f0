import { type Html, html } from "#kit/http/html.ts";
import { channels } from "#modules/notification/contract/channel.ts";
import { faultModes } from "../faults/fault.ts";
import type { InboxFilter, InboxMessage } from "../inbox/inbox-message.ts";
import { layout } from "./layout.ts";
import { channelName, messageCard } from "./message-card.ts";

/** GET /dev/inbox: everything the shop sent, newest first. With scripts it refreshes when something arrives, without every 5 s. */
export function inboxPage(messages: readonly InboxMessage[], filter: InboxFilter): Html {
  const newest = messages[0]?.id ?? "";
  return layout(
    "Inbox",
    html`<main data-newest="${newest}">
<nav><a href="/dev">Developer pages</a></nav>
<h1>Inbox</h1>
<p class="lead">Every WhatsApp message, SMS and e-mail the shop has sent.</p>
<div class="tools">
${filterForm(filter)}
<form method="post" action="/dev/inbox/empty"><button class="quiet">Empty the inbox</button></form>
${faultForm}
</div>
${
  messages.length === 0
    ? html`<p class="empty">No messages${filter.to || filter.channel ? " for this filter" : " yet"}.</p>`
    : html`<ol class="cards">${messages.map(messageCard)}</ol>`
}
</main>`,
    html`<script type="module" src="/dev/inbox.js"></script>
<noscript><meta http-equiv="refresh" content="5"></noscript>`,
  );
}

const filterForm = ({ to = "", channel }: InboxFilter) => html`<form method="get" action="/dev/inbox" role="search">
<label>To <input name="to" value="${to}" autocomplete="off" placeholder="number or e-mail"></label>
<label>Channel <select name="channel">
<option value="">All</option>
${channels.map((name) => html`<option value="${name}"${name === channel && html` selected`}>${channelName[name]}</option>`)}
</select></label>
<button>Show</button>
</form>`;

const faultForm = html`<details class="faults">
<summary>Make a vendor misbehave</summary>
<form method="post" action="/dev/gateway">
<label>Channel <select name="channel">${channels.map((name) => html`<option value="${name}">${channelName[name]}</option>`)}</select></label>
<label>Mode <select name="mode">${faultModes.map((mode) => html`<option>${mode}</option>`)}</select></label>
<label>Milliseconds <input name="ms" type="number" min="0" max="60000" value="0"></label>
<button>Switch</button>
</form>
</details>`;
