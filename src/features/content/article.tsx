import { Fragment, type ReactNode } from 'react'
import type { RichText as RichTextData } from '@/src/domain/content/rich-text'
import { placeTextImages, type TextImage } from '@/src/domain/content/text-images'
import { Breadcrumbs, type Crumb } from '@/src/ui/breadcrumbs'
import { ContentImage } from './content-image'
import { RichText } from './rich-text'
import { TextFigure } from './text-figure'

type Props = {
  crumbs: readonly Crumb[]
  title: string
  /** Date of the post, or end of the offer. */
  note?: string | undefined
  lead?: string | undefined
  image?: string | undefined
  body?: RichTextData | undefined
  textImages?: readonly TextImage[]
  /** The reader’s next step: beside the text on wide screens, below it on phones. */
  aside: ReactNode
  children?: ReactNode
}

const ArticleText = ({ body, images }: { body: RichTextData; images: readonly TextImage[] }) => {
  const { parts, rest } = placeTextImages(body, images)
  return (
    <>
      {parts.map(({ text, image }, index) => (
        <Fragment key={index}>
          <RichText text={text} />
          {image && <TextFigure image={image} />}
        </Fragment>
      ))}
      {rest.map((image, index) => (
        <TextFigure key={index} image={image} />
      ))}
    </>
  )
}

/** Page of a post or an offer: title and image, then the text with the next step beside it. */
export const Article = ({ crumbs, title, note, lead, image, body, textImages = [], aside, children }: Props) => (
  <article>
    <header className="article-head" data-image={image !== undefined || undefined}>
      <div className="wrap">
        <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, ...crumbs, { label: title }]} />
        <div className="article-title">
          {note && <p className="article-note">{note}</p>}
          <h1>{title}</h1>
          {lead && <p className="article-lead">{lead}</p>}
        </div>
        {image && (
          <ContentImage src={image} widths={[480, 640, 960, 1280]} sizes="(width >= 64rem) 46rem, 100vw" priority />
        )}
      </div>
    </header>
    <div className="wrap article-body">
      <div className="article-text">
        {body && <ArticleText body={body} images={textImages} />}
        {children}
      </div>
      <aside aria-label="Next steps" className="article-aside">
        {aside}
      </aside>
    </div>
  </article>
)
