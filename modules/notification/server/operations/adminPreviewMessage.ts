import type { Locale } from "#kit/core/locale.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { MessageContent, MessageData, MessageKind } from "../../contract/message.ts";
import { mostSmsSegments, smsSize } from "../../contract/sms-segments.ts";
import type { NotificationAdminDeps } from "../notification-admin-deps.ts";
import { emailPictures } from "../templates/email-pictures.ts";
import { renderEmailHtml } from "../templates/render-email-html.ts";
import { renderEmailText } from "../templates/render-email-text.ts";
import type { ShopCard } from "../templates/shop-card.ts";
import type { Template } from "../templates/template.ts";
import { templates } from "../templates/templates.ts";
import type { ChangedTexts } from "../templates/words.ts";
import { savedTextProblems, smsText, type TextTarget } from "../texts/check-texts.ts";
import { messageTextProblems } from "../texts/message-text-problems.ts";
import { previewedMessage } from "../texts/previewed-message.ts";
import { previewInput, targetOfInput } from "../texts/text-inputs.ts";

/** A message with texts that are not saved, as its reader would see it. */
export const adminPreviewMessage = (deps: NotificationAdminDeps) =>
  staffQuery(deps, {
    permission: "messages.edit",
    input: previewInput,
    async run(context, staff, { input }) {
      const target = targetOfInput(input);
      const content = target ? await previewedMessage(deps, staff, context, target, input.about) : null;
      if (!target || !content) return null;
      const shop = await deps.shopOf(deps.database.kysely);
      const problems = savedTextProblems(target, input.texts, shop);
      // One that is too long is shown all the same: its length is what staff want to see.
      const refused = new Set(problems.filter(({ problem }) => problem !== "tooManySegments").map(({ name }) => name));
      const texts = Object.fromEntries(Object.entries(input.texts).filter(([name]) => !refused.has(name)));
      return {
        ...shownMessage(target, content, shop, texts),
        problems: problems.map((one) => ({ path: one.name, message: problemText(one, context.locale) })),
      };
    },
  });

function shownMessage(
  { channel, locale }: TextTarget,
  content: MessageContent,
  shop: ShopCard,
  texts: ChangedTexts,
): { subject: string | null; html: string | null; text: string; size: object | null } {
  if (channel !== "EMAIL") {
    const text = smsText(content, locale, shop, texts);
    const size = channel === "SMS" ? { ...smsSize(text), most: mostSmsSegments } : null;
    return { subject: null, html: null, text, size };
  }
  const template = templates[content.kind] as Template<MessageData[MessageKind]>;
  const email = template.email(content.data, shop, locale, texts);
  // Frames of the back office have no attachments: `cid:` pictures become part of the page.
  const html = emailPictures(email).reduce(
    (page, { id, png }) => page.replaceAll(`"cid:${id}"`, `"data:image/png;base64,${png.toString("base64")}"`),
    renderEmailHtml(email, shop, locale),
  );
  return { subject: email.subject, html, text: renderEmailText(email, shop), size: null };
}

const problemText = ({ problem, detail }: { problem: string; detail?: string }, locale: Locale): string =>
  (messageTextProblems[problem as keyof typeof messageTextProblems] ?? messageTextProblems.unknown)[locale].replaceAll(
    "{detail}",
    detail ?? "",
  );
