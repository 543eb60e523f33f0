import type { Device } from "../core/device.ts";
import type { Locale } from "../core/locale.ts";
import type { LoaderCache } from "./loaders.ts";
import type { ReplyHeaders } from "./reply-headers.ts";
import type { Stamps } from "./stamps.ts";

export type { LoaderCache } from "./loaders.ts";
export type { ReplyHeaders } from "./reply-headers.ts";

/** Who is calling: nobody we know, a guest with a session, or a member with a session. */
export type Caller =
  | { kind: "anonymous" }
  | { kind: "guest"; sessionId: string; guestId: string }
  | { kind: "member"; sessionId: string; userCode: string };

/** Somebody who works here, and what as. Apart from the caller: whoever works here may shop as a guest. */
export type Staff = { name: string; role: string };

/** Everything an operation may know about the request it answers. */
export type RequestContext = {
  caller: Caller;
  staff: Staff | null;
  /** Another program of ours, which has proved it by its credential. */
  service?: boolean;
  locale: Locale;
  device: Device;
  address: string;
  /** What the caller's program calls itself; empty when it does not say. */
  userAgent: string;
  /** The Cookie header, for rooms that keep a cookie of their own. */
  cookie: string | undefined;
  requestId: string;
  originAlias: string;
  loaders: LoaderCache;
  reply: ReplyHeaders;
  /** There when somebody wants to know what the answer was made of. */
  stamps?: Stamps;
};
