import type { TagTone, VehicleTag } from '@/src/domain/vehicle-page/tag'
import { classNames } from '@/src/ui/class-names'

const tones: Readonly<Record<TagTone, string>> = {
  sold: 'bg-sold text-on-status',
  reserved: 'bg-reserved text-on-status',
  electric: 'bg-electric text-on-status',
  certified: 'bg-certified text-on-status',
  coming: 'bg-coming text-on-status',
  new: 'bg-new text-on-status',
  custom: 'bg-ink text-surface',
}

export const Tag = ({ tag }: { tag: VehicleTag }) => (
  <p className={classNames('w-fit rounded-sm px-2 py-1 text-xs font-bold tracking-wide uppercase', tones[tag.tone])}>
    {tag.text}
  </p>
)
