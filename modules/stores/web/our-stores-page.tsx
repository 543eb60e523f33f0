import { useEffect, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { Chip } from "#kit/web/actions/chip.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { StoreMap } from "./map/store-map.tsx";
import { StoreCard } from "./store-card.tsx";
import { listedStores, type StoreModel, storeAnchor, storesMatching } from "./store-model.ts";
import { useStoresText } from "./stores-text.ts";
import { useMinute } from "./use-minute.ts";
import { type NearMe, useNearMe } from "./use-near-me.ts";

/** All stores: on a map, by city, and by distance. Works without script; searching needs it. */
export function OurStoresPage({ stores }: { stores: readonly StoreModel[] }) {
  const t = useStoresText();
  const now = useMinute();
  const near = useNearMe();
  const [search, setSearch] = useState("");
  const [picked, setPicked] = useState<readonly string[]>([]);
  const marked = picked.length === 1 ? picked[0] : null;
  const candidates = picked.length > 1 ? stores.filter(({ storeCode }) => picked.includes(storeCode)) : stores;
  const shown = listedStores(storesMatching(candidates, search), near.place);

  const showAll = () => {
    setSearch("");
    setPicked([]);
  };
  const pick = (codes: readonly string[]) => {
    setSearch("");
    setPicked([...codes]);
  };
  useScrollToPicked(picked);

  return (
    <div className="mx-auto max-w-page px-4 pt-8 md:px-6 md:pt-12">
      <header className="mb-5 md:mb-8">
        <h1 className="text-3xl font-extrabold tracking-tight md:text-4xl">{t("title")}</h1>
        <p className="mt-2 max-w-prose text-ink-soft md:text-lg">{t("intro")}</p>
      </header>
      {stores.length === 0 ? (
        <EmptyState title={t("noStores")}>{t("noStoresHint")}</EmptyState>
      ) : (
        <>
          <StoreMap stores={stores} here={near.place} onPick={pick} />
          <div className="mt-5 grid gap-3 md:mt-8 md:grid-cols-[minmax(0,26rem)_auto_1fr] md:items-end">
            <TextField
              kind="search"
              name="search"
              label={t("search")}
              placeholder={t("searchHint")}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
            <Button
              variant="secondary"
              icon="map-pin"
              className="min-h-12"
              loading={near.state === "asking"}
              onClick={near.state === "found" ? near.forget : near.ask}
            >
              {near.state === "found" ? t("forgetPlace") : t("nearMe")}
            </Button>
            <p role="status" className="text-sm text-ink-soft md:pb-3 md:text-right">
              {shown.length === stores.length
                ? t("allStores", { count: stores.length })
                : t("someStores", { count: shown.length, total: stores.length })}
              {near.state === "found" ? ` · ${t("sortedByDistance")}` : ""}
            </p>
          </div>
          <NearMeNotice state={near.state} />
          {picked.length > 1 ? (
            <p className="mt-4">
              <Chip onRemove={showAll} removeLabel={t("showAll")}>
                {t("pickedOnMap", { count: picked.length })}
              </Chip>
            </p>
          ) : null}
          {shown.length === 0 ? (
            <EmptyState title={t("nothingFound")} actions={<Button onClick={showAll}>{t("showAll")}</Button>}>
              {t("nothingFoundHint")}
            </EmptyState>
          ) : (
            <ul className="mt-5 grid gap-4 tablet:grid-cols-2 md:mt-8 md:grid-cols-3 md:gap-6">
              {shown.map(({ store, km }) => (
                <li key={store.storeCode}>
                  <StoreCard store={store} km={km} now={now} marked={store.storeCode === marked} priority={false} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}

function NearMeNotice({ state }: { state: NearMe["state"] }) {
  const t = useStoresText();
  if (state !== "refused" && state !== "unavailable") return null;
  return (
    <div className="mt-4">
      <Alert live title={t(state === "refused" ? "placeRefused" : "placeUnavailable")}>
        {t("placeHint")}
      </Alert>
    </div>
  );
}

/** A pin scrolls to its first store and moves the focus there. */
function useScrollToPicked(picked: readonly string[]) {
  useEffect(() => {
    const card = picked[0] === undefined ? null : document.getElementById(storeAnchor(picked[0]));
    if (!card) return;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    card.focus({ preventScroll: true });
    card.scrollIntoView({ behavior: still ? "instant" : "smooth", block: "center" });
  }, [picked]);
}
