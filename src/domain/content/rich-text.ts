import * as z from 'zod/mini'

type RichTextNode = {
  readonly type: string
  readonly version: number
  readonly text: string
  readonly fields: { readonly url?: string | null | undefined; readonly [name: string]: unknown }
  readonly children: RichTextNode[]
  readonly [name: string]: unknown
}

const nodeSchema: z.ZodMiniType<RichTextNode> = z.looseObject({
  type: z.string(),
  version: z.number(),
  text: z._default(z.string(), ''),
  /** Of a link, or of an image, where they may be null. */
  fields: z._default(
    z.union([
      z.looseObject({ url: z.optional(z.nullable(z.string())) }),
      z.pipe(
        z.null(),
        z.transform(() => ({})),
      ),
    ]),
    {},
  ),
  children: z._default(z.array(z.lazy(() => nodeSchema)), []),
})

const richTextSchema = z.object({
  root: z.object({
    type: z.string(),
    version: z.number(),
    children: z.array(nodeSchema),
    direction: z.nullable(z.enum(['ltr', 'rtl'])),
    format: z.enum(['', 'left', 'start', 'center', 'right', 'end', 'justify']),
    indent: z.number(),
  }),
})

/** Formatted text as the panel's editor (Lexical) stores it, with at least one node. */
export type RichText = z.infer<typeof richTextSchema>

/** Returns stored rich text if its form is valid and it is not empty, else undefined. Never throws. */
export const parseRichText = (value: unknown): RichText | undefined => {
  const parsed = richTextSchema.safeParse(value)
  return parsed.success && parsed.data.root.children.length > 0 ? parsed.data : undefined
}
