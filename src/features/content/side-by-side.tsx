import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { button } from '@/src/ui/button'
import { ResponsiveImage } from '@/src/ui/responsive-image'

type Props = {
  id: string
  heading: string
  text: string
  link?: { readonly label: string; readonly href: string }
  image?: string | undefined
  /** The button has the primary style. */
  primary?: boolean
}

/** Text and one link, beside an image if there is one. */
export const SideBySide = ({ id, heading, text, link, image, primary = false }: Props) => (
  <section aria-labelledby={id} className="py-10 lg:py-16">
    <div className={image ? 'wrap grid gap-6 lg:grid-cols-2 lg:items-center lg:gap-12' : 'wrap grid'}>
      {image && (
        <ResponsiveImage
          src={imageUrl(image, { width: 960, quality: 75 })}
          srcSet={imageSrcSet(image, [480, 640, 960, 1280], { quality: 75 })}
          sizes="(width >= 64rem) 50vw, 100vw"
          alt=""
          width={960}
          height={640}
          className="aspect-3/2 w-full rounded-md object-cover"
        />
      )}
      <div className="grid justify-items-start gap-4">
        <h2 id={id} className="text-xl lg:text-2xl">
          {heading}
        </h2>
        {text.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index} className="max-w-[70ch]">
            {paragraph}
          </p>
        ))}
        {link && (
          <a href={link.href} className={button(primary ? 'primary' : 'secondary', 'lg')}>
            {link.label}
          </a>
        )}
      </div>
    </div>
  </section>
)
