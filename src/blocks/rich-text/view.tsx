import { parseRichText } from '@/src/domain/content/rich-text'
import { RichText } from '@/src/features/content/rich-text'
import type { BlockView } from '../view'

export const richTextView: BlockView<'rich-text'> = (data) => {
  const blocks = parseRichText(data.text)
  if (blocks.length === 0) return null
  return (
    <div className="wrap py-6 lg:py-8">
      <RichText blocks={blocks} />
    </div>
  )
}
