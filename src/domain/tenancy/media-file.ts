import * as z from 'zod/mini'
import { line, uploadName } from './folder-schemas'

const percentage = z.exactOptional(z.number().check(z.gte(0), z.lte(100)))

/** `media.json`: the uploaded files, which are in `media/` beside it. */
export const mediaFile = z
  .strictObject({
    /** Images with their description and focal point, in percent. */
    images: z._default(
      z.array(z.strictObject({ file: uploadName, alt: line(500), focalX: percentage, focalY: percentage })),
      [],
    ),
    /** PDFs of models. */
    brochures: z._default(z.array(z.strictObject({ file: uploadName, title: line(120) })), []),
  })
  .check(
    z.refine(
      ({ images, brochures }) =>
        new Set([...images, ...brochures].map(({ file }) => file)).size === images.length + brochures.length,
      'Two files have the same name.',
    ),
  )
export type MediaFile = z.infer<typeof mediaFile>
