import { memo, Suspense } from "react";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { useNewsletterText } from "./newsletter-text.ts";

const placeId = "newsletter-place";
const nearBy = "800px";
/** Nobody waits longer: an update of the page that reaches the box has to wait for its script. */
const mostMs = 1_500;

/** Settles when the visitor comes near the box, after a while, or when there is no box to come near to. */
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
 * The newsletter in the footer of every page (NL-08). The server writes the form, which works without script, so that nothing
 * appears late; its script comes to those who come near it. Kept from drawing again meanwhile: React would take away what
 * the server wrote.
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
