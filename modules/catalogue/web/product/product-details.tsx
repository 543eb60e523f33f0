import { Accordion } from "#kit/web/content/accordion.tsx";
import { CleanedHtml } from "#kit/web/content/cleaned-html.tsx";
import type { ProductModel } from "./product-model.ts";
import { useProductText } from "./product-text.ts";

export type ProductDetailsProps = {
  product: Pick<ProductModel, "description" | "facts" | "certificates">;
  /** The shop's disclaimer, cleaned by an allow-list when it was saved; null when there is none. */
  disclaimer: string | null;
};

/** What there is to know about it. Headings that fold need no script. */
export function ProductDetails({ product: { description, facts, certificates }, disclaimer }: ProductDetailsProps) {
  const t = useProductText();
  const about = (
    <div className="grid gap-4 text-ink">
      {description ? <p className="leading-relaxed whitespace-pre-line text-pretty">{description}</p> : null}
      {facts.length > 0 ? (
        <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] text-sm wrap-anywhere">
          {facts.map(({ name, value }) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid gap-x-6 border-t border-line py-2">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {certificates.length > 0 ? (
        <div className="text-sm">
          <h3 className="font-bold">{t("certificates")}</h3>
          <ul>
            {certificates.map((certificate) => (
              <li key={certificate}>{certificate}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
  const legal = <CleanedHtml className="content-html text-sm" html={disclaimer ?? ""} />;
  return (
    <section aria-label={t("details")}>
      <Accordion
        items={[
          { key: "description", title: t("description"), content: about, open: true },
          ...(disclaimer === null ? [] : [{ key: "disclaimer", title: t("disclaimer"), content: legal }]),
        ]}
      />
    </section>
  );
}
