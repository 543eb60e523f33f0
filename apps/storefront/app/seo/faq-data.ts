import { plainText, type StructuredData } from "./structured-data.ts";

/** Questions with their answers; an answer may be HTML. */
export const faqData = (
  replies: readonly { readonly question: string; readonly answer: string }[],
): StructuredData => ({
  "@type": "FAQPage",
  mainEntity: replies.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
  })),
});
