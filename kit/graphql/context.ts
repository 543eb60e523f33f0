import type { ValidatorCollector } from "../cache/validators.ts";
import type { Device } from "../core/device.ts";
import type { Locale } from "../core/locale.ts";
import type { LoaderCache } from "./loaders.ts";
import type { ReplyHeaders } from "./reply-headers.ts";

export type { ReplyHeaders } from "./reply-headers.ts";

/** The caller: anonymous, a guest with a session, or a member with a session. */
export type Caller =
  | { kind: "anonymous" }
  | { kind: "guest"; sessionId: string; guestId: string }
  | { kind: "member"; sessionId: string; userCode: string };

/** Reads a page that is not published: its content for a path, a device and a language, or null. */
export type ReadDraft = (page: {
  readonly path: string;
  readonly device: Device;
  readonly locale: Locale;
}) => Promise<{ readonly content: unknown; readonly seo: unknown } | null>;

/** An operation's refusal and its reason. */
type RefusalNote = { readonly operation: string; readonly code: string };

/** Everything an operation may know about its request. */
export type RequestContext = {
  caller: Caller;
  /** Set for a preview of staff alone. Its answers are never cached. */
  readDraft?: ReadDraft;
  /** Set with it: the drafts of what stands around a page. */
  readShellDraft?: () => Promise<unknown>;
  /** Another program of ours, authenticated by its credential. */
  service?: boolean;
  /** The key of a program of somebody else's, checked; its permissions are the key's. */
  apiKeyId?: string;
  locale: Locale;
  device: Device;
  address: string;
  /** The User-Agent; empty when absent. */
  userAgent: string;
  /** The Cookie header, for modules with their own cookie. */
  cookie: string | undefined;
  requestId: string;
  originAlias: string;
  loaders: LoaderCache;
  reply: ReplyHeaders;
  /** Called when a sign-in succeeded, for the security log. */
  signedIn?: (as: "member" | "staff") => void;
  /** Called for every refusal, for the security log. */
  refused?: (note: RefusalNote) => void;
  /** Present when validators of the response are collected. */
  validators?: ValidatorCollector;
};
