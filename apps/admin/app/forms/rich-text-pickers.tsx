import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { ChosenPicture, RichTextPickers } from "#modules/admin/web/rich-text/rich-text-props.ts";
import { ProductCodes } from "#modules/catalogue/admin/product-choice/product-codes.tsx";
import { MediaPicker } from "#modules/media/admin/media-picker.tsx";

type PictureProps = { onClose: () => void; onChoose: (picture: ChosenPicture) => void };

function PicturePicker({ onClose, onChoose }: PictureProps) {
  const locale = useLocale();
  return (
    <MediaPicker
      open
      kind="picture"
      onClose={onClose}
      onChoose={([chosen]) => {
        if (chosen === undefined) return;
        const { path, alt, width, height } = chosen;
        onChoose({ path, width, height, alt: alt[locale] ?? alt["en-US"] ?? "" });
      }}
    />
  );
}

/** Pictures come from the media library, products from the catalogue: the module of a text knows neither. */
export const richTextPickers: RichTextPickers = {
  picture: (props) => <PicturePicker {...props} />,
  products: (props) => <ProductCodes {...props} />,
};
