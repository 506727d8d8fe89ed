import { Icon } from '@/src/ui/icon'
import { ContentImage } from './content-image'
import { arrangeTeasers, type TeaserArrangement, type TeaserSize } from './teaser-layout'

export type Teaser = {
  readonly href: string
  readonly title: string
  readonly text: string
  readonly note?: string
  readonly image_url?: string
}

type Props = {
  teasers: readonly Teaser[]
  /** Level of the headings. */
  as: 'h2' | 'h3'
  arrangement?: TeaserArrangement
  /** Words below a large teaser, such as "See the offer". */
  action?: string
  /** The list opens its page, so that its first image is wanted at once. */
  isFirst?: boolean
}

const imageSizes: Readonly<Record<TeaserSize, string>> = {
  feature: '(width >= 64rem) 46rem, 100vw',
  lead: '(width >= 64rem) 52rem, 100vw',
  half: '(width >= 64rem) 38rem, (width >= 40rem) 50vw, 8rem',
  third: '(width >= 64rem) 26rem, (width >= 40rem) 50vw, 8rem',
}

/** Cards that link to offers or posts, in rows that are always full. */
export const TeaserList = ({ teasers, as: Heading, arrangement = 'row', action, isFirst = false }: Props) => {
  const sizes = arrangeTeasers(teasers.length, arrangement)
  return (
    <ul className="teasers" data-soft>
      {teasers.map(({ href, title, text, note, image_url }, index) => {
        const size = sizes[index] ?? 'third'
        return (
          <li key={href} data-size={size}>
            <article className="teaser">
              {image_url && (
                <ContentImage
                  src={image_url}
                  widths={[240, 480, 640, 960, 1280]}
                  sizes={imageSizes[size]}
                  priority={isFirst && index === 0}
                />
              )}
              <div className="teaser-text">
                {note && <small>{note}</small>}
                <Heading>
                  <a href={href}>{title}</a>
                </Heading>
                <p>{text}</p>
                {action && (
                  <span aria-hidden className="teaser-action">
                    {action}
                    <Icon name="arrow-right" />
                  </span>
                )}
              </div>
            </article>
          </li>
        )
      })}
    </ul>
  )
}
