import { Suspense, useEffect, useRef, useState } from "react";
import { latePart } from "#kit/web/late-part.ts";
import { useNewsletterText } from "./newsletter-text.ts";

const NewsletterForm = latePart(() => import("./newsletter-form.tsx").then((file) => file.NewsletterForm));

/** The newsletter in the footer of every page (NL-08). Its form comes to those who come near it. */
export function NewsletterBox() {
  const t = useNewsletterText();
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "800px",
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);

  const form = <NewsletterForm place="newsletterFooter" source="Web" button={t("subscribe")} />;
  return (
    <section aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className="text-lg font-extrabold">
        {t("boxTitle")}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-ink-soft">{t("boxText")}</p>
      {/* The server writes the form for browsers without script; all others pass over it. */}
      <noscript>{form}</noscript>
      <div ref={place} className="[@media(scripting:enabled)]:min-h-52">
        {near ? <Suspense>{form}</Suspense> : null}
      </div>
    </section>
  );
}
