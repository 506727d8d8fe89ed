import type { Brand } from '@/src/domain/brands/brand'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { Breadcrumbs, type Crumb } from '@/src/ui/breadcrumbs'
import { button } from '@/src/ui/button'
import { makeLogoHref } from '@/src/shared/logos/make-logo'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { BrandLogo } from './brand-logo'
import { formatInteger } from '@/src/domain/text/numbers'

/** Page of one brand of a group, with its stock (BRD-01). */
export const BrandOverview = ({
  brand: { title, make, banner_url, logo_url, paragraphs },
  crumbs,
  stock,
}: {
  brand: Brand
  crumbs: readonly Crumb[]
  stock: { readonly href: string; readonly count: number }
}) => (
  <div className="wrap brand-overview">
    <div className="grid gap-5">
      <Breadcrumbs crumbs={crumbs} />
      <h1>
        <BrandLogo title={title} mark={makeLogoHref(make ?? title)} logo={logo_url} />
        {title}
      </h1>
      {paragraphs.map((text, at) => (
        <p key={at} className="max-w-[70ch] lg:text-lg">
          {text}
        </p>
      ))}
      <p className="flex flex-wrap gap-3">
        {stock.count > 0 && (
          <a href={stock.href} className={button('primary', 'lg')}>
            {`See ${formatInteger(stock.count)} in stock`}
          </a>
        )}
        <a href="/contact" className={button(stock.count > 0 ? 'secondary' : 'primary', 'lg')}>
          {`Ask about ${title}`}
        </a>
      </p>
    </div>
    {banner_url && (
      <ResponsiveImage
        src={imageUrl(banner_url, { width: 960, crop: '3x2' })}
        srcSet={imageSrcSet(banner_url, [640, 960, 1280], { crop: '3x2' })}
        sizes="(width >= 64rem) 55vw, 100vw"
        alt=""
        width={960}
        height={640}
        priority
      />
    )}
  </div>
)
