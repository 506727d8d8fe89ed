import type { ReactNode } from 'react'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { altOf } from '@/src/server/content/menus'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { imageOf, openHref } from '../safe-values'
import type { BlockView } from '../view'

const widths = { text: 'wrap *:max-w-[46rem]', page: 'wrap', window: 'wrap max-w-none px-0' } as const

const Linked = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href === undefined ? (
    children
  ) : (
    <a href={href} className="block">
      {children}
    </a>
  )

export const imageView: BlockView<'image'> = (data, context) => {
  const image = imageOf(data)
  if (image === undefined) return null
  const { width = 'page', caption } = data
  const isWide = width === 'window'
  return (
    <div className={isWide ? '' : 'py-6 lg:py-8'}>
      <div className={widths[width]}>
        <figure className="grid gap-2">
          <Linked href={openHref(data.href, context)}>
            <ResponsiveImage
              src={imageUrl(image, { width: 1280 })}
              srcSet={imageSrcSet(image, [480, 640, 960, 1280, 1920], {})}
              sizes={width === 'text' ? '(width >= 48rem) 46rem, 100vw' : '100vw'}
              alt={altOf(data)}
              width={1280}
              height={720}
              priority={context.isFirst}
              className={isWide ? 'h-auto max-h-[70vh] w-full object-cover' : 'h-auto w-full rounded-md object-cover'}
            />
          </Linked>
          {caption && <figcaption className={isWide ? 'wrap text-muted pb-4' : 'text-muted'}>{caption}</figcaption>}
        </figure>
      </div>
    </div>
  )
}
