import * as z from 'zod/mini'
import type { Review } from '@/src/domain/locations/reviews'
import { date, kebab, line } from './folder-schemas'

/** A review in a folder; `location` is the slug of its location. */
export type FolderReview = Review & { readonly location: string; readonly hidden?: boolean }

const review: z.ZodMiniType<FolderReview> = z.strictObject({
  location: kebab,
  author: line(80),
  rating: z.number().check(z.gte(1), z.lte(5), z.multipleOf(0.5)),
  date,
  text: z.string().check(z.maxLength(2000)),
  hidden: z.exactOptional(z.boolean()),
})

/** `reviews.json`: customer reviews of all locations (LOC-08). */
export const reviewsFile: z.ZodMiniType<readonly FolderReview[]> = z.array(review).check(z.maxLength(2000))
