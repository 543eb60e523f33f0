import * as v from "valibot";
import type { Database } from "#kit/postgres/connect.ts";
import type { SocialChannel } from "#modules/identity/contract/social-channel.ts";
import type { DemoPerson } from "./demo-person.ts";
import { keepTypedPerson, personOf } from "./person-store.ts";

const choice = v.object({ who: v.pipe(v.string(), v.minLength(1)), fault: v.optional(v.string(), "") });

/** The person chosen on the sign-in page and the fault to inject; null when cancelled. */
export async function chosenPerson(
  { kysely }: Database,
  channel: SocialChannel,
  form: unknown,
): Promise<{ person: DemoPerson; fault: string } | null | "senseless"> {
  const read = v.safeParse(choice, form);
  if (!read.success) return "senseless";
  const { who, fault } = read.output;
  if (who === "nobody") return null;
  const person = who === "typed" ? await keepTypedPerson(kysely, channel, form) : await personOf(kysely, who);
  return person ? { person, fault } : "senseless";
}
