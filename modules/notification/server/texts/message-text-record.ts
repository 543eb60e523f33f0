import type { Kysely } from "kysely";
import type { RecordType } from "#kit/postgres/records/record-type.ts";
import { readTextStates, type TextState, writeTextStates } from "../store/message-texts.ts";
import type { ShopCard } from "../templates/shop-card.ts";
import { savedTextProblems, targetOf } from "./check-texts.ts";
import { messageTextProblems } from "./message-text-problems.ts";

/** The changed texts of one template, channel and language as a record. Emptied, the shipped texts are used again. */
export const messageTextRecord = (shopOf: (db: Kysely<unknown>) => Promise<ShopCard>): RecordType<TextState> => ({
  name: "messageText",
  problemTexts: messageTextProblems,
  // A blank text stays, so that it is refused instead of silently replaced by the shipped one.
  normalise: (state) =>
    Object.fromEntries(
      Object.entries(state).map(([name, text]) => [
        name,
        typeof text === "string" ? text.replaceAll("\r\n", "\n").trim().normalize("NFC") : text,
      ]),
    ),
  // Every text there is can be edited: one that was never changed, or is shipped again, is an empty record with its history.
  async read(trx, ids) {
    const known = ids.filter((id) => targetOf(id) !== null);
    const stored = await readTextStates(trx, known);
    return new Map(known.map((id) => [id, stored.get(id) ?? {}]));
  },
  async check(trx, writes) {
    const shop = await shopOf(trx);
    return writes.flatMap(({ id, after }) => {
      const target = targetOf(id);
      if (!target) return [{ id, path: "", problem: "noTemplate" }];
      return savedTextProblems(target, after ?? {}, shop).map(({ name, ...problem }) => ({
        id,
        path: name,
        ...problem,
      }));
    });
  },
  write: writeTextStates,
});
