import {
  bodyVersion,
  type EventObject,
  type testEventType,
  type WebhookEventType,
} from "../contract/webhook-events.ts";

/** An event to deliver. */
export type WebhookEvent = {
  readonly id: string;
  readonly type: WebhookEventType | typeof testEventType;
  /** Events with the same key are delivered in the order they were written. */
  readonly objectKey: string;
  readonly occurredAt: Date;
  readonly object: EventObject;
};

/** The body that is sent. */
export const bodyOf = ({ id, type, occurredAt, object }: WebhookEvent): string =>
  JSON.stringify({ id, type, version: bodyVersion, occurredAt: occurredAt.toISOString(), object });
