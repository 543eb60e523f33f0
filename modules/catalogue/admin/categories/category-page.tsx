import { useState } from "react";
import { useNavigate } from "react-router";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordText, RecordTexts } from "#modules/admin/web/record-editor/record-fields.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import { type EditedRecord, useRecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { slugOf } from "#modules/admin/web/slug-of.ts";
import { moveProblem } from "../../contract/category-tree.ts";
import { certificateTypes } from "../../contract/product/product-state.ts";
import { type ProductOrder, productOrders } from "../../contract/product-orders.ts";
import { fieldLabel } from "../group-fields.ts";
import { useCategoriesText } from "./categories-text.ts";
import { placesOf } from "./category-moves.ts";
import type { CategoryRow } from "./category-tree-row.tsx";
import { FirstProducts } from "./first-products.tsx";

type CategoryPageProps = {
  code: string;
  record: EditedRecord | null;
  categories: readonly CategoryRow[];
  /** Names of the products that come first. */
  products: readonly { readonly code: string; readonly name: string }[];
};

/** One category, or a new one. Give it the code as its key. */
export function CategoryPage({ code, record, categories, products }: CategoryPageProps) {
  const t = useCategoriesText();
  const navigate = useNavigate();
  const isNew = record === null;
  const [newCode, setNewCode] = useState("");
  const names = {
    "": t("code"),
    names: t("name"),
    slug: t("slug"),
    parentCode: t("parent"),
    position: t("position"),
    about: t("about"),
    picture: t("picture"),
    productOrder: t("product_order"),
    firstProducts: t("first_products"),
    requiredCertificate: t("required_certificate"),
  };
  const nameOf = (one: Json) => categories.find((row) => row.code === one)?.name ?? String(one);
  const editor = useRecordEditor({
    type: "category",
    id: isNew ? newCode.trim() : code,
    record,
    initial: { position: categories.length },
    labelOf: (path) => fieldLabel(path, names),
    showValue: (path, value) =>
      path === "parentCode"
        ? nameOf(value)
        : path === "productOrder"
          ? t(`order_${value as ProductOrder}`)
          : Array.isArray(value)
            ? value.join(", ")
            : String(value),
    onSaved: ({ id }) => (isNew ? void navigate(`/admin/categories/${id}`) : undefined),
  });
  const english = editor.value("names/en-US");
  const picture = editor.value("picture");
  const title = isNew ? t("new") : (categories.find((row) => row.code === code)?.name ?? code);
  const tree = placesOf(categories);
  const parents = categories.filter((row) => moveProblem(tree, code, row.code) === null && row.level < 3);
  const suggest = () => {
    if (!isNew || typeof english !== "string") return;
    if (editor.value("slug") === undefined) editor.set("slug", slugOf(english) || undefined);
    if (newCode === "") setNewCode(slugOf(english).replaceAll("-", "_").toUpperCase().slice(0, 40));
  };
  const select = (path: string) => ({
    id: fieldId(path),
    name: path,
    value: String(editor.value(path) ?? ""),
    disabled: !editor.editable,
    error: editor.problemAt(path),
    onChange: (event: { currentTarget: { value: string } }) => editor.set(path, event.currentTarget.value || undefined),
  });
  return (
    <div className="grid gap-3">
      <PageHeader
        title={title}
        above={[{ label: t("categories"), to: "/admin/categories" }]}
        actions={
          isNew ? null : (
            <>
              <a
                href={`/${String(editor.saved.slug)}.html`}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-9 items-center gap-1.5 text-sm font-bold underline pointer-coarse:min-h-11"
              >
                <Icon name="external-link" size="sm" />
                {t("see_page")}
              </a>
              <HistoryButton editor={editor} />
            </>
          )
        }
      />
      <RecordForm editor={editor} label={title}>
        <AdminPanel title={t("basics")}>
          <div className="grid gap-4">
            {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving the names fills two others, by keyboard too */}
            <div onBlur={suggest}>
              <RecordTexts editor={editor} path="names" label={t("name")} maxLength={80} />
            </div>
            <div className="grid items-start gap-3 md:grid-cols-2">
              {isNew ? (
                <TextField
                  id={fieldId("")}
                  name="code"
                  label={t("code")}
                  hint={t("code_hint")}
                  value={newCode}
                  maxLength={40}
                  spellCheck={false}
                  autoComplete="off"
                  onChange={(event) => setNewCode(event.currentTarget.value)}
                  error={editor.problemAt("")}
                />
              ) : null}
              <RecordText editor={editor} path="slug" hint={t("slug_hint")} maxLength={80} spellCheck={false} />
              <SelectField
                {...select("parentCode")}
                label={t("parent")}
                placeholder={t("top")}
                options={parents.map((row) => ({
                  value: row.code,
                  label: `${row.level === 2 ? "— " : ""}${row.name}`,
                }))}
              />
              <SelectField
                {...select("requiredCertificate")}
                label={t("required_certificate")}
                hint={t("required_certificate_hint")}
                placeholder={t("certificate_none")}
                options={certificateTypes.map((type) => ({ value: type, label: type }))}
              />
            </div>
          </div>
        </AdminPanel>
        <AdminPanel title={t("page")}>
          <div className="grid gap-4">
            <RecordTexts
              editor={editor}
              path="about"
              label={t("about")}
              hint={t("about_hint")}
              rows={4}
              maxLength={4000}
            />
            <div className="flex items-start gap-3">
              <div className="min-w-0 grow md:max-w-xl">
                <RecordText
                  editor={editor}
                  path="picture"
                  hint={t("picture_hint")}
                  maxLength={500}
                  spellCheck={false}
                />
              </div>
              {typeof picture === "string" && picture.startsWith("/") ? (
                <img src={picture} alt="" className="mt-7 size-12 rounded-md border border-line object-cover" />
              ) : null}
            </div>
          </div>
        </AdminPanel>
        <AdminPanel title={t("order")}>
          <div className="grid items-start gap-4 md:grid-cols-[16rem_1fr]">
            <SelectField
              {...select("productOrder")}
              value={String(editor.value("productOrder") ?? "bestSelling")}
              label={t("product_order")}
              hint={t("product_order_hint")}
              options={productOrders.map((order) => ({ value: order, label: t(`order_${order}`) }))}
            />
            <FirstProducts editor={editor} known={products} />
          </div>
        </AdminPanel>
      </RecordForm>
    </div>
  );
}
