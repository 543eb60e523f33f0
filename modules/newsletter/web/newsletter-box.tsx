import { memo, Suspense } from "react";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { useNewsletterText } from "./newsletter-text.ts";

const placeId = "newsletter-place";
const nearBy = "800px";
/** Updates of the page wait for the script of the box, so it is loaded after this time at the latest. */
const mostMs = 1_500;

/** Resolves when the box is near the viewport, after a timeout, or when there is no box. */
function whenNear(): Promise<void> {
  const place = import.meta.env.SSR ? null : document.getElementById(placeId);
  if (!place) return Promise.resolve();
  return new Promise((go) => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        go();
      },
      { rootMargin: nearBy },
    );
    watch.observe(place);
    window.setTimeout(go, mostMs);
  });
}

const NewsletterForm = lazyWithRetry(() =>
  whenNear()
    .then(() => import("./newsletter-form.tsx"))
    .then((file) => file.NewsletterForm),
);

/**
 * The newsletter form in the footer of every page (NL-08). The server renders it, and it works without script; its script is
 * loaded near the viewport. Memoized: a render before hydration would make React discard the server's HTML.
 */
export const NewsletterBox = memo(function NewsletterBox() {
  const t = useNewsletterText();
  return (
    <section aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className="text-lg font-extrabold">
        {t("boxTitle")}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-ink-soft">{t("boxText")}</p>
      <div id={placeId}>
        <Suspense fallback={<div className="min-h-56" />}>
          <NewsletterForm place="newsletterFooter" source="Web" button={t("subscribe")} />
        </Suspense>
      </div>
    </section>
  );
});
