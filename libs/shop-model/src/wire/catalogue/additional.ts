import { Type, type Static } from 'typebox';
import { AttributesSchema, offerFields } from './shared';

/** One variant of an add-on; its name is the attribute `subscription_additional_variant_name`. */
export const AdditionalVariantSchema = Type.Object(offerFields);
export type AdditionalVariant = Static<typeof AdditionalVariantSchema>;

/**
 * An add-on of a subscription or device (spec 3.2): `subscription_additional_title`, `_subtitle`, `_pretitle`,
 * `_header_title`, `_footer_description`, `_show_toggle`, `_is_countable`, `_max_quantity`, `_on_add_popup`,
 * `_on_remove_popup`, `_read_more_link`, `_read_more_popup_enabled`, `_read_more_popup_title`, `_read_more_popup_content`.
 */
export const AdditionalProductSchema = Type.Object({
  code: Type.String(),
  name: Type.String(),
  attributes: AttributesSchema,
  display: Type.Union([Type.Literal('row'), Type.Literal('column')]),
  /** Address of a picture on this site, or null. */
  image: Type.Union([Type.String(), Type.Null()]),
  /** Comes with the offer whether wanted or not, at its price; the shopper cannot switch it off. */
  required: Type.Boolean(),
  /** Comes with the offer at no price, as an advantage; read-only. */
  included: Type.Boolean(),
  /** Travels to the shopper by post. */
  deliverable: Type.Boolean(),
  variants: Type.Array(AdditionalVariantSchema, { minItems: 1 }),
});
export type AdditionalProduct = Static<typeof AdditionalProductSchema>;

/** Attributes `tv_thematic_package_title` and `tv_thematic_package_detail_subtitle`. */
export const TvPackageSchema = Type.Object(offerFields);
export type TvPackage = Static<typeof TvPackageSchema>;
