import { Link } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Accordion } from "#kit/web/content/accordion.tsx";
import { Breadcrumb } from "#kit/web/content/breadcrumb.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { ArticleHtml } from "./article-html.tsx";
import type { Question, Topic } from "./article-model.ts";
import { useArticlesText } from "./articles-text.ts";
import { articlePath } from "./story.ts";

export type QuestionsPageProps = {
  topics: readonly Topic[];
  /** The code of the question in the URL: it is open, and its topic is first. */
  chosen: string;
};

/** All questions by topic; each can be unfolded and has its own URL. */
export function QuestionsPage({ topics, chosen }: QuestionsPageProps) {
  const t = useArticlesText();
  return (
    <div className="mx-auto max-w-page px-4 pt-4 md:px-6 md:pt-8">
      <Breadcrumb
        label={t("youAreHere")}
        crumbs={[{ label: t("home"), to: "/" }, { label: t("help"), to: "/contact-us" }, { label: t("questions") }]}
      />
      <div className="mx-auto mt-6 max-w-[42rem] md:mt-10">
        <h1 className="text-2xl font-extrabold tracking-tight md:text-4xl">{t("questions")}</h1>
        <p className="mt-2 text-ink-soft md:text-lg">{t("questionsIntro")}</p>
        {topics.map(({ topic, questions }) => (
          <section key={topic} aria-labelledby={`topic-${topic}`} className="mt-8 md:mt-10">
            <h2 id={`topic-${topic}`} className="mb-3 text-xl font-extrabold">
              <TopicName topic={topic} />
            </h2>
            <Accordion
              // Remounted for each URL: the browser keeps the open state of <details>.
              key={chosen}
              items={questions.map((question) => ({
                key: question.code,
                id: question.code,
                title: question.title,
                open: question.code === chosen,
                content: <Answer question={question} />,
              }))}
            />
          </section>
        ))}
        <div className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-lg bg-court-soft p-5 text-court-ink">
          <p className="font-bold">{t("notAnswered")}</p>
          <LinkButton to="/contact-us" variant="court" icon="headset">
            {t("contactUs")}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

function Answer({ question }: { question: Question }) {
  const t = useArticlesText();
  return (
    <>
      <p className="mb-3 font-semibold text-ink">{question.shortAnswer}</p>
      <ArticleHtml html={question.html} />
      <Link
        to={articlePath(question.code)}
        preventScrollReset
        className="mt-3 inline-flex min-h-8 items-center gap-1.5 text-sm font-bold text-brick-ink hover:underline pointer-coarse:min-h-11"
      >
        <Icon name="share-2" size="sm" />
        {t("linkToAnswer")}
        <span className="sr-only">: {question.title}</span>
      </Link>
    </>
  );
}

/** Editors may add topics; a topic without a translation shows its code. */
function TopicName({ topic }: { topic: string }) {
  const t = useArticlesText();
  const names: Readonly<Record<string, string>> = {
    delivery: t("topicDelivery"),
    payment: t("topicPayment"),
    orders: t("topicOrders"),
    club: t("topicClub"),
    account: t("topicAccount"),
    goods: t("topicGoods"),
  };
  return names[topic] ?? topic.replaceAll("-", " ");
}
