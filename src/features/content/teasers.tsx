import { imageUrl } from '@/src/domain/images'
import { ResponsiveImage } from '@/src/ui/responsive-image'

export type Teaser = {
  readonly href: string
  readonly title: string
  readonly text: string
  readonly note?: string
  readonly image_url?: string
}

/** Cards that link to offers or posts, side by side. `as` is the level of their headings. */
export const TeaserList = ({ teasers, as: Heading }: { teasers: readonly Teaser[]; as: 'h2' | 'h3' }) => (
  <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6" data-soft>
    {teasers.map(({ href, title, text, note, image_url }) => (
      <li key={href}>
        <article className="teaser">
          {image_url && (
            <ResponsiveImage src={imageUrl(image_url, { width: 640, quality: 75 })} alt="" width={640} height={427} />
          )}
          <div className="teaser-text">
            {note && <small>{note}</small>}
            <Heading>
              <a href={href}>{title}</a>
            </Heading>
            <p>{text}</p>
          </div>
        </article>
      </li>
    ))}
  </ul>
)
