import type { EventSink } from "#modules/tracking/contract/event-sink.ts";
import type { Measuring } from "#modules/tracking/contract/measuring.ts";
import type { EventBuffer } from "#modules/tracking/web/event-buffer.ts";
import { clearUtmCampaign } from "#modules/tracking/web/store-utm-campaign.ts";
import type { VisitStorage } from "#modules/tracking/web/utm-campaign.ts";
import { deleteVisitorNumber } from "#modules/tracking/web/visitor-number.ts";
import type { ConsentChoice } from "../shell/consent/consent-cookie.ts";

export type Surroundings = {
  readonly events: EventBuffer;
  readonly measuring: Measuring;
  /** Storages that a refusal clears. */
  readonly storages: readonly VisitStorage[];
  /** False once the visitor has chosen differently meanwhile. */
  stillSo(): boolean;
  load(): Promise<{ openSinks(measuring: Measuring): EventSink }>;
};

/** Connects events to the measuring tools or disconnects them, by the visitor's choice. Without a choice nothing changes. */
export async function followConsent(choice: ConsentChoice | null | undefined, around: Surroundings): Promise<void> {
  const { events, measuring, storages, load } = around;
  const measured = measuring.analytics !== null || measuring.pixel !== null;
  if (choice === "necessary") {
    for (const storage of storages) {
      clearUtmCampaign(storage);
      deleteVisitorNumber(storage);
    }
  }
  if (!measured || choice === "necessary") return events.close();
  if (choice !== "all") return;
  try {
    const { openSinks } = await load();
    if (around.stillSo()) events.open(openSinks(measuring));
  } catch {
    // A failed measuring tool must not disturb the visitor.
    events.close();
  }
}
