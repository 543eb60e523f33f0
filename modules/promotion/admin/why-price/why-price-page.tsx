import { useNavigation } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import type { WhyPriceForm as Typed } from "../../contract/why/why-price-address.ts";
import { promotionsPath } from "../promotion-list/promotion-list-model.ts";
import { usePromotionListText } from "../promotion-list/promotion-list-text.ts";
import { PriceLines } from "./price-lines.tsx";
import { PriceOrigin } from "./price-origin.tsx";
import { VerdictList } from "./verdict-list.tsx";
import { WhyPriceForm } from "./why-price-form.tsx";
import { fieldIdOf, type WhyPriceAnswer } from "./why-price-model.ts";
import { useWhyPriceText } from "./why-price-text.ts";

export type WhyPricePageProps = {
  form: Typed;
  /** Null before anything was asked. */
  answer: WhyPriceAnswer | null;
  year: number;
};

/** The question, and below it the price with every promotion that applied or did not. Both stand in the address. */
export function WhyPricePage({ form, answer, year }: WhyPricePageProps) {
  const t = useWhyPriceText();
  const list = usePromotionListText();
  const { state: loading } = useNavigation();
  const problems = answer?.problems ?? [];
  const price = answer?.price ?? null;
  return (
    <div className={cx("grid gap-4", loading === "loading" && "opacity-70")}>
      <PageHeader title={t("title")} above={[{ label: list("title"), to: promotionsPath }]} />
      {problems.length === 0 ? null : (
        <Alert tone="error" title={t("refused")} live>
          <ul className="grid gap-1">
            {problems.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <a href={`#${fieldIdOf(path)}`} className="font-bold underline">
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <WhyPriceForm key={JSON.stringify(form)} form={form} problems={problems} isOpen={price === null} />
      {price === null ? null : (
        <>
          <PriceOrigin price={price} year={year} />
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <PriceLines price={price} />
            <VerdictList verdicts={price.verdicts} year={year} />
          </div>
        </>
      )}
    </div>
  );
}
