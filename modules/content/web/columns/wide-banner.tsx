import { Link } from "react-router";
import { Icon } from "#kit/web/icons/icon.tsx";
import type { BannerItem } from "../../contract/columns/banner-column.ts";
import { BannerPicture } from "./banner-picture.tsx";

export type WideBannerProps = {
  item: BannerItem;
  alone: boolean;
  /** The heading level of its title. */
  level: "h1" | "h2" | "h3";
  /** The banner is above the fold. */
  first: boolean;
};

/** A wide picture with a text below it; the whole banner is a link. */
export function WideBanner(props: WideBannerProps) {
  const { href } = props.item;
  if (!href) return <Inside {...props} />;
  return (
    <Link to={href} className="group block h-full">
      <Inside {...props} />
    </Link>
  );
}

const sizes = {
  alone: "(min-width: 1280px) 1232px, 100vw",
  beside: "(min-width: 1280px) 616px, (min-width: 769px) 50vw, 100vw",
};

const titles = {
  h1: "text-2xl font-extrabold tracking-tight md:text-3xl",
  h2: "text-lg font-extrabold md:text-xl",
  h3: "text-lg font-extrabold md:text-xl",
};

function Inside({ item, alone, level: Title, first }: WideBannerProps) {
  return (
    <>
      <BannerPicture
        item={item}
        width={1280}
        height={560}
        widths={[480, 640, 800, 1080, 1280]}
        sizes={alone ? sizes.alone : sizes.beside}
        priority={first}
        className={alone ? "aspect-[3/2] w-full object-cover md:aspect-[5/2]" : "aspect-[16/7] w-full object-cover"}
      />
      <div className="flex flex-col gap-3 p-5 md:flex-row md:items-end md:justify-between md:gap-4 md:p-6">
        <div>
          {item.title ? <Title className={titles[Title]}>{item.title}</Title> : null}
          {item.text ? <p className="mt-1 max-w-prose text-ink-soft">{item.text}</p> : null}
        </div>
        {item.href && item.label ? (
          <span className="inline-flex shrink-0 items-center gap-1 font-bold text-brick-ink group-hover:underline">
            {item.label} <Icon name="arrow-right" size="sm" />
          </span>
        ) : null}
      </div>
    </>
  );
}
