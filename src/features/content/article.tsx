import type { ReactNode } from 'react'
import type { RichText as RichTextData } from '@/src/domain/content/rich-text'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { Breadcrumbs, type Crumb } from '@/src/ui/breadcrumbs'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { RichText } from './rich-text'

type Props = {
  crumbs: readonly Crumb[]
  title: string
  /** Date of the post, or end of the offer. */
  note?: string | undefined
  lead?: string | undefined
  image?: string | undefined
  body?: RichTextData | undefined
  children?: ReactNode
}

/** Page of a post or an offer. */
export const Article = ({ crumbs, title, note, lead, image, body, children }: Props) => (
  <article className="wrap grid gap-6 py-4 lg:py-8">
    <div className="grid gap-3">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, ...crumbs, { label: title }]} />
      <h1 className="max-w-[24ch] text-2xl lg:text-3xl">{title}</h1>
      {note && <p className="text-muted">{note}</p>}
      {lead && <p className="max-w-[60ch] lg:text-lg">{lead}</p>}
    </div>
    {image && (
      <ResponsiveImage
        src={imageUrl(image, { width: 1280, quality: 75 })}
        srcSet={imageSrcSet(image, [480, 640, 960, 1280], { quality: 75 })}
        sizes="(width >= 64rem) 60rem, 100vw"
        alt=""
        width={1280}
        height={853}
        priority
        className="aspect-3/2 w-full max-w-240 rounded-md object-cover"
      />
    )}
    {body && <RichText text={body} />}
    {children}
  </article>
)
