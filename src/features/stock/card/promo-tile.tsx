import type { PromoCard } from '@/src/domain/content/promo'
import { imageUrl } from '@/src/domain/images'
import { ResponsiveImage } from '@/src/ui/responsive-image'

/** A promo card in a row of a page (CNT-03). */
export const PromoTile = ({ card: { title, text, image_url, href, link_label } }: { card: PromoCard }) => (
  <aside className="promo-card on-chrome" aria-label={title}>
    {image_url && (
      <ResponsiveImage src={imageUrl(image_url, { width: 640, quality: 75 })} alt="" width={640} height={427} />
    )}
    <b>{title}</b>
    {text && <p>{text}</p>}
    {href && (
      <a href={href} className="btn btn-md btn-inverse">
        {link_label ?? 'Find out more'}
        <span className="sr-only">: {title}</span>
      </a>
    )}
  </aside>
)
