import type { ReactNode } from 'react'
import type { RichText as RichTextData } from '@/src/domain/content/rich-text'
import { Breadcrumbs, type Crumb } from '@/src/ui/breadcrumbs'
import { ContentImage } from './content-image'
import { RichText } from './rich-text'

type Props = {
  crumbs: readonly Crumb[]
  title: string
  /** Date of the post, or end of the offer. */
  note?: string | undefined
  lead?: string | undefined
  image?: string | undefined
  body?: RichTextData | undefined
  /** The reader’s next step: beside the text on wide screens, below it on phones. */
  aside: ReactNode
  children?: ReactNode
}

/** Page of a post or an offer: title and image, then the text with the next step beside it. */
export const Article = ({ crumbs, title, note, lead, image, body, aside, children }: Props) => (
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
        {body && <RichText text={body} />}
        {children}
      </div>
      <aside aria-label="Next steps" className="article-aside">
        {aside}
      </aside>
    </div>
  </article>
)
