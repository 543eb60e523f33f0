import { useId, useState } from "react";
import { Accordion } from "../content/accordion.tsx";
import { Avatar } from "../content/avatar.tsx";
import { Breadcrumb } from "../content/breadcrumb.tsx";
import { Card } from "../content/card.tsx";
import { Countdown } from "../content/countdown.tsx";
import { FactList } from "../content/fact-list.tsx";
import { Picture } from "../content/picture.tsx";
import { Price } from "../content/price.tsx";
import { ProductCardSkeleton } from "../content/product-card-skeleton.tsx";
import { Ribbon } from "../content/ribbon.tsx";
import { StepperDots } from "../content/stepper-dots.tsx";
import { SumRow, SumTotal } from "../content/sum.tsx";
import { Tabs } from "../content/tabs.tsx";
import { TitledCard } from "../content/titled-card.tsx";
import { Family, longText, Sample, type Theme } from "./sample.tsx";

const browserClock = () => Date.now();
const priceWords = { currentLabel: "Price", originalLabel: "Before" };

export function Content() {
  return <Family title="Content">{(theme) => <Samples theme={theme} />}</Family>;
}

function Samples({ theme }: { theme: Theme }) {
  const id = useId();
  const [endsAt] = useState(() => Date.now() + 65_000);
  return (
    <>
      <Sample name="Breadcrumb" wide>
        <Breadcrumb
          label={`You are here ${id}`}
          crumbs={[
            { label: "Home", to: "/" },
            { label: "Building", to: "/b" },
            { label: "Castles", to: "/c" },
            { label: "Kota Tua, 480 pieces" },
          ]}
        />
      </Sample>
      <Sample name="Card: plain">
        <Card>
          <h3 className="text-lg font-bold">A plain card</h3>
          <p className="text-ink-soft">White, with a soft shadow.</p>
        </Card>
      </Sample>
      <Sample name="Card: with studs">
        <Card studs="court">
          <h3 className="text-lg font-bold">A brick</h3>
          <p className="text-ink-soft">For the one that should be noticed.</p>
        </Card>
      </Sample>
      <Sample name="Sum">
        <dl className="grid gap-2">
          <SumRow name="Products">Rp899.000</SumRow>
          <SumRow name="Builders' week" saving>
            -Rp89.900
          </SumRow>
          <SumTotal name="Total" note="tax included">
            Rp809.100
          </SumTotal>
        </dl>
      </Sample>
      <Sample name="Titled card with facts" wide>
        <TitledCard title={`Contact, ${theme}`} icon="mail" text="Where we can reach you.">
          <FactList
            facts={[
              { key: "mail", name: "E-mail", value: "sari@example.com", action: <a href="#change">Change</a> },
              { key: "note", name: "Note", value: longText },
            ]}
          />
        </TitledCard>
      </Sample>
      <Sample name="Picture with ribbon, price">
        <Card flush>
          <div className="relative bg-sunken">
            <Picture
              path="/pictures/social.webp"
              alt="A castle of red bricks"
              width={800}
              height={800}
              sizes="320px"
              className="w-full"
            />
            <div className="absolute top-3 left-0">
              <Ribbon>Flash sale</Ribbon>
            </div>
          </div>
          <div className="grid gap-1 p-3">
            <p className="text-xs font-bold text-ink-soft uppercase">Batu Kecil</p>
            <h3 className="line-clamp-2 font-semibold">Kota Tua, a castle of 480 pieces</h3>
            <Price {...priceWords} current={479_000} original={599_000} off="-20%" />
          </div>
        </Card>
      </Sample>
      <Sample name="Product card, loading">
        <ProductCardSkeleton />
      </Sample>
      <Sample name="Price: plain, reduced, large">
        <div className="grid gap-2">
          <Price {...priceWords} current={98_500} />
          <Price {...priceWords} current={79_000} original={98_500} off="-20%" />
          <Price {...priceWords} current={1_250_000} original={1_500_000} size="lg" />
        </div>
      </Sample>
      <Sample name="Ribbons">
        <div className="flex flex-col items-start gap-2">
          <Ribbon>Promo</Ribbon>
          <Ribbon tone="brick">New</Ribbon>
          <Ribbon tone="court">Pre-order</Ribbon>
          <Ribbon tone="ink">{longText}</Ribbon>
        </div>
      </Sample>
      <Sample name="Tabs: arrow keys move" wide>
        <Tabs
          label="About the product"
          tabs={[
            { key: "about", label: "Description", content: <p>{longText}</p> },
            { key: "size", label: "Size and material", content: <p>38 × 26 × 9 cm</p> },
            { key: "care", label: "Care", content: <p>Wash by hand.</p> },
          ]}
        />
      </Sample>
      <Sample name="Accordion" wide>
        <Accordion
          items={[
            { key: "a", title: "How long does delivery take?", content: <p>Two to four days on Java.</p>, open: true },
            { key: "b", title: longText, content: <p>Yes.</p> },
          ]}
        />
      </Sample>
      <Sample name="Countdown: spoken at 60, 30, 10 and 0">
        <p className="text-2xl font-extrabold">
          <Countdown endsAt={endsAt} now={browserClock} announce={(seconds) => `${seconds} seconds left`} />
        </p>
      </Sample>
      <Sample name="Avatar, stepper dots">
        <div className="flex flex-wrap items-center gap-3">
          <Avatar name="Siti Nurhaliza" size="lg" />
          <Avatar name="Budi Santoso" />
          <Avatar name="王小明" size="sm" />
          <StepperDots steps={4} current={2} label="Step 2 of 4" />
        </div>
      </Sample>
    </>
  );
}
