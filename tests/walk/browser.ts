import { setTimeout as sleep } from "node:timers/promises";
import type { Device } from "#kit/core/device.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import { type PageForm, type ReadPage, readPage } from "./read-page.ts";

export type OpenedPage = {
  /** Where it ended, after redirects. */
  readonly path: string;
  readonly status: number;
  readonly html: string;
  readonly page: ReadPage;
};

const agents: Readonly<Record<Device, string>> = {
  h5: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
  pc: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
};

const mostRedirects = 6;

/** The shop's public address, used in its messages and forms; the walk reaches it at another one. */
export const publicUrl = "http://localhost:3000";

/** A browser without script: it keeps cookies, follows redirects and submits forms. */
export type Browser = {
  open(path: string): Promise<OpenedPage>;
  submit(from: OpenedPage, form: PageForm, typed: Readonly<Record<string, string>>): Promise<OpenedPage>;
};

let visitors = 0;

export function openBrowser(address: string, device: Device, cookie = ""): Browser {
  const jar = new Map<string, string>();
  keep(jar, cookie.split("; "));
  visitors += 1;
  const own = `10.200.${(visitors >> 8) & 255}.${visitors & 255}`;
  const headers = () => ({
    "user-agent": agents[device],
    "accept-language": "en-US",
    accept: "text/html",
    "x-forwarded-for": own,
    ...(jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") } : {}),
  });
  const follow = async (path: string, body?: string): Promise<OpenedPage> => {
    let at = new URL(path, address);
    for (let step = 0; step <= mostRedirects; step += 1) {
      const sent = step === 0 && body !== undefined;
      const answer = await askAgain(at.href.replace(/#.*/, ""), {
        method: sent ? "POST" : "GET",
        headers: {
          ...headers(),
          ...(sent ? { "content-type": "application/x-www-form-urlencoded", origin: publicUrl } : {}),
        },
        ...(sent ? { body } : {}),
      });
      keep(jar, answer.headers["set-cookie"] ?? []);
      const to = answer.headers.location;
      if (answer.status < 300 || answer.status >= 400 || to === undefined) {
        return {
          path: at.pathname + at.search,
          status: answer.status,
          html: answer.text,
          page: readPage(answer.text, { frame: at.pathname.startsWith("/admin/") }),
        };
      }
      at = new URL(to.replace(publicUrl, address), at);
      if (at.origin !== address) return { path: at.href, status: 200, html: "", page: readPage("") };
    }
    throw new Error(`${path} redirects for ever`);
  };
  return {
    open: (path) => follow(path),
    submit(from, form, typed) {
      const fields = new URLSearchParams({ ...form.fields, ...typed });
      const target = form.action ?? from.path;
      return form.method === "post" ? follow(target, fields.toString()) : follow(`${target}?${fields}`);
    },
  };
}

const patienceMs = 600_000;
const pauseMs = 500;

/**
 * A 503 with Retry-After is retried. Any other failure is the page's own, even if it would not happen again. A form is
 * sent once.
 */
async function askAgain(url: string, asked: Parameters<typeof sendRaw>[1] & object) {
  const end = Date.now() + patienceMs;
  for (;;) {
    const answer = await sendRaw(url, asked);
    const isFull = answer.status === 503 && answer.headers["retry-after"] !== undefined;
    if (!isFull || Date.now() > end || asked.method === "POST") return answer;
    await sleep(pauseMs);
  }
}

function keep(jar: Map<string, string>, cookies: readonly string[]): void {
  for (const cookie of cookies) {
    const [, name, value = ""] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
    if (name === undefined) continue;
    if (value === "") jar.delete(name);
    else jar.set(name, value);
  }
}
