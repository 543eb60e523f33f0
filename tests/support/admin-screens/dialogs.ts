/** Where a dialog, drawer or popover of the back office is in the code, and the states in which the accessibility journey opens it. */
export const dialogs: Readonly<Record<string, readonly string[]>> = {
  "modules/admin/web/command-palette/palette-dialog.tsx": ["the command palette"],
  "modules/admin/web/record-editor/compare-version.tsx": ["an earlier version beside the current one"],
  "modules/admin/web/record-editor/record-form.tsx": ["leaving without saving"],
  "modules/admin/web/record-editor/record-history.tsx": ["the history"],
  "modules/admin/web/record-editor/remove-record.tsx": ["removing it"],
  "modules/admin/web/record-editor/sign-in-again.tsx": ["signing in above a form"],
  "modules/admin/web/record-list/list-tools.tsx": ["saved views", "the choice of columns"],
  "modules/admin/web/rich-text/rich-text-dialogs.tsx": ["a link", "the words of a picture", "products in the text"],
  "modules/catalogue/admin/brands/merge-brand.tsx": ["merging brands"],
  "modules/catalogue/admin/product-editor/product-actions.tsx": ["deleting a product"],
  "modules/content/admin/pages/editor/withdraw-button.tsx": ["archiving it"],
  "modules/media/admin/picker/picker-dialog.tsx": ["the media chooser"],
  "modules/promotion/admin/coupon-editor/cancel-codes.tsx": ["cancelling all codes"],
  "modules/promotion/admin/coupon-editor/coupon-state-panel.tsx": ["deleting a draft", "stopping a coupon"],
  "modules/promotion/admin/promotion-editor/state-panel.tsx": ["deleting a draft", "stopping a promotion"],
};
