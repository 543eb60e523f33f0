import type { Result } from "#kit/core/result.ts";
import type { MessageContent } from "#modules/notification/contract/message.ts";
import type { SendFailure } from "./code-failures.ts";
import { codeLength } from "./code-limits.ts";
import { type Sent, sendCounted } from "./send-counted.ts";
import type { CodeDeps, CodePurpose, SendRequest } from "./send-request.ts";

export type CodeRequest = SendRequest & {
  readonly purpose: CodePurpose;
  /** The message with the code, for codes that are not to be typed by their receiver. */
  readonly contentOf?: (code: string) => MessageContent;
};

/** Sends a code to a mobile number or e-mail address within the limits of D-07. The code is never part of the reply. */
export function requestCode(
  deps: CodeDeps,
  { purpose, contentOf, ...ask }: CodeRequest,
): Promise<Result<Sent, SendFailure>> {
  const code = deps.ids.code(codeLength);
  const minutes = ask.channel === "EMAIL" ? deps.codes.emailMinutes : deps.codes.minutes;
  const content = contentOf?.(code) ?? { kind: "verificationCode" as const, data: { code, validForMinutes: minutes } };
  return sendCounted(deps, ask, { purpose, code, content, minutes });
}
