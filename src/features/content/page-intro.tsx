import type { ReactNode } from 'react'
import { button } from '@/src/ui/button'
import { ContentImage } from './content-image'

type Props = {
  id: string
  title: string
  text: string | undefined
  image: string | undefined
  link: { readonly label: string; readonly href: string } | undefined
  /** It opens the page, so its headline is the page's. */
  isFirst: boolean
  children: ReactNode
}

/** The opening of a page: headline, text and action beside an image, then what the dealer adds. */
export const PageIntro = ({ id, title, text, image, link, isFirst, children }: Props) => {
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section aria-labelledby={id} className="page-intro" data-image={image !== undefined || undefined}>
      <div className="wrap">
        <div className="page-intro-text">
          <Heading id={id}>{title}</Heading>
          {text && <p className="max-w-[52ch] lg:text-lg">{text}</p>}
          {link && (
            <a href={link.href} className={button('primary', 'lg')}>
              {link.label}
            </a>
          )}
        </div>
        {image && (
          <ContentImage
            src={image}
            widths={[480, 640, 960, 1280]}
            sizes="(width >= 64rem) 40rem, 100vw"
            priority={isFirst}
          />
        )}
        {children && <div className="page-intro-more">{children}</div>}
      </div>
    </section>
  )
}
