import {
  BadgeAlert,
  CalendarDays,
  CalendarX,
  Camera,
  Car,
  FileClock,
  Image,
  Inbox,
  MailWarning,
  Megaphone,
  Rss,
  ServerCrash,
  Unlink,
  UserRoundCheck,
  type LucideIcon,
} from 'lucide-react'
import type { QuickAction } from '@/src/domain/panel/quick-actions'

const icons: Readonly<Record<QuickAction['icon'], LucideIcon>> = {
  leads: Inbox,
  mine: UserRoundCheck,
  work: ServerCrash,
  deliveries: MailWarning,
  schedule: CalendarX,
  feeds: Rss,
  promos: Megaphone,
  holidays: CalendarDays,
  licences: BadgeAlert,
  drafts: FileClock,
  links: Unlink,
  photos: Camera,
  models: Car,
  hero: Image,
}

/** Decorative: the text beside it has the same meaning. */
export const GroupIcon = ({ name }: { readonly name: QuickAction['icon'] }) => {
  const IconComponent = icons[name]
  return <IconComponent size={18} aria-hidden />
}
