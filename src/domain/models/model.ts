import { formatMakeModel } from '@/src/domain/stock/vehicle/naming'
import type { PriceType } from '@/src/domain/stock/vehicle/vehicle'

/** Body styles in a manufacturer's order codes (MOD-06). */
export const oemIds = ['wagon', 'sedan', 'hatch', 'dual_cab', 'extra_cab', 'single_cab', '2_door', '4_door'] as const
export type OemId = (typeof oemIds)[number]

export const oemLabels: Readonly<Record<OemId, string>> = {
  wagon: 'Wagon',
  sedan: 'Sedan',
  hatch: 'Hatch',
  dual_cab: 'Dual cab',
  extra_cab: 'Extra cab',
  single_cab: 'Single cab',
  '2_door': '2 door',
  '4_door': '4 door',
}

export const isOemId = (text: string): text is OemId => (oemIds as readonly string[]).includes(text)

/** A colour of a model (MOD-06). Without `model_variant_name` it is available for every variant. */
export type ModelColour = {
  readonly name: string
  readonly photo_url?: string
  /** `#` and six hex digits. */
  readonly hexCode: string
  readonly oem_id?: OemId
  readonly model_variant_name?: string
}

/** A variant of a model (MOD-06); `features` are HTML cleaned by `cleanFeature`. */
export type ModelVariant = {
  readonly name: string
  readonly full_name?: string
  readonly image_url?: string
  readonly features: readonly string[]
  readonly price_cents?: number
  readonly price_type: PriceType
}

export type ModelSpecification = { readonly value?: string | null; readonly category: string }

/** A card or banner of a model's page. */
export type ModelCard = {
  readonly title: string
  readonly text?: string
  readonly image_url?: string
  readonly href?: string
}

export const crossSellSizes = ['smaller', 'bigger', 'similar'] as const
export type CrossSellSize = (typeof crossSellSizes)[number]

/** A model that another model's page links to. */
export type LinkedModel = {
  readonly name: string
  readonly slug: string
  readonly manufacturer: string
  readonly body: string
  readonly image_url?: string
}

export type CrossSell = { readonly size: CrossSellSize; readonly model: LinkedModel }

export const modelStatuses = ['available', 'coming_soon'] as const
export type ModelStatus = (typeof modelStatuses)[number]

/** A model with everything its page shows (MOD-01, MOD-06). Lists are in staff's order. */
export type ModelPage = {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly manufacturer: { readonly name: string; readonly logo_url?: string }
  readonly body: string
  readonly short_description?: string
  readonly image_url?: string
  readonly status: ModelStatus
  readonly brochure_url?: string
  readonly hero_banners: readonly ModelCard[]
  readonly model_specifications: readonly ModelSpecification[]
  readonly images: readonly string[]
  readonly variants: readonly ModelVariant[]
  readonly colours: readonly ModelColour[]
  readonly colours_disclaimer?: string
  readonly driver_assistance_systems: readonly { readonly name: string; readonly text?: string }[]
  readonly owner_benefits: readonly ModelCard[]
  readonly cross_sells: readonly CrossSell[]
  readonly warranty_items: readonly ModelCard[]
  readonly disclaimer?: string
}

/** Formats the full name of a model: `Chery Tiggo 7 Pro`. */
export const formatModelName = ({ manufacturer, name }: Pick<ModelPage, 'manufacturer' | 'name'>): string =>
  formatMakeModel(manufacturer.name, name)
