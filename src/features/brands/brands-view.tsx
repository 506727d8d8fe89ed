'use client'

import { brandGroupLabels, brandHref, groupedBrands, type Brand, type BrandDirectory } from '@/src/domain/brands/brand'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { Breadcrumbs } from '@/src/ui/breadcrumbs'
import type { MarkHref } from '@/src/ui/mark'
import { Picture } from '@/src/ui/picture'
import { useSiteBasics } from '@/src/ui/site-basics'
import { BrandLogo } from './brand-logo'

/** A brand, and the address of its icon. */
export type ShownBrand = Brand & { readonly mark?: MarkHref }

const Tile = ({ brand }: { brand: ShownBrand }) => {
  const { imageHost } = useSiteBasics()
  const { title, mark, banner_url, logo_url, paragraphs } = brand
  return (
    <article id={brand.slug} className="brand-tile">
      {banner_url && (
        <Picture
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
const letters = (brands: readonly Brand[]): readonly (readonly [letter: string, slug: string])[] => {
  const first = new Map<string, string>()
  const sorted = [...brands].sort((one, other) => one.title.localeCompare(other.title, 'en-AU'))
  for (const { title, slug } of sorted) {
    const letter = title.normalize('NFKD').charAt(0).toUpperCase()
    if (!first.has(letter)) first.set(letter, slug)
  }
  return [...first]
}

/** Directory of a group's brands (BRD-01): the group's introduction, links by letter, and tiles by category. */
export const BrandsView = ({ directory, brands }: { directory: BrandDirectory; brands: readonly ShownBrand[] }) => (
  <div className="wrap grid gap-8 py-4 lg:py-8">
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
        {letters(brands).map(([letter, slug]) => (
          <a key={letter} href={`#${slug}`}>
            {letter}
          </a>
        ))}
      </nav>
    </div>
    {groupedBrands(brands).map(({ group, brands: own }) => (
      <section key={group} aria-labelledby={`group-${group}`} className="grid gap-4">
        <h2 id={`group-${group}`} className="section-title">
          {brandGroupLabels[group]}
        </h2>
        <ul className="brand-grid">
          {own.map((brand) => (
            <li key={brand.slug}>
              <Tile brand={brand} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
