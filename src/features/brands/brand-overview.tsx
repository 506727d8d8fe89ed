import type { Brand } from '@/src/domain/brands/brand'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { Breadcrumbs, type Crumb } from '@/src/ui/breadcrumbs'
import { button } from '@/src/ui/button'
import { makeMark } from '@/src/ui/make-mark'
import { Picture } from '@/src/ui/picture'
import { BrandLogo } from './brand-logo'

/** One brand of a group: what it is, and its stock here (BRD-01). */
export const BrandOverview = ({
  brand: { title, make, banner_url, logo_url, paragraphs },
  crumbs,
  stock,
}: {
  brand: Brand
  crumbs: readonly Crumb[]
  stock: { readonly href: string; readonly count: number }
}) => (
  <>
    {banner_url && (
      <div className="brand-hero">
        <Picture
          src={imageUrl(banner_url, { width: 1920, crop: '16x9' })}
          srcSet={imageSrcSet(banner_url, [640, 960, 1280, 1920], { crop: '16x9' })}
          sizes="100vw"
          alt=""
          width={1920}
          height={1080}
          priority
        />
      </div>
    )}
    <div className="wrap grid gap-5 py-6 lg:py-10">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="flex items-center gap-4 text-2xl lg:text-4xl">
        <BrandLogo title={title} mark={makeMark(make ?? title)} logo={logo_url} />
        {title}
      </h1>
      {paragraphs.map((text) => (
        <p key={text} className="max-w-[70ch]">
          {text}
        </p>
      ))}
      <p className="flex flex-wrap gap-3">
        {stock.count > 0 && (
          <a href={stock.href} className={button('primary', 'lg')}>
            {`See ${stock.count.toLocaleString('en-AU')} in stock`}
          </a>
        )}
        <a href="/contact" className={button(stock.count > 0 ? 'secondary' : 'primary', 'lg')}>
          {`Ask about ${title}`}
        </a>
      </p>
    </div>
  </>
)
