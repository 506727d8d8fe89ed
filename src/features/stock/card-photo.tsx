import Eye from 'lucide-react/icons/eye'
import MapPin from 'lucide-react/icons/map-pin'
import Rotate3d from 'lucide-react/icons/rotate-3d'
import { isAvailable } from '@/src/domain/stock/availability'
import { cardTag, type CardRecord, type CardTag } from '@/src/domain/stock/card'
import { Picture } from '@/src/ui/picture'
import type { Switches } from '@/tenants/switches'
import { cardPlace, grouped } from './card-facts'
import { cardPhoto } from './photo'

const tagTones: Readonly<Record<CardTag['kind'], string>> = {
  electric: 'bg-electric',
  hybrid: 'bg-electric',
  reserved: 'bg-reserved',
  certified: 'bg-certified',
  custom: 'bg-new',
  coming_soon: 'bg-coming',
  new: 'bg-new',
}

const TagLabel = ({ tone, children }: { tone: string; children: string }) => (
  <p
    className={`text-on-status absolute top-3 left-3 max-w-[calc(100%-1.5rem)] truncate rounded-sm px-2 py-1 text-xs font-semibold ${tone}`}
  >
    {children}
  </p>
)

const pill = 'flex items-center gap-1 rounded-sm bg-scrim/75 px-2 py-1'

/** Where the car stands, whether it can be turned, how often it was looked at: over the foot of the photo. */
const Overlay = ({ record, views }: { record: CardRecord; views: boolean }) => {
  const place = cardPlace(record)
  if (place === '' && !record.has_spin && !views) return null
  return (
    <div className="text-on-scrim absolute inset-x-2 bottom-2 flex items-end justify-between gap-2 text-xs font-medium">
      {place !== '' && (
        <p className={`${pill} min-w-0`}>
          <MapPin aria-hidden className="size-3.5 flex-none" />
          <span className="truncate">{place}</span>
        </p>
      )}
      {(record.has_spin || views) && (
        <p className={`${pill} ml-auto flex-none gap-2.5 tabular-nums`}>
          {record.has_spin && (
            <span className="flex items-center gap-1">
              <Rotate3d aria-hidden className="size-3.5" />
              360°
            </span>
          )}
          {views && (
            <span className="flex items-center gap-1">
              <Eye aria-hidden className="size-3.5" />
              {grouped(record.views)}
              <span className="sr-only"> views</span>
            </span>
          )}
        </p>
      )}
    </div>
  )
}

type Props = { record: CardRecord; display: Switches['display']; now: Date; priority: boolean }

/** The photo of a card with one tag over it: sold, or the first that applies (CARD-03, CARD-06). */
export const CardPhoto = ({ record, display, now, priority }: Props) => {
  const available = isAvailable(record.status)
  const tag = available ? cardTag(record, display, now) : undefined
  return (
    <div className="bg-surface-alt relative aspect-3/2 overflow-hidden">
      <Picture
        {...cardPhoto(record, display.image_quality)}
        alt=""
        width={600}
        height={400}
        priority={priority}
        className={`size-full object-cover transition-transform duration-200 group-hover:scale-[1.02] ${available ? '' : 'opacity-70 grayscale'}`}
      />
      {!available && <TagLabel tone="bg-sold">{display.sold_tag}</TagLabel>}
      {tag?.kind === 'certified' && tag.image ? (
        <img src={tag.image} alt={tag.text} className="absolute top-3 left-3 h-8 w-auto max-w-32 object-contain" />
      ) : (
        tag && <TagLabel tone={tagTones[tag.kind]}>{tag.text}</TagLabel>
      )}
      <Overlay record={record} views={display.views && record.views > 0} />
    </div>
  )
}
