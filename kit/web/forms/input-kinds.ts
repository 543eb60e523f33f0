import type { ComponentProps } from "react";

type InputAttributes = Pick<
  ComponentProps<"input">,
  "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "autoCorrect" | "spellCheck" | "enterKeyHint"
>;

const plain = { type: "text", spellCheck: false, autoCorrect: "off" } as const;
const numeric = { ...plain, inputMode: "numeric" } as const;

/** The keyboard, autofill and spell-check attributes of each kind of input. */
export const inputKinds = {
  text: { type: "text" },
  mobile: { type: "tel", inputMode: "numeric", autoComplete: "tel-national" },
  email: { ...plain, type: "email", autoComplete: "email", autoCapitalize: "off" },
  username: { ...plain, inputMode: "email", autoComplete: "username", autoCapitalize: "off" },
  "current-password": { ...plain, type: "password", autoComplete: "current-password", autoCapitalize: "off" },
  "new-password": { ...plain, type: "password", autoComplete: "new-password", autoCapitalize: "off" },
  code: { ...numeric, autoComplete: "one-time-code" },
  pin: { ...numeric, type: "password", autoComplete: "off" },
  "given-name": { ...plain, autoComplete: "given-name" },
  "family-name": { ...plain, autoComplete: "family-name" },
  "birth-date": { ...numeric, autoComplete: "bday" },
  gender: { ...plain, autoComplete: "sex" },
  company: { ...plain, autoComplete: "organization" },
  "address-line": { ...plain, autoComplete: "address-line1" },
  province: { ...plain, autoComplete: "address-level1" },
  city: { ...plain, autoComplete: "address-level2" },
  district: { ...plain, autoComplete: "address-level3" },
  "postal-code": { ...numeric, autoComplete: "postal-code" },
  voucher: { ...plain, autoComplete: "off", autoCapitalize: "characters" },
  search: { type: "search", enterKeyHint: "search", autoComplete: "off" },
} as const satisfies Record<string, InputAttributes>;

export type InputKind = keyof typeof inputKinds;
