import { toSlug } from '@/src/domain/text/slug'
import { replaceTestDrive } from '@/src/domain/stock/vehicle/test-drive-name'
import type { Switches } from '@/src/domain/switches'
import { crossSellSizes, type CrossSell, type ModelPage, type ModelSpecification } from './model'

/** Specifications shown prominently (MOD-02). */
const MAX_SPECIFICATIONS = 4
/** Systems shown above the expander (MOD-05). */
const VISIBLE_SYSTEMS = 6

/** Texts that mean a missing value. */
const EMPTY_VALUE_PATTERN = /^(?:null|undefined|n\/?a|-+)?$/i

/** Lists the first four specifications with a value (MOD-02); missing ones are skipped and not counted. */
export const listFirstSpecifications = (
  all: readonly ModelSpecification[],
): readonly { readonly value: string; readonly category: string }[] =>
  all
    .flatMap(({ value, category }) =>
      value === undefined || value === null || EMPTY_VALUE_PATTERN.test(value.trim())
        ? []
        : [{ value: value.trim(), category }],
    )
    .slice(0, MAX_SPECIFICATIONS)

/** Splits systems into the visible ones and the rest, with the expander's label, which gives the total (MOD-05). */
export const splitSystems = <System>(
  all: readonly System[],
): { readonly shown: readonly System[]; readonly rest: readonly System[]; readonly more: string } => ({
  shown: all.slice(0, VISIBLE_SYSTEMS),
  rest: all.slice(VISIBLE_SYSTEMS),
  more: `See rest of ${all.length} Smart Driver Assistance Systems`,
})

/** Lists one other model of each size, in the order smaller, bigger, similar (MOD-05). */
export const listCrossSells = (all: readonly CrossSell[]): readonly CrossSell[] =>
  crossSellSizes.flatMap((size) => all.find((one) => one.size === size) ?? [])

/**
 * Returns the button of a variant: a test drive, an enquiry where the dealer offers none, or registering interest in a
 * coming model (MOD-03). `itemTypes` are the kinds of its vehicles in stock; without any, the dealer's decide.
 */
export const variantActionOf = (
  status: ModelPage['status'],
  { display, vehicle }: Pick<Switches, 'display' | 'vehicle'>,
  itemTypes: readonly string[] = [],
): { readonly label: string; readonly href: string } => {
  if (status === 'coming_soon') return { label: 'Register Interest', href: '#register-interest-form' }
  return vehicle.test_drive
    ? {
        label: replaceTestDrive('Test Drive', itemTypes.length > 0 ? itemTypes : display.item_types),
        href: '/book-test-drive',
      }
    : { label: 'Enquire', href: '/contact' }
}

/**
 * Returns the status that shoppers see: a model of which vehicles are in stock is available, whatever staff announced
 * before they arrived (MOD-03). `stocked` has the makes and models in stock, in lower case as `make:model`.
 */
export const shownStatusOf = (
  { status, manufacturer, name }: Pick<ModelPage, 'status' | 'manufacturer' | 'name'>,
  stocked: ReadonlySet<string>,
): ModelPage['status'] => (stocked.has(`${manufacturer.name}:${name}`.toLowerCase()) ? 'available' : status)

/** Reports whether a slug is valid, so that arbitrary URL text does not reach the database. */
export const isModelSlug = (slug: string): boolean => slug.length <= 80 && slug !== '' && toSlug(slug) === slug

/** Splits a text into paragraphs at empty lines. */
export const splitParagraphs = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
