import { jakartaDay } from "#kit/core/jakarta-day.ts";
import type { HistoryRows } from "./history-rows.ts";
import { day, later } from "./moments.ts";
import { historyDays } from "./plan-history.ts";
import type { RandomChoices } from "./random-choices.ts";

/** What shoppers look for and this shop does not have. */
const inVain = [
  "sepeda lipat", "trampolin", "kasur angin", "drone mini", "sepatu roda", "papan catur magnet", "teleskop", "panahan",
  "kolam renang karet", "lego robot", "meja pingpong", "sarung tinju",
]; // biome-ignore format: a list of texts

/** Addresses of earlier shops and of posts elsewhere, which have no page here. */
const missedPaths = ["/promo-lebaran", "/produk/sepatu-lari", "/blog/tips-lari-pagi", "/katalog-2025.html", "/member"];

const mostProducts = 90;

/** Searches by text and day: those that led to a product, by the first words of its name, and those that found nothing. */
export function addSearches(
  rows: HistoryRows,
  random: RandomChoices,
  products: ReadonlyMap<string, string>,
  now: Date,
): void {
  const dayAgo = (days: number) => jakartaDay(later(now, -days * day));
  const searched = new Map<string, { day: string; term: string; searches: number; withoutResults: number }>();
  const count = (on: string, term: string, searches: number, withoutResults: number) => {
    const known = searched.get(`${on} ${term}`) ?? { day: on, term, searches: 0, withoutResults: 0 };
    known.searches += searches;
    known.withoutResults += withoutResults;
    searched.set(`${on} ${term}`, known);
  };
  for (const [productCode, name] of [...products].slice(0, mostProducts)) {
    const words = name.toLowerCase().split(/\s+/);
    const opened = new Set<string>();
    for (let times = random.between(3, 12); times > 0; times -= 1) {
      const term = words.slice(0, random.between(1, 2)).join(" ");
      const on = dayAgo(random.between(0, historyDays - 1));
      if (opened.has(`${on} ${term}`)) continue;
      opened.add(`${on} ${term}`);
      const opens = random.between(1, 6);
      rows.add("search.opened_day", { product_code: productCode, day: on, term, opens });
      count(on, term, opens + random.between(0, 5), 0);
    }
  }
  for (const term of inVain) {
    for (let times = random.between(2, 14); times > 0; times -= 1) {
      const searches = random.between(1, 4);
      count(dayAgo(random.between(0, historyDays - 1)), term, searches, searches);
    }
  }
  rows.add(
    "search.term_day",
    ...[...searched.values()].map(({ day: on, term, searches, withoutResults }) => ({
      day: on,
      term,
      searches,
      without_results: withoutResults,
    })),
  );
}

/** Visits to addresses that have no page, by day. */
export function addMissedPages(rows: HistoryRows, random: RandomChoices, now: Date): void {
  for (const path of missedPaths) {
    const days = new Set(Array.from({ length: random.between(3, 12) }, () => random.between(0, 60)));
    for (const daysAgo of days) {
      rows.add("content.missed_day", {
        day: jakartaDay(later(now, -daysAgo * day)),
        path,
        hits: random.between(1, 5),
      });
    }
  }
}
