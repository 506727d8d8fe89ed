import { dayWords } from '@/src/domain/content/day-words'
import { present } from '@/src/domain/present'
import type { PostCard } from '@/src/server/posts'
import type { Teaser } from './teasers'

export const postTeaser = ({ slug, title, date, timezone, excerpt, image_url, category }: PostCard): Teaser => ({
  href: `/blog/${slug}`,
  title,
  text: excerpt,
  note: [dayWords(date, timezone), category].filter(Boolean).join(' · '),
  ...present({ image_url }),
})
