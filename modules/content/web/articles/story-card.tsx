import { Link } from "react-router";
import { formatDate } from "#kit/core/date-format.ts";
import { cx } from "#kit/web/class-names.ts";
import { Picture } from "#kit/web/content/picture.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { articlePath, type Story } from "./story.ts";

export type StoryCardProps = {
  story: Story;
  /** The first story of a list: wide, with its picture beside the text on a desktop. */
  lead?: boolean;
  /** The picture is above the fold. */
  priority?: boolean;
  /** The heading level. */
  level?: "h2" | "h3";
};

/** A story in a list. The whole card is a link, named by its title. */
export function StoryCard({ story, lead = false, priority = false, level: Title = "h2" }: StoryCardProps) {
  const locale = useLocale();
  return (
    <article
      className={cx(
        "group relative h-full overflow-hidden rounded-lg bg-surface shadow-lift transition-shadow hover:shadow-float",
        lead ? "md:grid md:grid-cols-[3fr_2fr]" : "flex flex-col",
      )}
    >
      <div className="aspect-video overflow-hidden bg-sunken">
        {story.image ? (
          <Picture
            path={story.image}
            alt=""
            width={1200}
            height={675}
            widths={lead ? [400, 640, 800, 1080] : [320, 400, 640, 800]}
            sizes={
              lead
                ? "(min-width: 1280px) 740px, (min-width: 769px) 60vw, 92vw"
                : "(min-width: 1280px) 400px, (min-width: 769px) 32vw, 92vw"
            }
            priority={priority}
            className="size-full object-cover transition-transform duration-300 ease-out group-hover:scale-[1.03]"
          />
        ) : null}
      </div>
      <div className={cx("flex grow flex-col gap-2 p-4 md:p-5", lead && "md:justify-center md:gap-3 md:p-10")}>
        <p className="text-sm text-ink-soft">
          <time dateTime={story.createTime}>{formatDate(new Date(story.createTime), locale)}</time>
        </p>
        <Title className={cx("font-extrabold text-pretty", lead ? "text-xl md:text-2xl" : "text-lg leading-snug")}>
          <Link to={articlePath(story.code)} prefetch="intent" className="group-hover:text-brick-ink">
            {story.title}
            <span className="absolute inset-0 rounded-lg" />
          </Link>
        </Title>
        <p className={cx("text-ink-soft", lead ? "line-clamp-4 md:text-lg" : "line-clamp-3")}>{story.excerpt}</p>
      </div>
    </article>
  );
}
