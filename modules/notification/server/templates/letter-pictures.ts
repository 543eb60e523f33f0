import { createHash } from "node:crypto";
import { qrPng } from "#kit/images/qr-png.ts";
import type { EmailPicture } from "../ports/email-sender.ts";
import type { Letter } from "./letter.ts";

/** By which the HTML part names the picture of a QR code. */
export const qrId = (text: string): string => `qr-${createHash("sha256").update(text).digest("hex").slice(0, 12)}`;

/** The pictures a letter brings along, made here: no mail program has to ask anybody for them. */
export const letterPictures = ({ blocks }: Letter): EmailPicture[] =>
  blocks.flatMap((block) => (block.type === "qr" ? [{ id: qrId(block.text), png: qrPng(block.text) }] : []));
