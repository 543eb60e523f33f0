import type { Locale } from "#kit/core/locale.ts";
import type { MessageContent, MessageKind } from "../../contract/message.ts";

type Wanted = {
  readonly kind: MessageKind;
  readonly variant: string;
  /** The code of the order or customer. */
  readonly code: string;
  readonly locale: Locale;
  /** Only orders of this store; null for all. */
  readonly storeCode: string | null;
};

/** A message about a real order or customer, with made-up links and codes; null when there is none like it. */
export type RealMessages = {
  ofOrder(wanted: Wanted): Promise<MessageContent | null>;
  ofCustomer(wanted: Wanted): Promise<MessageContent | null>;
};
