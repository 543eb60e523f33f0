import { createHash, createHmac } from "node:crypto";

export type SignedRequest = {
  readonly clientId: string;
  readonly requestId: string;
  readonly timestamp: string;
  /** The path of the request. */
  readonly target: string;
  /** Null for a request without a body. */
  readonly body: Buffer | null;
};

/** DOKU's signature of requests and webhooks: HMAC over the headers, the path and the digest of the body. */
export function dokuSignature(request: SignedRequest, secretKey: string): string {
  const parts = [
    `Client-Id:${request.clientId}`,
    `Request-Id:${request.requestId}`,
    `Request-Timestamp:${request.timestamp}`,
    `Request-Target:${request.target}`,
  ];
  if (request.body !== null) parts.push(`Digest:${createHash("sha256").update(request.body).digest("base64")}`);
  return `HMACSHA256=${createHmac("sha256", secretKey).update(parts.join("\n")).digest("base64")}`;
}

/** DOKU's time format, with whole seconds. */
export const dokuTime = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;
