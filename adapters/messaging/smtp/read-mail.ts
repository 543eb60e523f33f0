/** A parsed mail. Headers are decoded, their names in lower case. */
export type ReadMail = {
  readonly headers: ReadonlyMap<string, string>;
  readonly subject: string;
  readonly text: string | null;
  readonly html: string | null;
  /** Embedded pictures as data URLs, by the content id that the HTML part refers to. */
  readonly pictures: ReadonlyMap<string, string>;
};

type Part = { headers: Map<string, string>; body: string };

/** Parses a received mail: MIME with text and HTML parts in any encoding, and embedded pictures. */
export function readMail(raw: Buffer): ReadMail {
  // latin1 maps every byte to one character until the charset of its part is known.
  const mail = splitPart(raw.toString("latin1"));
  const parts = leaves(mail);
  const partOf = (type: string) => parts.find((part) => typeOf(part).startsWith(type));
  const text = partOf("text/plain");
  const html = partOf("text/html");
  return {
    headers: mail.headers,
    subject: mail.headers.get("subject") ?? "",
    text: text ? contentOf(text) : null,
    html: html ? contentOf(html) : null,
    pictures: new Map(parts.flatMap(pictureIn)),
  };
}

const typeOf = (part: Part) => (part.headers.get("content-type") ?? "text/plain").toLowerCase();

/** A picture with a content id, in base64. */
function pictureIn(part: Part): [string, string][] {
  const id = /^<(.+)>$/.exec(part.headers.get("content-id") ?? "")?.[1];
  const type = /^image\/(?:png|jpeg|gif)/.exec(typeOf(part))?.[0];
  return id && type ? [[id, `data:${type};base64,${part.body.replaceAll(/\s/g, "")}`]] : [];
}

function splitPart(source: string): Part {
  const end = source.search(/\r?\n\r?\n/);
  const head = end < 0 ? source : source.slice(0, end);
  const body = end < 0 ? "" : source.slice(end).replace(/^\r?\n\r?\n/, "");
  const headers = new Map<string, string>();
  for (const line of head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim()));
  }
  return { headers, body };
}

function leaves(part: Part): Part[] {
  if (!typeOf(part).startsWith("multipart/")) return [part];
  const boundary = parameter(part, "boundary");
  if (!boundary) return [];
  // The first piece is the preamble, the piece after "--boundary--" the epilogue.
  return `\r\n${part.body}`
    .split(`\r\n--${boundary}`)
    .slice(1)
    .filter((chunk) => !chunk.startsWith("--"))
    .flatMap((chunk) => leaves(splitPart(chunk.replace(/^[ \t]*\r\n/, ""))));
}

function parameter(part: Part, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;\\s]+))`, "i").exec(part.headers.get("content-type") ?? "");
  return found?.[1] ?? found?.[2];
}

function contentOf(part: Part): string {
  const encoding = (part.headers.get("content-transfer-encoding") ?? "7bit").toLowerCase();
  const bytes =
    encoding === "base64"
      ? Buffer.from(part.body, "base64")
      : Buffer.from(encoding === "quoted-printable" ? quotedPrintable(part.body) : part.body, "latin1");
  return new TextDecoder(parameter(part, "charset") ?? "utf-8").decode(bytes).replaceAll("\r\n", "\n");
}

const quotedPrintable = (text: string) =>
  text
    .replace(/=[ \t]*\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Decodes =?utf-8?B?…?= and =?utf-8?Q?…?= in a header; blanks between two encoded words are dropped. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?([^?]+)\?([bq])\?([^?]*)\?=/gi, (_, charset: string, encoding: string, word: string) => {
      const bytes =
        encoding.toLowerCase() === "b"
          ? Buffer.from(word, "base64")
          : Buffer.from(quotedPrintable(word.replaceAll("_", " ")), "latin1");
      return new TextDecoder(charset).decode(bytes);
    });
}
