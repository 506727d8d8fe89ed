'use client'

import { brandGroupLabels, brandHref, groupBrands, type Brand, type BrandDirectory } from '@/src/domain/brands/brand'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { Breadcrumbs } from '@/src/ui/breadcrumbs'
import { chooseColumns } from '@/src/ui/row-columns'
import type { LogoHref } from '@/src/shared/logos/logo'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { useSiteBasics } from '@/src/shared/site-basics'
import { BrandLogo } from './brand-logo'

/** A brand, and the address of its icon. */
export type BrandWithMark = Brand & { readonly mark?: LogoHref }

const BrandTile = ({ brand }: { brand: BrandWithMark }) => {
  const { imageHost } = useSiteBasics()
  const { title, mark, banner_url, logo_url, paragraphs } = brand
  return (
    <article id={brand.slug} className="brand-tile">
      {banner_url && (
        <ResponsiveImage
          src={imageUrl(banner_url, { width: 480, crop: '3x2' }, imageHost)}
          srcSet={imageSrcSet(banner_url, [240, 320, 480], { crop: '3x2' }, imageHost)}
          sizes="(width >= 64rem) 15rem, (width >= 40rem) 31vw, 46vw"
          alt=""
          width={480}
          height={320}
        />
      )}
      <div>
        <h3>
          <BrandLogo title={title} mark={mark} logo={logo_url} host={imageHost} />
          <a href={brandHref(brand)}>{title}</a>
        </h3>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </article>
  )
}

/** First brand of each initial, for the links by letter above a long directory. */
const firstBrandsByInitial = (brands: readonly Brand[]): readonly (readonly [letter: string, slug: string])[] => {
  const first = new Map<string, string>()
  const sorted = [...brands].sort((one, other) => one.title.localeCompare(other.title, 'en-AU'))
  for (const { title, slug } of sorted) {
    const initial = title.normalize('NFKD').charAt(0).toUpperCase()
    if (!first.has(initial)) first.set(initial, slug)
  }
  return [...first]
}

/** Tiles in a row on wide screens. A short row of few brands is as wide as a full one of many. */
const brandColumns = (count: number): number => (count <= 5 ? 5 : chooseColumns(count, [5, 6, 4]))

/** Directory of a group's brands (BRD-01): the group's introduction, links by letter, and tiles by category. */
export const BrandsView = ({ directory, brands }: { directory: BrandDirectory; brands: readonly BrandWithMark[] }) => (
  <div className="wrap grid gap-8 pt-4 pb-10 lg:pt-8 lg:pb-16">
    <div className="grid gap-4">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: directory.title }]} />
      <h1 className="text-2xl lg:text-4xl">{directory.title}</h1>
      {directory.text && <p className="text-muted max-w-[60ch] lg:text-lg">{directory.text}</p>}
      {directory.claims.length > 0 && (
        <dl className="brand-claims">
          {directory.claims.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <nav aria-label="Brands by letter" className="brand-letters">
        {firstBrandsByInitial(brands).map(([initial, slug]) => (
          <a key={initial} href={`#${slug}`}>
            {initial}
          </a>
        ))}
      </nav>
    </div>
    {groupBrands(brands).map(({ group, brands: groupBrands }) => (
      <section key={group} aria-labelledby={`group-${group}`} className="grid gap-4">
        <h2 id={`group-${group}`} className="section-title">
          {brandGroupLabels[group]}
        </h2>
        <ul className="brand-grid" data-columns={brandColumns(groupBrands.length)}>
          {groupBrands.map((brand) => (
            <li key={brand.slug}>
              <BrandTile brand={brand} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
