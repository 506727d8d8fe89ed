/** The brands directory (BRD-01). */

export const brandGroups = ['cars', 'motorcycles', 'trucks', 'own-services'] as const
export type BrandGroup = (typeof brandGroups)[number]

export const brandGroupLabels: Readonly<Record<BrandGroup, string>> = {
  cars: 'Cars',
  motorcycles: 'Motorcycles',
  trucks: 'Trucks',
  'own-services': 'Our own services',
}

/** An entry of the directory. `skipPage` is the fixed page that replaces its own overview (BRD-01). */
export type Brand = {
  readonly title: string
  readonly slug: string
  readonly group: BrandGroup
  /** The make in stock feeds, if it differs from the title. */
  readonly make?: string
  readonly logo_url?: string
  readonly banner_url?: string
  readonly paragraphs: readonly string[]
  readonly skipPage?: string
}

/** Copy about the dealer group itself, such as 50+ locations. */
export type BrandDirectory = {
  readonly title: string
  readonly text?: string
  readonly claims: readonly { readonly value: string; readonly label: string }[]
}

/** Returns the address of a brand: its own overview or its fixed page. */
export const brandHref = ({ slug, skipPage }: Pick<Brand, 'slug' | 'skipPage'>): string =>
  skipPage ?? `/${slug}/overview`

/** Groups brands in the fixed order of groups and staff's order within; empty groups are omitted. */
export const groupBrands = <One extends Brand>(
  all: readonly One[],
): readonly { readonly group: BrandGroup; readonly brands: readonly One[] }[] =>
  brandGroups
    .map((group) => ({ group, brands: all.filter((one) => one.group === group) }))
    .filter(({ brands }) => brands.length > 0)
