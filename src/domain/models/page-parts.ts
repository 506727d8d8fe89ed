import { toSlug } from '@/src/domain/stock/search-url/slug'
import { crossSellSizes, type CrossSell, type ModelPage, type ModelSpecification } from './model'

/** D§9: specifications that stand large. */
const mostSpecifications = 4
/** D§9: systems that stand before the expander. */
const shownSystems = 6

/** Values that say there is none. */
const empty = /^(?:null|undefined|n\/?a|-+)?$/i

/** The first four specifications that have a value (MOD-02); null ones are skipped, not counted. */
export const firstSpecifications = (
  all: readonly ModelSpecification[],
): readonly { readonly value: string; readonly category: string }[] =>
  all
    .flatMap(({ value, category }) =>
      value === undefined || value === null || empty.test(value.trim()) ? [] : [{ value: value.trim(), category }],
    )
    .slice(0, mostSpecifications)

/** The systems shown, the rest, and the words of the expander: its number is the list's (MOD-05). */
export const splitSystems = <System>(
  all: readonly System[],
): { readonly shown: readonly System[]; readonly rest: readonly System[]; readonly more: string } => ({
  shown: all.slice(0, shownSystems),
  rest: all.slice(shownSystems),
  more: `See rest of ${all.length} Smart Driver Assistance Systems`,
})

/** One other model of each size, in the order smaller, bigger, similar (D§2.6). */
export const crossSells = (all: readonly CrossSell[]): readonly CrossSell[] =>
  crossSellSizes.flatMap((size) => all.find((one) => one.size === size) ?? [])

/** What a variant's button does: a test drive, or a word when the model is here (D§4). */
export const variantAction = (status: ModelPage['status']): { readonly label: string; readonly href: string } =>
  status === 'coming_soon'
    ? { label: 'Register Interest', href: '#register-interest-form' }
    : { label: 'Test Drive', href: '/book-test-drive' }

/** A slug that can be an address: no text of an address that never names a model reaches the database. */
export const isModelSlug = (slug: string): boolean => slug.length <= 80 && slug !== '' && toSlug(slug) === slug

/** Paragraphs of a text, apart by empty lines. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
