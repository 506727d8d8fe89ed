'use client'

import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { useSiteBasics } from '@/src/shared/site-basics'

/** A variant's card: texts ready to show, features as sanitised HTML. */
export type VariantView = {
  readonly name: string
  readonly image: string
  readonly price: string
  readonly type?: string
  readonly features: readonly string[]
}

type Action = { readonly label: string; readonly href: string }

const VariantCard = ({ view, action }: { view: VariantView; action: Action }) => {
  const { imageHost } = useSiteBasics()
  return (
    <article>
      <ResponsiveImage
        src={imageUrl(view.image, { width: 480, crop: '3x2' }, imageHost)}
        srcSet={imageSrcSet(view.image, [320, 480, 640], { crop: '3x2' }, imageHost)}
        sizes="(width >= 64rem) 24rem, 82vw"
        alt=""
        width={480}
        height={320}
      />
      <h3>{view.name}</h3>
      <p className="variant-price">
        <b>{view.price}</b> {view.type}
      </p>
      {view.features.length > 0 && (
        <ul className="variant-features">
          {view.features.map((feature, at) => (
            // Sanitised by `cleanFeature`: emphasis without attributes only.
            <li key={at} dangerouslySetInnerHTML={{ __html: feature }} />
          ))}
        </ul>
      )}
      <a href={action.href} className="btn btn-lg btn-primary">
        {action.label}
        <span className="sr-only">: {view.name}</span>
      </a>
    </article>
  )
}

/** One card for each variant, side by side; swiped on phones (MOD-03). */
export const VariantCards = ({ views, action }: { views: readonly VariantView[]; action: Action }) => (
  <ul className="strip strip-variants" aria-label="Variants" tabIndex={0}>
    {views.map((view) => (
      <li key={view.name}>
        <VariantCard view={view} action={action} />
      </li>
    ))}
  </ul>
)
