import { parseRichText } from '@/src/domain/content/rich-text'
import { RichText } from '@/src/features/content/rich-text'
import type { BlockView } from '../view'

export const richTextView: BlockView<'rich-text'> = (data) => {
  const text = parseRichText(data.text)
  if (!text) return null
  return (
    <div className="wrap py-6 lg:py-8">
      <RichText text={text} />
    </div>
  )
}
