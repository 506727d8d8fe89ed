import { Icon } from '@/src/ui/icon'
import { formatPhone, telHref } from '@/src/domain/phone'
import { directionsHref, findPrimaryLocation } from '@/src/domain/locations/location-display'
import { sitePhone } from '@/src/domain/locations/phones'
import type { Site } from '@/src/domain/tenancy/site'
import { button } from '@/src/ui/button'

type AboutProps = { readonly about: { readonly title: string; readonly text: string }; readonly id: string }

const listParagraphs = (text: string): readonly string[] => text.split(/\n{2,}/)

/** The dealer's description as a few large words in the middle, below its heading. */
export const AboutStatement = ({ about, id }: AboutProps) => (
  <section aria-labelledby={id} className="py-14 lg:py-24">
    <div className="wrap grid justify-items-center gap-5 text-center">
      <h2 id={id} className="text-accent-text text-base lg:text-lg">
        {about.title}
      </h2>
      {listParagraphs(about.text).map((paragraph) => (
        <p
          key={paragraph.slice(0, 40)}
          className="font-heading max-w-[26em] text-xl leading-snug text-balance lg:text-3xl lg:leading-snug"
        >
          {paragraph}
        </p>
      ))}
    </div>
  </section>
)

/** The dealer's description in their own text. */
export const About = ({ about, id }: AboutProps) => (
  <section aria-labelledby={id} className="border-border border-t py-10 lg:py-16">
    <div className="wrap grid gap-4 lg:grid-cols-12 lg:gap-10">
      <h2 id={id} className="text-xl lg:col-span-4 lg:text-2xl">
        {about.title}
      </h2>
      <div className="grid max-w-[70ch] gap-4 text-base lg:col-span-8 lg:text-lg">
        {listParagraphs(about.text).map((paragraph) => (
          <p key={paragraph.slice(0, 40)}>{paragraph}</p>
        ))}
      </div>
    </div>
  </section>
)

/** Offers a call or a visit to shoppers who have not found what they want. */
export const TalkToUs = ({ site, id }: { site: Site; id: string }) => {
  const location = findPrimaryLocation(site)
  const phone = sitePhone(site)
  if (!phone && !location) return null
  return (
    <section aria-labelledby={id} className="on-chrome bg-chrome text-on-chrome">
      <div className="wrap flex flex-col gap-6 py-10 lg:flex-row lg:items-center lg:justify-between lg:py-14">
        <div className="grid gap-2">
          <h2 id={id} className="text-xl lg:text-2xl">
            Looking for something in particular?
          </h2>
          <p className="text-chrome-muted max-w-[60ch]">
            Tell us what you need. We’ll tell you what’s arriving soon and what we can find for you.
          </p>
        </div>
        <div className="flex flex-col gap-3 sm:flex-row">
          {phone && (
            <a href={telHref(phone)} className={button('inverse', 'lg')}>
              <Icon name="phone" className="size-5" />
              Call {formatPhone(phone)}
            </a>
          )}
          {location && (
            <a href={directionsHref(location)} className={button('inverse', 'lg')}>
              <Icon name="map-pin" className="size-5" />
              Get directions
            </a>
          )}
        </div>
      </div>
    </section>
  )
}
