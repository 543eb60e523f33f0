import { Suspense, use, useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { type Locale, locales } from "#kit/core/locale.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { ApiContext } from "#kit/web/api/api-context.tsx";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { Spinner } from "#kit/web/feedback/spinner.tsx";
import { ToastProvider } from "#kit/web/feedback/toast-context.tsx";
import { TextProvider, Texts } from "#kit/web/i18n/text-context.tsx";
import { useHydrated } from "#kit/web/use-hydrated.ts";
import type { ProductState } from "../../contract/product/product-state.ts";
import { ProductView } from "../../web/product/product-view.tsx";
import type { ProductChoices, ProductFigures } from "../product-editor/product-choices.ts";
import { useProductEditorText } from "../product-editor/product-editor-text.ts";
import { previewModel } from "./preview-model.ts";
import { readPreview } from "./preview-state.ts";

export type ProductPreviewProps = {
  code: string;
  saved: ProductState;
  choices: ProductChoices;
  stock: ProductFigures["stock"];
  locale: Locale;
};

/** Live prices and stock are those of the preview: nothing is asked from the shop. */
const asksNothing = () => Promise.reject(new Error("a preview asks nothing"));

/** The product page as it will be, rendered by the shop's own components from the editor's draft. */
export function ProductPreviewPage(props: ProductPreviewProps) {
  const t = useProductEditorText();
  // The draft is in the browser's storage.
  const hydrated = useHydrated();
  return (
    <>
      <PreviewBar code={props.code} locale={props.locale} />
      <main id="main">
        {hydrated ? (
          <Suspense fallback={<Spinner label={t("preview")} />}>
            <Preview {...props} />
          </Suspense>
        ) : (
          <Spinner label={t("preview")} />
        )}
      </main>
    </>
  );
}

function Preview({ code, saved, choices, stock, locale }: ProductPreviewProps) {
  const t = useProductEditorText();
  const { source } = use(Texts);
  const [query] = useSearchParams();
  const draft = query.get("draft");
  const state = useMemo(() => readPreview(localStorage, code, draft) ?? saved, [code, draft, saved]);
  const product = useMemo(() => {
    const units = new Map(stock.map(({ skuCode, units: left }) => [skuCode, left]));
    return previewModel({ code, state, choices, stock: units, locale, at: new Date() });
  }, [code, state, choices, stock, locale]);
  if (!product) return <EmptyState title={t("preview_empty")}>{t("preview_empty_text")}</EmptyState>;
  return (
    <TextProvider locale={locale} source={source}>
      <ApiContext value={asksNothing}>
        <ToastProvider texts={{ region: t("preview"), dismiss: t("keep") }}>
          <div lang={locale}>
            <ProductView product={product} disclaimer={null} slots={{ buy: () => <PreviewBuy /> }} />
          </div>
        </ToastProvider>
      </ApiContext>
    </TextProvider>
  );
}

/** Stands where the shop's button does; in the preview's language. */
function PreviewBuy() {
  const t = useProductEditorText();
  return (
    <Button size="lg" disabled className="w-full">
      {t("preview_buy")}
    </Button>
  );
}

const sizes = { phone: "width=390,height=844", desktop: "width=1280,height=900" } as const;

function PreviewBar({ code, locale }: { code: string; locale: Locale }) {
  const t = useProductEditorText();
  const [query] = useSearchParams();
  const inLanguage = (one: Locale) => `?${new URLSearchParams({ ...Object.fromEntries(query), locale: one })}`;
  const open = (size: keyof typeof sizes) => window.open(window.location.href, `preview-${size}`, sizes[size]);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b-4 border-court bg-surface px-4 py-2 text-sm">
      <p className="font-extrabold">{t("preview_of", { code })}</p>
      <nav aria-label={t("preview_languages")} className="flex gap-1">
        {locales.map((one) => (
          <Link
            key={one}
            to={inLanguage(one)}
            reloadDocument
            aria-current={one === locale ? "page" : undefined}
            className={cx(
              "flex min-h-9 items-center rounded-md px-2 font-bold no-underline pointer-coarse:min-h-11",
              one === locale ? "bg-ink text-paper" : "text-ink-soft hover:bg-sunken",
            )}
          >
            {one}
          </Link>
        ))}
      </nav>
      <span className="flex gap-1">
        <Button size="sm" variant="quiet" icon="smartphone" onClick={() => open("phone")}>
          {t("preview_phone")}
        </Button>
        <Button size="sm" variant="quiet" icon="monitor" onClick={() => open("desktop")}>
          {t("preview_desktop")}
        </Button>
      </span>
    </header>
  );
}
