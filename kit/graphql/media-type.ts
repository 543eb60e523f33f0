const own = "application/graphql-response+json; charset=utf-8";
const json = "application/json; charset=utf-8";

/** The content type of a response to an Accept header: the first supported one it names, JSON when it names none. */
export function answerType(accept: string | undefined): string {
  if (accept === undefined || accept === "*/*") return json;
  for (const range of accept.toLowerCase().split(",")) {
    const [type = "", ...parameters] = range.replace(/\s/g, "").split(";");
    const charset = parameters.find((parameter) => parameter.startsWith("charset=")) ?? "charset=utf-8";
    if (charset !== "charset=utf-8" && charset !== "charset=utf8") continue;
    if (type === "application/graphql-response+json" && charset === "charset=utf-8") return own;
    if (type === "application/json" || type === "application/*" || type === "*/*") return json;
  }
  return json;
}
