import { formatMomentDay } from '@/src/domain/time/format-moment'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { PostCard } from '@/src/server/content/posts'
import type { Teaser } from './teasers'

export const toPostTeaser = ({ slug, title, date, timezone, excerpt, image_url, category }: PostCard): Teaser => ({
  href: `/blog/${slug}`,
  title,
  text: excerpt,
  note: [formatMomentDay(date, timezone), category].filter(Boolean).join(' · '),
  ...omitEmpty({ image_url }),
})
