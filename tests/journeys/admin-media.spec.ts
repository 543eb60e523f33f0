import type { Page } from "@playwright/test";
import { aPicture } from "../support/a-picture.ts";
import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

/** Lets go of files over the page, or pastes them, as a person does. */
const bring = (page: Page, how: "drop" | "paste", { name, buffer }: { name: string; buffer: Buffer }) =>
  page.evaluate(
    ([kind, fileName, bytes]) => {
      const data = new DataTransfer();
      data.items.add(
        new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], fileName, { type: "image/png" }),
      );
      const target = document.querySelector("h1") ?? document.body;
      if (kind === "paste") target.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
      else
        for (const type of ["dragenter", "dragover", "drop"])
          target.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    [how, name, buffer.toString("base64")] as const,
  );

test("MM-01 MM-02 MM-04 files come by dialog, drop and paste; a bad one loses no other; one is described, replaced and deleted", {
  tag: "@phone",
}, async ({ page, context, shop, complaints }) => {
  complaints.allow(/415 \(Unsupported Media Type\) \S+name=notes\.png/);
  await sitDown(context, shop.url, "catalogue");
  await visit(page, "/admin/media");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Media");
  const uploads = page.getByRole("region", { name: "Uploads" });

  const castle = await aPicture("castle.png");
  const text = {
    name: "notes.png",
    mimeType: "image/png",
    buffer: Buffer.from("just some words, and no picture at all"),
  };
  await page.locator("[data-upload=files]").setInputFiles([castle, text, await aPicture("ball.png")]);
  await expect(uploads.getByRole("status")).toHaveText("2 of 3 done · 1 failed");
  await expect(uploads.getByText("This is no JPEG, PNG, WebP or AVIF picture and no MP4 or WebM video.")).toBeVisible();
  await expectAccessible(page, "the media library with uploads", "everything");
  await bring(page, "drop", await aPicture("dropped.png"));
  await bring(page, "paste", await aPicture("pasted.png"));
  await expect(uploads.getByRole("status")).toHaveText("4 of 5 done · 1 failed");
  // The same bytes again are the same file.
  await page.locator("[data-upload=camera]").setInputFiles([{ ...castle, name: "again.png" }]);
  await expect(uploads.getByText("Was in the library already")).toBeVisible();
  await uploads.getByRole("button", { name: "Try again notes.png" }).click();
  await expect(uploads.getByRole("status")).toHaveText("5 of 6 done · 1 failed");
  await uploads.getByRole("button", { name: "Remove notes.png from the list" }).click();
  await uploads.getByRole("button", { name: "Clear finished" }).click();
  await expect(uploads).toHaveCount(0);
  for (const name of ["castle.png", "ball.png", "dropped.png", "pasted.png"])
    await expect(page.getByRole("link", { name, exact: true }).first()).toBeVisible();

  await page.getByRole("link", { name: "castle.png", exact: true }).first().click();
  const panel = page.getByRole("complementary", { name: "castle.png" });
  const point = panel.getByRole("button", { name: /^Focal point/ });
  await point.focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("ArrowUp");
  await expect(point).toHaveAccessibleName("Focal point: 40 % from the left, 49 % from the top");
  const box = await point.boundingBox();
  await point.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.75 } });
  await expect(point).toHaveAccessibleName("Focal point: 25 % from the left, 75 % from the top");
  await panel.getByLabel("Bahasa Indonesia").fill("Kastil merah");
  await panel.getByLabel("Tags").fill("Toys, red");
  const unique = `Castle ${crypto.randomUUID().slice(0, 8)}`;
  await panel.getByLabel("Name").fill(unique);
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  const renamed = page.getByRole("complementary", { name: unique });
  await expect(renamed.getByLabel("Bahasa Indonesia")).toHaveValue("Kastil merah");
  await expect(renamed.getByText("Nothing shows it yet.")).toBeVisible();
  await expectAccessible(page, "a file of the media library");

  const before = await renamed.getByRole("link", { name: "Open file" }).getAttribute("href");
  await page.locator("[data-upload=replace]").setInputFiles([await aPicture("other.png")]);
  await expect(renamed.getByText("Replaced.")).toBeVisible();
  await expect(renamed.getByRole("link", { name: "Open file" })).not.toHaveAttribute("href", before ?? "");

  await renamed.getByRole("link", { name: "Close" }).click();
  await page.getByLabel("Search").fill(unique.toLowerCase());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("status")).toContainText("1 file");
  await page.getByRole("link", { name: unique }).click();
  await renamed.getByText("Delete", { exact: true }).click();
  await renamed.getByRole("button", { name: "Delete this file" }).click();
  await expect(page.getByText("Deleted.")).toBeVisible();
  await expect(page.getByText("Nothing found")).toBeVisible();
});
