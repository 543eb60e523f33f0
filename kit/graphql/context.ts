import type { ValidatorCollector } from "../cache/validators.ts";
import type { Device } from "../core/device.ts";
import type { Locale } from "../core/locale.ts";
import type { LoaderCache } from "./loaders.ts";
import type { ReplyHeaders } from "./reply-headers.ts";

export type { LoaderCache } from "./loaders.ts";
export type { ReplyHeaders } from "./reply-headers.ts";

/** Who is calling: nobody we know, a guest with a session, or a member with a session. */
export type Caller =
  | { kind: "anonymous" }
  | { kind: "guest"; sessionId: string; guestId: string }
  | { kind: "member"; sessionId: string; userCode: string };

/** Somebody who works here, and what as. Apart from the caller: whoever works here may shop as a guest. */
export type Staff = { name: string; role: string };

/** That an operation has refused somebody, and why. */
export type RefusalNote = { readonly operation: string; readonly code: string };

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
  /** The Cookie header, for modules that keep a cookie of their own. */
  cookie: string | undefined;
  requestId: string;
  originAlias: string;
  loaders: LoaderCache;
  reply: ReplyHeaders;
  /** Told when somebody has signed in, for the same log. */
  signedIn?: (as: "member" | "staff") => void;
  /** Told of every refusal, for whoever keeps a log of those that concern security. */
  refused?: (note: RefusalNote) => void;
  /** There when somebody wants to know what the answer was made of. */
  validators?: ValidatorCollector;
};
