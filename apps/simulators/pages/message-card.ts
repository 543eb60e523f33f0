import { formatDateTime } from "#kit/core/date-format.ts";
import { type Html, html } from "#kit/http/html.ts";
import type { Channel } from "#modules/notification/contract/channel.ts";
import type { InboxMessage } from "../inbox/inbox-message.ts";

export const channelName: Readonly<Record<Channel, string>> = { WHATSAPP: "WhatsApp", SMS: "SMS", EMAIL: "E-mail" };

/** One message of the inbox. Its HTML is shown in a frame that can neither run scripts nor reach this page. */
export function messageCard(message: InboxMessage): Html {
  return html`<li class="card" data-channel="${message.channel}">
<header>
<span class="channel">${channelName[message.channel]}</span>
<strong class="to">${message.to}</strong>
<time datetime="${message.at}">${formatDateTime(new Date(message.at), "en-US")}</time>
</header>
${message.code === null ? null : codeRow(message.code)}
${message.subject === null ? null : html`<h2>${message.subject}</h2>`}
<p class="text">${message.text}</p>
${message.html === null ? null : mailFrame(message)}
</li>`;
}

const codeRow = (code: string) =>
  html`<p class="code"><b>${code}</b><button type="button" data-copy="${code}" hidden>Copy code</button></p>`;

const mailFrame = ({ id, subject }: InboxMessage) => html`<details>
<summary>Show as HTML</summary>
<iframe src="/dev/inbox/${id}/html" title="${subject ?? "Mail"}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
</details>`;
