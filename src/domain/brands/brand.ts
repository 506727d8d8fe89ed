/** The brands directory (BRD-01). */

export const brandGroups = ['cars', 'motorcycles', 'trucks', 'own-services'] as const
export type BrandGroup = (typeof brandGroups)[number]

export const brandGroupLabels: Readonly<Record<BrandGroup, string>> = {
  cars: 'Cars',
  motorcycles: 'Motorcycles',
  trucks: 'Trucks',
  'own-services': 'Our own services',
}

/** D§2.8: an entry of the directory. `skipPage` is the fixed page it has in place of an overview of its own. */
export type Brand = {
  readonly title: string
  readonly slug: string
  readonly group: BrandGroup
  /** What stock feeds call it, where that is not its title. */
  readonly make?: string
  readonly logo_url?: string
  readonly banner_url?: string
  readonly paragraphs: readonly string[]
  readonly skipPage?: string
}

/** What the directory says of the dealer group as a whole, such as 50+ locations. */
export type BrandDirectory = {
  readonly title: string
  readonly text?: string
  readonly claims: readonly { readonly value: string; readonly label: string }[]
}

/** Where an entry leads: to its own overview, or to its fixed page. */
export const brandHref = ({ slug, skipPage }: Pick<Brand, 'slug' | 'skipPage'>): string =>
  skipPage ?? `/${slug}/overview`

/** The groups that have entries, in their order, entries as staff ordered them. */
export const groupedBrands = <One extends Brand>(
  all: readonly One[],
): readonly { readonly group: BrandGroup; readonly brands: readonly One[] }[] =>
  brandGroups
    .map((group) => ({ group, brands: all.filter((one) => one.group === group) }))
    .filter(({ brands }) => brands.length > 0)
