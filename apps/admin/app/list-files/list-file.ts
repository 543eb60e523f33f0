import type { Translate } from "#kit/web/i18n/text-context.tsx";
import { type FileColumn, fileHead, fileLines } from "#modules/admin/contract/list-file.ts";
import type { ListFileText } from "#modules/admin/web/list-file/list-file-text.ts";
import type { AdminServices } from "../request/page-context.server.ts";

/** What the file of a list is made from. */
export type FileFacts = {
  readonly query: URLSearchParams;
  readonly api: AdminServices["api"];
  /** Heads of columns, and the texts of other parts of the back office. */
  readonly t: ListFileText;
  textOf<Key extends string>(module: string): Translate<Key>;
  readonly locale: AdminServices["locale"];
};

type ListFileParts<Row> = {
  columns(facts: FileFacts): readonly FileColumn<Row>[] | Promise<readonly FileColumn<Row>[]>;
  /** The rows, a page of the list at a time. */
  pages(facts: FileFacts): AsyncIterable<readonly Row[]>;
};

export type ListFile = (facts: FileFacts) => AsyncGenerator<string>;

/** A CSV file of a list. Memory does not grow with its length: a page is loaded when the previous one has been written. */
export const listFile = <Row>({ columns, pages }: ListFileParts<Row>): ListFile =>
  async function* (facts) {
    const shown = await columns(facts);
    let head = fileHead(shown);
    for await (const rows of pages(facts)) {
      yield head + fileLines(shown, rows);
      head = "";
    }
    if (head !== "") yield head;
  };

type Page<Row> = { readonly rows: readonly Row[]; readonly hasMore: boolean };

/** Loads page after page, from the first. */
export async function* pageAfterPage<Row>(ask: (page: number) => Promise<Page<Row>>): AsyncGenerator<readonly Row[]> {
  for (let page = 1; ; page += 1) {
    const { rows, hasMore } = await ask(page);
    yield rows;
    if (!hasMore) return;
  }
}

/** Whether pages follow, by the number of all rows. */
export const isBefore = ({ page, pageSize, total }: { page: number; pageSize: number; total: number }): boolean =>
  page * pageSize < total;

/** A list that has no pages. */
export async function* onePage<Row>(rows: Promise<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  yield await rows;
}
