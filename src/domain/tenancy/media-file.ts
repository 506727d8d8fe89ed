import * as z from 'zod/mini'
import { line, upload } from './folder-parts'

const share = z.exactOptional(z.number().check(z.gte(0), z.lte(100)))

/** `media.json`: the uploaded files, which are in `media/` beside it. */
export const mediaFile = z
  .strictObject({
    /** Images with their description and focal point, in percent. */
    pictures: z._default(z.array(z.strictObject({ file: upload, alt: line(500), focalX: share, focalY: share })), []),
    /** PDFs of models. */
    brochures: z._default(z.array(z.strictObject({ file: upload, title: line(120) })), []),
  })
  .check(
    z.refine(
      ({ pictures, brochures }) =>
        new Set([...pictures, ...brochures].map(({ file }) => file)).size === pictures.length + brochures.length,
      'Two files have one name.',
    ),
  )
export type MediaFile = z.infer<typeof mediaFile>
