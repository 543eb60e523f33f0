import { createHash } from "node:crypto";
import { qrPng } from "#kit/images/qr-png.ts";
import type { EmailPicture } from "../ports/email-sender.ts";
import type { EmailContent } from "./email-content.ts";

/** The content id of a QR code in the HTML part. */
export const qrId = (text: string): string => `qr-${createHash("sha256").update(text).digest("hex").slice(0, 12)}`;

/** Embedded pictures, so that mail programs load nothing from elsewhere. */
export const emailPictures = ({ blocks }: EmailContent): EmailPicture[] =>
  blocks.flatMap((block) => (block.type === "qr" ? [{ id: qrId(block.text), png: qrPng(block.text) }] : []));
